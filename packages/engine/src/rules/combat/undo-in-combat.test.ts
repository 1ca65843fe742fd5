import { describe, expect, it } from 'vitest';
import { readPosition } from '../../record/position.ts';
import { writePosition } from '../../record/write.ts';
import type { Scene } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import { challenging, goTo, sum, wounds } from '../../testing/fighting.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const json = (p: Playing) => JSON.stringify(p.state);

/** Gives the answers one by one, undoes them all, and checks every position on the way back. */
function thereAndBack(p: Playing, ...answers: string[]): void {
  const positions = [json(p)];
  for (const key of answers) positions.push(json(p.answer(key)));
  for (const position of positions.slice(0, -1).reverse()) {
    expect(p.session.undo(0)).toBeNull();
    expect(json(p)).toBe(position);
  }
  for (const position of positions.slice(1)) {
    expect(p.session.redo(0)).toBeNull();
    expect(json(p)).toBe(position);
  }
}

describe('undo in combat', () => {
  it('UND-09 CMB-RNG-13 an attack that is too weak: its cards, mana and Units come back', () => {
    const scene: Scene = { hand: ['swiftness'], crystals: ['white'], source: [], units: ['utem-crossbowmen'] };
    const p = challenging('swamp-dragon', scene).answer('target swamp-dragon');
    const before = json(p);
    p.answer('power swiftness', 'use utem-crossbowmen ranged attack 2');
    expect([sum(p), p.refusal('attack')]).toEqual([[5, 9], 'CMB-RNG-11']);
    for (let i = 0; i < 2; i++) expect(p.session.undo(0)).toBeNull();
    expect(json(p)).toBe(before);
    expect([p.me.hand, p.me.crystals.white, p.me.units[0]?.spent]).toEqual([['swiftness'], 1, false]);
  });

  it('UND-09 UND-01 a whole combat without reveals can be undone to before it began, and redone', () => {
    const scene: Scene = {
      hand: ['swiftness', 'determination', 'rage', 'march x2'],
      mana: ['white', 'blue', 'red'],
      source: [],
      units: ['peasants'],
      enemies: [
        { at: '1,0', enemy: 'prowlers' },
        { at: '0,1', enemy: 'wolf-riders' },
        { at: '-1,0', enemy: 'cursed-hags' },
      ],
    };
    thereAndBack(
      playing(scene),
      ...['challenge 1,0', 'challenge 0,1', 'challenge -1,0'],
      ...['target prowlers', 'target wolf-riders', 'spare wolf-riders', 'power swiftness', 'attack', 'end-phase'],
      ...['target wolf-riders', 'power determination', 'give-up', 'target wolf-riders', 'end-phase'],
      ...['take cursed-hags', 'peasants', 'take wolf-riders', 'end-phase'],
      ...['target wolf-riders', 'power rage', 'attack', 'end-phase'],
    );
  });

  it('UND-12 Fame, Reputation, Wounds and tokens come back too', () => {
    const p = challenging('prowlers', { hand: ['swiftness'], mana: ['white'], source: [] });
    const before = json(p.answer('target prowlers', 'power swiftness'));
    expect([p.answer('attack').me.fame, p.me.reputation, p.state.combat]).toEqual([2, 1, null]);
    expect(p.session.undo(0)).toBeNull();
    expect([json(p), p.me.fame, p.me.reputation]).toEqual([before, 0, 0]);
    const hurt = goTo(challenging('prowlers'), 'damage').answer('take prowlers');
    expect([wounds(hurt), hurt.session.undo(0), wounds(hurt)]).toEqual([2, null, 0]);
  });

  it('UND-12 a failed assault, including the withdrawal', () => {
    const p = playing({ move: 2, map: { '1,0': 'keep' }, enemies: [{ at: '1,0', enemy: 'golems' }] });
    thereAndBack(p, 'assault 1,0', 'end-phase', 'end-phase', 'take golems', 'end-phase', 'end-phase');
  });

  it.each<[string, Scene, string[], string]>([
    ['entering a dungeon', { map: { '0,0': 'dungeon' } }, [], 'enter'],
    ['entering a tomb', { map: { '0,0': 'tomb' } }, [], 'enter'],
    ['entering a monster den', { map: { '0,0': 'monster-den' } }, [], 'enter'],
    [
      'entering ruins for the first time',
      { map: { '0,0': 'ancient-ruins' }, enemies: [{ at: '0,0', enemy: 'enemies-green-green' }] },
      [],
      'enter',
    ],
    ['burning a monastery', { map: { '0,0': 'monastery' } }, [], 'burn monastery'],
    ['assaulting a garrison that lies face down', { time: 'night', map: { '1,0': 'keep' } }, [], 'assault 1,0'],
    [
      'assaulting another player’s keep',
      { map: { '1,0': 'keep' }, shields: [{ at: '1,0', by: 'goldyx' }] },
      [],
      'assault 1,0',
    ],
    [
      'the start of the Block phase with a summoner',
      { enemies: [{ at: '1,0', enemy: 'orc-summoners' }] },
      ['challenge 1,0'],
      'end-phase',
    ],
  ])('UND-08 UND-02 not past a token drawn or turned up: %s', (_, scene, before, reveal) => {
    const p = playing({ move: 2, ...scene }).answer(...before);
    expect(p.session.undoable(0).undo).toBe(before.length);
    p.answer(reveal);
    expect([p.session.undoable(0).undo, p.session.undo(0)?.rule]).toEqual([0, 'UND-02']);
  });

  it.each<[string, Scene, string[]]>([
    ['challenging', { enemies: [{ at: '1,0', enemy: 'prowlers' }] }, ['challenge 1,0']],
    [
      'entering a den whose monster waits face up',
      { map: { '0,0': 'monster-den' }, enemies: [{ at: '0,0', enemy: 'medusa' }] },
      ['enter'],
    ],
    [
      'the start of the Block phase without a summoner',
      { enemies: [{ at: '1,0', enemy: 'prowlers' }] },
      ['challenge 1,0', 'end-phase'],
    ],
    [
      'the start of the Block phase with a summoner kept from it',
      { enemies: [{ at: '1,0', enemy: 'orc-summoners' }], units: ['illusionists'], mana: ['white'], source: [] },
      ['challenge 1,0', 'use illusionists hold an enemy', 'end-phase'],
    ],
  ])('UND-07 UND-08 but %s reveals nothing', (_, scene, answers) => thereAndBack(playing(scene), ...answers));

  it('UND-03 UND-04 after a monster was summoned, undo goes back to that point but not past it', () => {
    const scene: Scene = { hand: ['rage', 'march'], piles: { brown: ['minotaur'] } };
    const p = challenging('orc-summoners', scene).answer('play march', 'end-phase');
    const revealed = json(p);
    p.answer('target minotaur', 'play rage', 'end-phase', 'take minotaur', 'end-phase');
    while (p.session.undo(0) === null);
    expect([json(p), p.session.undo(0)?.rule]).toEqual([revealed, 'UND-02']);
    expect(p.me.played).toEqual([{ card: 'march', as: 'basic' }]);
  });

  it('a combat can be saved and loaded at every decision and continues the same', () => {
    const p = challenging(['orc-summoners', 'prowlers'], { hand: ['rage'], units: ['peasants'] });
    const keys = ['target prowlers', 'give-up', 'end-phase', 'target prowlers', 'play rage', 'end-phase'];
    for (const key of keys) {
      const copy = new Session(readPosition(writePosition(p.state)));
      expect(
        copy
          .question(0)
          ?.choices.map(choice => choice.key)
          .sort(),
      ).toEqual(p.offered());
      expect(copy.answer(0, key)).toBeNull();
      p.answer(key);
      expect(copy.state).toEqual(p.state);
    }
  });
});
