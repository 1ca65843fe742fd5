import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hex } from '../../state/hex.ts';
import { openCities } from '../../testing/made-up.ts';
import { type Playing, playing } from '../../testing/playing.ts';

openCities();

/** Three heroes around a city with five defenders, on Tovak's turn. */
const SIEGE: Scene = {
  cooperativeAssault: true,
  map: { '1,0': 'red city' },
  cities: { '1,0': { garrison: ['monks', 'gargoyle', 'minotaur', 'medusa', 'gunners'] } },
  at: '0,0',
  hand: ['march'],
  others: { goldyx: { at: '2,0', hand: ['march'] }, norowas: { at: '1,1', hand: ['march'] } },
};

const near = (scene: Scene = {}): Playing => playing({ ...SIEGE, ...scene });
const offers = (scene: Scene = {}) => near(scene).offered('assault together');
const refused = (scene: Scene = {}) => near(scene).refusal('assault together');

describe('proposing a cooperative assault', () => {
  it('COA-01 it is offered if that was agreed, or in a cooperative game', () => {
    expect(offers()).toEqual(['assault together']);
    expect(refused({ cooperativeAssault: false })).toBe('COA-01');
  });

  it('COA-02 not after the End of the Round was announced or the end condition is met', () => {
    expect(refused({ announcedBy: 'goldyx' })).toBe('COA-02');
    expect(refused({ ending: true, lastTurns: ['goldyx', 'norowas', 'tovak'] })).toBe('COA-02');
  });

  it('COA-02 not after an action', () => {
    expect(refused({ part: 'action' })).toBe('TRN-15');
  });

  it('COA-02 only next to a city that is not conquered, and alone on the space', () => {
    expect(refused({ at: '-1,0' })).toBe('COA-02');
    expect(refused({ cities: { '1,0': { shields: ['goldyx'] } } })).toBe('COA-02');
    const crowded = { goldyx: { at: '0,0', hand: ['march'] }, norowas: { at: '1,1', hand: ['march'] } };
    expect(refused({ others: crowded })).toBe('FIG-04');
    // Several heroes may share the portal, but they cannot propose from there.
    expect(refused({ others: crowded, map: { '1,0': 'red city', '0,0': 'portal' } })).toBe('COA-02');
  });

  it('COA-02 from a distance with Underground Attack', () => {
    const far: Scene = { at: '-2,0', hand: ['underground-travel'], mana: ['green', 'black'], time: 'night' };
    expect(offers(far)).toEqual(['assault together']);
    expect(refused({ ...far, mana: ['green'] })).toBe('COA-02');
    expect(refused({ ...far, at: '-3,0' })).toBe('COA-02');
  });

  it.each([
    ['not next to the city', { at: '3,0', hand: ['march'] }],
    ['with a face-down Round Order token', { at: '2,0', hand: ['march'], tokenDown: true }],
    ['with an empty hand', { at: '2,0', hand: [] }],
  ])('COA-03 COA-08 a hero %s cannot be invited', (_why, goldyx) => {
    const norowas = { at: '1,1', hand: ['march'] };
    expect(refused({ others: { goldyx, norowas: { at: '5,0' } } })).toBe('COA-03');
    // With one suitable hero there is nothing to choose.
    expect(near({ others: { goldyx, norowas } }).answer('assault together').prompt).toBe('assault-shares');
  });

  it('COA-03 a hero with only Wounds in hand can only refuse, which no one knows in advance', () => {
    const p = near({ others: { goldyx: { at: '2,0', hand: ['wound'] }, norowas: {} } });
    p.answer('assault together', '2 3');
    expect([p.seat, p.offered(), p.refusal('agree')]).toEqual([1, ['refuse'], 'COA-03']);
  });

  it('COA-04 any of the suitable heroes may be invited', () => {
    const p = near().answer('assault together');
    expect([p.prompt, p.offered()]).toEqual(['invite', ['invite goldyx', 'invite norowas']]);
    p.answer('invite norowas');
    expect(p.offered()).toEqual(['done', 'invite goldyx']);
  });

  it('COA-04 EX-COA-02 everyone faces at least one defender, and all of them are faced', () => {
    const p = near().answer('assault together', 'invite norowas', 'invite goldyx');
    expect([p.prompt, p.offered()]).toEqual(['assault-shares', ['1 1 3', '1 2 2', '1 3 1', '2 1 2', '2 2 1', '3 1 1']]);
    expect(p.refusal('3 2 0')).toBe('COA-04');
  });

  it('COA-04 with two defenders only one other hero can take part; with one, none', () => {
    const two = near({ cities: { '1,0': { garrison: ['monks', 'gunners'] } } }).answer('assault together');
    expect(two.answer('invite goldyx').session.asked).toEqual([1]);
    expect(refused({ cities: { '1,0': { garrison: ['gunners'] } } })).toBe('COA-04');
  });

  it('COA-05 the invited players are all asked at once', () => {
    const p = near().answer('assault together', 'invite norowas', 'invite goldyx', '2 2 1');
    expect(p.session.asked).toEqual([1, 2]);
    expect(p.session.question(2)).toMatchObject({
      prompt: 'join-assault',
      about: {
        hero: 'tovak',
        hex: hex(1, 0),
        shares: [
          { hero: 'tovak', n: 2 },
          { hero: 'goldyx', n: 2 },
          { hero: 'norowas', n: 1 },
        ],
      },
    });
  });

  it('COA-05 if one refuses, nothing happens and another proposal may follow', () => {
    const p = near({ move: 2 }).answer('assault together', 'invite norowas', 'invite goldyx', '2 2 1');
    p.session.answer(2, 'agree');
    p.session.answer(1, 'refuse');
    expect([p.seat, p.prompt, p.state.assault, p.turn.part]).toEqual([0, 'turn', null, 'movement']);
    expect(p.state.players.map(player => player.tokenDown)).toEqual([false, false, false]);
    expect(p.told('assault-declined')).toEqual([{ news: 'assault-declined', seat: 1 }]);
    expect(p.offered('assault')).toEqual(['assault 1,0', 'assault together']);
  });
});
