import { BOTS, type BotName, createBot } from '@deedbook/bots';
import {
  type Answer,
  buildScene,
  inventoryOf,
  readPosition,
  type Scene,
  Session,
  writePosition,
} from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { decideChecked } from './checked-game.ts';

/** Three well-equipped heroes next to a city: games from the start rarely get that far. */
const SIEGE: Scene = {
  scenario: 'full-conquest',
  cooperativeAssault: true,
  map: { '1,0': 'red city', '2,-1': 'forest orcs', '1,1': 'forest magical-glade' },
  cities: { '1,0': { level: 5 } },
  heroes: {
    tovak: { at: '0,0', level: 7, hand: ['march', 'stamina', 'rage', 'determination', 'cold-toughness'] },
    goldyx: { at: '2,0', level: 7, hand: ['march', 'swiftness', 'rage', 'will-focus'], units: ['catapults'] },
    norowas: { at: '1,1', level: 7, hand: ['march', 'tranquility', 'rage', 'stamina'], units: ['foresters'] },
  },
};

const SEEDS = ['1', '2', '3', '4'];
const DECISIONS = 80;
/** Those that plan take long: a look at a few decisions has to do. */
const DECISIONS_OF_PLANNERS = 12;
const PLANNERS: readonly BotName[] = ['strategist', 'warlord'];

describe('a siege', () => {
  it.each(BOTS)('all invariants hold while %s bots assault a city together and alone', name => {
    const told = new Set<string>();
    const isSlow = PLANNERS.includes(name);
    const decisions = isSlow ? DECISIONS_OF_PLANNERS : DECISIONS;
    for (const seed of isSlow ? SEEDS.slice(0, 1) : SEEDS) {
      const session = new Session(readPosition(writePosition(buildScene({ ...SIEGE, seed }))));
      const box = inventoryOf(session.state);
      const bots = session.state.players.map((_, seat) => createBot(name, `${seed} ${seat}`));
      const answers: Answer[] = [];
      let json = JSON.stringify(session.state);
      for (let turn = 0; turn < decisions && !session.isOver; turn++) {
        json = decideChecked(session, bots, box, turn, 4, answers, json);
      }
      for (const { news } of session.news) told.add(news.news);
    }
    if (isSlow) return;
    // Random play hardly ever gets two others to agree.
    const reached = name === 'random' ? ['assault-proposed'] : ['assault-proposed', 'defenders-dealt', 'turn-missed'];
    expect(reached.filter(news => !told.has(news))).toEqual([]);
  });
});
