import {
  type Asked,
  buildScene,
  cloneState,
  imagine,
  knownTo,
  MageKnight,
  recordOf,
  type Scene,
  Session,
  type State,
} from '@deedbook/engine';
import { played, type Stretch } from '@deedbook/mind';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { greedyBot } from '../greedy/greedy-bot.ts';
import { whereWaysPart } from './blame.ts';
import { type Decision, storyOf } from './decisions.ts';
import { expected } from './expected.ts';
import { missedIn } from './fights.ts';
import { Judge } from './judge.ts';
import { review } from './review.ts';

const TAKEN: Scene = { hand: ['rage', 'march'], mana: ['red'], source: [], combat: { enemies: ['prowlers'] } };

function decisionIn(state: State, key: string): Decision {
  const asked = new Session(cloneState(state)).question(0) as Asked;
  return { at: 0, key, asked, state, phase: 'fighting', turn: 1 };
}

const SAMPLE = { worlds: 1, seed: 'test' };

describe('a review', () => {
  it('GAM-07 values a decision the same in positions the seat cannot tell apart', () => {
    const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'arythea'], seed: 'pairs' });
    const bots = [greedyBot('0'), greedyBot('1')];
    for (let i = 0; i < 40; i++) {
      const seat = session.asked[0] as number;
      if (i % 20 === 10) {
        const [one, other] = ['one', 'other'].map(seed => imagine(session.state, seat, seed));
        const value = (state: State) => expected(knownTo(state, seat), SAMPLE);
        expect(value(one as State)).toBe(value(other as State));
      }
      decide(session, bots);
    }
  });

  it('notices a fight given up that could be won, and says how', () => {
    const state = buildScene({ ...TAKEN, combat: { enemies: ['wolf-riders'], phase: 'attack' } });
    const { decisions } = new Judge(0, [decisionIn(state, 'end-phase')], 2).verdict();
    expect(decisions[0]?.lost).toBeGreaterThan(1);
    expect(decisions[0]?.instead.map(({ choice }) => choice.key)).toContain('power rage');
  });

  it('blames the decision that departs from the better line, not one before it', () => {
    const state = buildScene({ ...TAKEN, combat: { enemies: ['wolf-riders'], phase: 'attack' } });
    const { steps } = played(new MageKnight(state), 0, ['target wolf-riders', 'power rage']);
    const judged = { at: 0, phase: 'fighting', isFree: true, value: 5, lost: 0, instead: [] } as const;
    const all = [{ ...judged, lost: 3, instead: steps }, judged];
    expect(whereWaysPart(all, ['target wolf-riders', 'give-up'])).toMatchObject([
      { lost: 0, instead: [] },
      { lost: 3, instead: [{ choice: { key: 'power rage' } }] },
    ]);
    expect(whereWaysPart(all, ['end-phase', 'give-up'])).toEqual(all);
  });

  it('has nothing to say about a single answer', () => {
    const state = buildScene({ hand: [], combat: { enemies: ['prowlers'], phase: 'attack' } });
    const decision = decisionIn(state, 'end-phase');
    const only = { ...decision, asked: { ...decision.asked, choices: decision.asked.choices.slice(0, 1) } };
    expect(new Judge(0, [only], 1).verdict().decisions).toMatchObject([{ isFree: false, lost: 0, instead: [] }]);
  });

  it('compares a fight with the best line from its start', () => {
    const start = buildScene(TAKEN);
    const session = new Session(cloneState(start));
    while (session.state.combat) session.answer(0, session.question(0)?.choices.at(-1)?.key as string);
    const first = decisionIn(start, 'end-phase');
    // Attack 4 over Armor 2 is two Wounds either way; Rage alone beats Armor 3.
    expect(missedIn({ first, endedAt: 9, end: session.state, won: false }, 0)).toMatchObject({
      at: 0,
      best: { won: true, wounds: 2, fame: 2 },
      actual: { won: false },
    });
  });

  it('PVP-PH-03 compares an exchange of a player combat with the best one', () => {
    const start = buildScene({
      pvp: true,
      players: 2,
      hero: 'tovak',
      others: { arythea: { hand: ['determination', 'rage'], crystals: { blue: 1 } } },
      source: [],
      playerCombat: { phase: 'melee', step: 'block', attack: ['attack 4'] },
    });
    const session = new Session(cloneState(start));
    const asked = session.question(1) as Asked;
    const first: Decision = { at: 0, key: 'stand', asked, state: start, phase: 'fighting', turn: 1 };
    session.answer(1, 'stand');
    const greedy = [greedyBot('0'), greedyBot('1')];
    while (session.state.duel?.step === 'damage') decide(session, greedy);
    // The powered Determination blocks 5.
    expect(missedIn({ first, endedAt: 3, end: session.state, won: false }, 1)).toMatchObject({
      best: { wounds: 0 },
      actual: { wounds: 1 },
    });
  });

  it('can be left and resumed', () => {
    const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: 'resumed' });
    const bot = greedyBot('0');
    while (session.log.length < 9) decide(session, [bot]);
    const record = recordOf(session);
    const whole: Stretch[] = [...review(record, 0)].map(({ stretch }) => stretch);
    expect(whole.length).toBeGreaterThan(1);
    expect([...review(record, 0, 1)].map(({ stretch }) => stretch)).toEqual(whole.slice(1));
    expect(whole.flatMap(({ decisions }) => decisions.map(({ at }) => at))).toEqual([...record.answers.keys()]);
    expect(storyOf(record, 0).stretches).toHaveLength(whole.length);
  });
});
