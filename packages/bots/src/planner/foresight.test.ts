import { buildScene, MageKnight, type Scene, shownTo } from '@deedbook/engine';
import type { Budget } from '@deedbook/mind';
import { describe, expect, it } from 'vitest';
import { Foresight } from './foresight.ts';

const HASTY: Budget = { nodes: 15_000, positions: 2, exhaustive: 0, summons: 2 };

/** Beside a city whose only defender three Rages can beat. */
const BESIDE_A_CITY: Scene = {
  scenario: 'solo-conquest',
  players: 1,
  map: { '0,0': 'plains', '1,0': 'red city', '-1,0': 'blue city' },
  cities: { '1,0': { level: 5, conquered: false }, '-1,0': { level: 8, conquered: false } },
  enemies: [
    { at: '1,0', enemy: 'guardsmen' },
    { at: '-1,0', enemy: 'altem-guardsmen' },
  ],
  hand: ['march', 'rage', 'rage', 'determination', 'determination'],
  deck: ['march', 'stamina'],
  mana: ['red', 'red'],
};

/** What it answers until it leaves a question to others. */
function answersIn(scene: Scene): string[] {
  const table = new MageKnight(buildScene(scene));
  const foresight = new Foresight(0, HASTY);
  const answers: string[] = [];
  for (;;) {
    const question = table.questionFor(0);
    const asked = question && { ...shownTo(question), answers: answers.length, standing: false };
    const key = asked && foresight.choose(table, asked);
    if (!key || answers.length > 40) return answers;
    expect(table.answer(0, key)).toBeNull();
    answers.push(key);
  }
}

describe('the turns to come in a siege', () => {
  it('SCN-SO-03 storm a city that can be stormed', () => {
    const answers = answersIn({ ...BESIDE_A_CITY, round: 6 });
    expect(answers.some(key => key.startsWith('assault'))).toBe(true);
    expect(answers.at(-1)).toBe('end-turn');
  });

  it('are left to rules of thumb before the last two Rounds, and where no city is to be stormed', () => {
    expect(answersIn({ ...BESIDE_A_CITY, round: 4 })).toEqual([]);
    expect(answersIn({ hand: ['march', 'rage'], map: { '0,0': 'plains' } })).toEqual([]);
  });

  it('are searched for twice at most', () => {
    const table = new MageKnight(buildScene({ ...BESIDE_A_CITY, round: 6 }));
    const question = table.questionFor(0);
    if (!question) throw new Error('nothing is asked');
    const asked = { ...shownTo(question), answers: 0, standing: false };
    const foresight = new Foresight(0, HASTY);
    const other = { ...asked, prompt: 'rest' as const, choices: [] };
    // A question that the plan does not fit drops it.
    const chosen = [0, 1, 2].map(() => {
      const key = foresight.choose(table, asked);
      foresight.choose(table, other);
      return key;
    });
    expect(chosen.map(key => key !== null)).toEqual([true, true, false]);
  });
});
