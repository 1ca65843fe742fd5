import { createBot } from '@deedbook/bots';
import { buildScene, type Scene, Session } from '@deedbook/engine';
import { Board } from '../board/board.tsx';
import { BoardMap } from '../board/board-map.tsx';
import { useSeat, useTable } from '../game/table.ts';
import { QuestionBar } from '../question/question-bar.tsx';
import { SpotMenu } from '../question/spot-menu.tsx';
import { mount, open, query } from './mount.tsx';

/*
 * A game to view the map with, outside the build: board.html?seed=a&tiles=8&language=it&time=night&players=2. Bots play
 * until that many tiles are on the map and there is somewhere to walk.
 */

/** One of everything, for ?scene. */
const SCENE: Scene = {
  scenario: 'full-conquest',
  tiles: {
    '0,0': 'start-a',
    '0,1': 'countryside-1',
    '1,0': 'countryside-2',
    '0,2': 'core-2',
    '1,1': 'core-5',
    '2,0': 'core-6',
    '1,2': 'core-4',
    '2,1': 'core-1',
  },
  heroes: {
    tovak: { at: '3,-6', level: 5 },
    arythea: { at: '2,-3' },
    goldyx: { at: '0,0' },
    norowas: { at: '0,0' },
  },
  cities: { '6,-4': { shields: ['tovak', 'goldyx'], conquered: true } },
  shields: [{ at: '1,-1', by: 'tovak' }],
  move: 9,
};

function played(): Session {
  if (query.has('scene'))
    return new Session(buildScene({ ...SCENE, time: query.get('time') === 'night' ? 'night' : 'day' }));
  const heroes = ['tovak', 'arythea', 'goldyx', 'norowas'].slice(0, Number(query.get('players') ?? 1));
  const seed = query.get('seed') ?? 'a';
  const session = new Session({ scenario: query.get('scenario') ?? 'first-reconnaissance', heroes, seed });
  const bots = heroes.map((_, seat) =>
    createBot(query.get('bot') === 'greedy' ? 'greedy' : 'curious', `${seed} ${seat}`),
  );
  const wanted = Number(query.get('tiles') ?? 6);
  for (let i = 0; i < 3000 && !session.isOver; i++) {
    const seat = session.asked[0] as number;
    const asked = session.question(seat);
    if (!asked) break;
    const walks = asked.choices.filter(({ at }) => at?.kind === (query.get('spot') ?? 'hex')).length;
    const isReady =
      session.state.map.length >= wanted && (query.has('any') || walks >= Number(query.get('walks') ?? 4));
    if (isReady && session.state.combat === null) break;
    session.answer(
      seat,
      bots[seat]?.choose({ asked, view: () => session.view(seat) }) ?? (asked.choices[0]?.key as string),
    );
  }
  return session;
}

const Plain = () => <BoardMap view={useSeat(table => table.view)} isPlain={query.get('plain') === 'still'} />;

function Playing() {
  return (
    <>
      <Board />
      <div id="question">{query.has('question') && <QuestionBar />}</div>
      <SpotMenu />
    </>
  );
}

const session = played();
document.documentElement.dataset.time = query.get('time') ?? session.state.time;
document.documentElement.style.setProperty('--board-inset', query.get('inset') ?? '0');
await open(session);
Object.assign(window, { session, useTable });
mount(query.has('plain') ? <Plain /> : <Playing />);
