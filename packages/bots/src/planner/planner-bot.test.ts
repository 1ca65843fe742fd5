import { buildScene, imagine, type Scene, Session } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import type { Effort } from './plan-turn.ts';
import { plannerBot } from './planner-bot.ts';

const BRIEF: Effort = {
  width: 8,
  nodes: 120,
  fights: 2,
  ways: 2,
  ideas: 1,
  worlds: 1,
  turns: 0,
  steps: 10_000,
  stepsATurn: 20_000,
};

const SCENE: Scene = {
  map: { '0,0': 'plains', '1,0': 'village', '0,1': 'forest orcs', '-1,0': 'hills' },
  hand: ['march', 'rage', 'promise'],
  deck: ['stamina', 'swiftness', 'threaten', 'determination'],
  source: ['red', 'white', 'blue'],
  unitOffer: ['peasants'],
};

describe('a player who plans', () => {
  it('plays its turn to the end', () => {
    const session = new Session(buildScene(SCENE));
    const bot = plannerBot('s', BRIEF);
    const answers: string[] = [];
    for (let i = 0; i < 40 && answers.at(-1) !== 'end-turn' && !session.isOver; i++)
      answers.push(decide(session, [bot]));
    expect(answers.at(-1)).toBe('end-turn');
  });

  it('GAM-07 decides the same way in positions it cannot tell apart', () => {
    const state = buildScene(SCENE);
    const first = (i: number) => decide(new Session(imagine(state, 0, `world ${i}`)), [plannerBot('s', BRIEF)]);
    expect(first(1)).toBe(first(0));
  });

  it('plays without a plan at a table that does not tell what its seat knows', () => {
    const session = new Session(buildScene(SCENE));
    const asked = session.question(0);
    if (!asked) throw new Error('nothing is asked');
    const key = plannerBot('s', BRIEF).choose({ asked, view: () => session.view(0) });
    expect(asked.choices.map(choice => choice.key)).toContain(key);
  });
});
