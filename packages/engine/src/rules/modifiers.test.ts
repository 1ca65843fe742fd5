import { describe, expect, it } from 'vitest';
import '../testing/made-up.ts';
import type { HeroScene, Scene } from '../scene/scene.ts';
import { Playing, playing } from '../testing/playing.ts';

const HERO: HeroScene = { hand: ['march', 'rage'], deck: ['march x2', 'rage x2', 'march x2', 'rage x2', 'march x4'] };
const BOTH = { heroes: { tovak: HERO, goldyx: HERO } };
/** Every terrain costs Tovak 1 less, and the others 1 more. */
const CHEAPER = { mod: 'made-up-discount', n: 1, by: 'tovak' } as const;
const DEARER = { mod: 'made-up-weather', n: 1, by: 'tovak' } as const;

/** Plays two cards for three Move points and returns what a step onto plains costs the seat asked. */
function stepCost(p: Playing): number {
  p.answer('play march', 'sideways rage move');
  return Math.min(...p.offered('walk').map(key => p.way(key).cost));
}

/** Ends the turn of the seat asked. */
function endTurn(p: Playing): Playing {
  p.answer('end-turn');
  if (p.offered('discard march').length > 0) p.answer('discard march');
  return p.offered('done').length > 0 ? p.answer('done') : p;
}

const lasting = (scene: Scene) => playing({ ...BOTH, ...scene });

/** A new Round begins; Goldyx takes the first turn. */
const nextRound = (p: Playing): Playing => {
  while (p.prompt === 'tactic') p.answer(p.seat === 1 ? 'from-the-dusk' : 'long-night');
  return p.prompt === 'before-turn' ? p.answer('begin-turn') : p;
};

describe('how long effects last', () => {
  it('CRD-19 an effect lasts until the end of the turn: one more die this turn but not the next', () => {
    const hand = ['mana-draw', 'march', 'stamina'];
    const deck = ['march', 'stamina', 'rage x9'];
    const p = playing({ players: 1, hand, deck, source: ['green', 'blue'] });
    p.answer('play mana-draw', 'power march', 'power stamina', 'end-turn');
    const next = new Playing({ ...p.state, source: ['green', 'blue'] }).answer('power march');
    expect(next.refusal('power stamina')).toBe('TRN-10');
  });

  it('CRD-19 an effect starts at once and lasts for the whole turn', () => {
    const p = lasting({ modifiers: [{ ...CHEAPER, until: 'turn' }] });
    expect(stepCost(p)).toBe(1);
    expect(p.answer('walk 1,0', 'walk 2,0', 'walk 3,0').turn.move).toBe(0);
  });

  it('CRD-19 an effect for this turn is over by the owner’s next turn', () => {
    const p = lasting({ modifiers: [{ ...CHEAPER, until: 'turn' }] });
    endTurn(endTurn(p));
    expect([p.seat, stepCost(p)]).toEqual([0, 2]);
  });

  it('CRD-19 an effect another player creates for this turn ends with this turn', () => {
    const p = lasting({ modifiers: [{ ...CHEAPER, by: 'goldyx', until: 'turn' }] });
    endTurn(p);
    expect([p.seat, stepCost(p)]).toEqual([1, 2]);
  });

  it('an effect for this Round is active on every turn of the Round', () => {
    const p = lasting({ modifiers: [{ ...CHEAPER, until: 'round' }] });
    expect(stepCost(p)).toBe(1);
    endTurn(endTurn(p));
    expect([p.seat, stepCost(p)]).toEqual([0, 1]);
  });

  it('an effect for this Round ends with the Round', () => {
    const p = nextRound(lasting({ modifiers: [{ ...DEARER, until: 'round' }], moment: 'round end' }));
    expect([p.state.round, p.seat, stepCost(p)]).toEqual([2, 1, 2]);
  });

  it('TRN-05 an effect until the owner’s next turn is active while others play', () => {
    const p = lasting({ modifiers: [{ ...DEARER, until: 'next-turn' }] });
    endTurn(p);
    expect([p.seat, stepCost(p)]).toEqual([1, 3]);
  });

  it('TRN-05 an effect until the owner’s next turn ends when that turn starts', () => {
    const p = lasting({ modifiers: [{ ...DEARER, until: 'next-turn' }] });
    endTurn(endTurn(endTurn(p)));
    expect([p.seat, stepCost(p)]).toEqual([1, 2]);
  });

  it('TRN-05 it ends even if that turn is forfeited', () => {
    const p = playing({
      heroes: { tovak: { hand: ['march'], deck: [] }, goldyx: HERO },
      moment: 'start of turn',
      modifiers: [{ ...DEARER, until: 'next-turn' }],
    }).answer('announce-end');
    expect([p.seat, stepCost(p)]).toEqual([1, 2]);
  });

  it('SKL-03 an effect until the owner’s next turn ends with the Round at the latest', () => {
    const p = nextRound(lasting({ modifiers: [{ ...DEARER, until: 'next-turn' }], moment: 'round end' }));
    expect([p.state.round, p.seat, stepCost(p)]).toEqual([2, 1, 2]);
  });

  it('an effect for the game lasts beyond turns and Rounds', () => {
    const p = nextRound(lasting({ modifiers: [{ ...DEARER, until: 'game' }], moment: 'round end' }));
    expect([p.state.round, p.seat, stepCost(p)]).toEqual([2, 1, 3]);
    endTurn(endTurn(p));
    expect([p.seat, stepCost(p)]).toEqual([1, 3]);
  });
});
