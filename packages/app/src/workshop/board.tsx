import { createBot } from '@deedbook/bots';
import { buildScene, type Scene, Session } from '@deedbook/engine';
import type { Language } from '@deedbook/text';
import { loadText } from '@deedbook/text';
import { StrictMode, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { openLocalGame } from '../game/local-game.ts';
import { useSeat, useTable } from '../game/table.ts';
import { LanguageContext } from '../language/language.ts';
import { QuestionBar } from '../question/question-bar.tsx';
import { SpotMenu } from '../question/spot-menu.tsx';
import '../look/base.css';
import '../look/fonts.css';
import '../look/theme.css';
import { Board } from '../board/board.tsx';
import { BoardMap } from '../board/board-map.tsx';

/*
 * A game to look at the map with, outside the build: board.html?seed=a&tiles=8&language=it&time=night&players=2. Bots play
 * until so many tiles lie there and somebody can walk.
 */
const query = new URLSearchParams(location.search);
const language = (query.get('language') ?? 'en') as Language;

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

function Harness() {
  const isOpen = useTable(({ table }) => table !== null);
  const [isPlain] = useState(query.has('plain'));
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.contrast = query.get('contrast') ?? 'usual';
    document.documentElement.style.setProperty('--board-inset', query.get('inset') ?? '0');
    void loadText(language).then(text => {
      const session = played();
      document.documentElement.dataset.time = query.get('time') ?? session.state.time;
      openLocalGame(
        'harness',
        session,
        session.state.players.map(() => 'person'),
        text,
      );
      Object.assign(window, { session, useTable });
    });
  }, []);
  if (!isOpen) return null;
  return isPlain ? <Plain /> : <Playing />;
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

const root = document.getElementById('board');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LanguageContext value={language}>
        <Suspense>
          <Harness />
        </Suspense>
      </LanguageContext>
    </StrictMode>,
  );
}
