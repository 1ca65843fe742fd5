import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import type { Phase } from '../../state/combat.ts';
import { foe } from '../../testing/fighting.ts';
import { printEnemy } from '../../testing/made-up.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const values = (p: Playing) => p.state.combat?.values.map(({ kind, element, n }) => [kind, element, n]);

/** A fight with one enemy as the target. */
const fighting = (enemy: string, phase: Phase, scene: Scene): Playing =>
  playing({ source: [], combat: { enemies: [enemy], targets: [enemy], phase }, ...scene });

describe('Ice Shield', () => {
  const scene: Scene = { hand: ['ice-shield', 'rage', 'march x3'], mana: ['blue'] };
  const shielded = (enemy: string, more: Scene = {}) =>
    fighting(enemy, 'block', { ...scene, ...more }).answer('power ice-shield');

  it('powered is Ice Block 3; a successful block with it lowers the Armor by 3, but not below 1', () => {
    const p = shielded('fire-mages');
    expect([values(p), foe(p, 'fire-mages').armor.n]).toEqual([[['block', 'ice', 3]], 5]);
    p.answer('sideways march block', 'sideways march block', 'sideways march block', 'play rage');
    // 3 Ice and half of 5 are not enough against Fire 6.
    expect(p.refusal('block')).toBe('CMB-BLK-08');
    const q = shielded('monks', { hand: ['ice-shield', 'rage'] }).answer('play rage', 'block');
    expect(foe(q, 'monks').armor.n).toBe(2);
    expect(shielded('diggers').answer('block').state.modifiers).toHaveLength(1);
    expect(foe(shielded('diggers').answer('block'), 'diggers').armor.n).toBe(1);
  });

  it('a block that is given up, or made without it, lowers nothing', () => {
    const p = shielded('prowlers', { hand: ['ice-shield', 'rage x2'] }).answer('give-up', 'target prowlers');
    p.answer('play rage', 'play rage', 'block');
    expect(foe(p, 'prowlers').armor.n).toBe(3);
  });

  it('CMB-GEN-10 enemies with Ice resistance keep their Armor; the block works', () => {
    // Ice does not stop Ice: half of 3 and of 5.
    const p = shielded('ice-golems').answer('play rage', 'sideways march block', 'block');
    expect([p.told('attack-blocked').length, foe(p, 'ice-golems').armor.n]).toEqual([1, 4]);
  });

  it('CMB-SUM-03 it affects a summoned monster, not its summoner', () => {
    const enemies = ['orc-summoners', { enemy: 'gargoyle', summonedBy: 'orc-summoners' }];
    const p = playing({ ...scene, source: [], combat: { enemies, targets: ['gargoyle'], phase: 'block' } });
    p.answer('power ice-shield', 'play rage', 'block', 'end-phase');
    expect(foe(p, 'orc-summoners').armor.n).toBe(4);
  });

  describe('against Arcane Immunity', () => {
    printEnemy('prowlers', { abilities: ['arcane-immunity'] });

    it('CMB-DEF-09 the Armor stays', () => {
      const p = shielded('prowlers').answer('sideways march block', 'block');
      expect(foe(p, 'prowlers').armor.n).toBe(3);
    });
  });
});

describe('Frost Bridge', () => {
  const map = { '1,0': 'swamp', '0,1': 'lake', '-1,1': 'hills', '-1,0': 'mountain' };

  it('gives Move 2, and swamps cost 1', () => {
    const p = playing({ map, hand: ['frost-bridge'], move: 1 }).answer('play frost-bridge');
    expect([p.turn.move, p.way('walk 1,0').cost, p.way('walk -1,1').cost]).toEqual([3, 1, 3]);
    expect([p.refusal('walk 0,1'), p.refusal('walk -1,0')]).toEqual(['MOV-04', 'MOV-04']);
  });

  it('powered: Move 4, lakes can be entered, and lakes and swamps cost 1', () => {
    const p = playing({ map, hand: ['frost-bridge'], mana: ['blue'], source: [] }).answer('power frost-bridge');
    expect([p.turn.move, p.way('walk 1,0').cost, p.way('walk 0,1').cost]).toEqual([4, 1, 1]);
    expect(p.refusal('walk -1,0')).toBe('MOV-04');
  });

  it('MOV-08 a lake is not safe at the end of the turn', () => {
    const p = playing({ map, hand: ['frost-bridge'], mana: ['blue'], source: [] });
    p.answer('power frost-bridge', 'walk 0,1', 'end-turn');
    expect(p.told('withdrew')).toMatchObject([{ wounds: 1 }]);
  });
});

describe('Pure Magic', () => {
  const mana = ['red', 'blue', 'green', 'white'] as const;

  it.each<[string, number, readonly ('blue' | 'red' | 'green' | 'white')[]]>([
    ['play', 4, mana],
    ['power', 7, [...mana, 'blue']],
  ])('%s: the color of one more mana decides, %i of it', (how, n, tokens) => {
    const scene: Scene = { hand: ['pure-magic'], mana: tokens };
    const p = playing({ ...scene, source: [] }).answer(`${how} pure-magic`);
    expect([p.prompt, p.offered()]).toEqual(['choose', [`influence ${n}`, `move ${n}`]]);
    p.answer(`move ${n}`);
    expect([p.turn.move, p.me.mana.filter(color => color === 'green')]).toEqual([n, []]);
    const block = fighting('swordsmen', 'block', scene).answer(`${how} pure-magic`);
    expect(block.offered()).toEqual([`block ${n}`, `influence ${n}`, `move ${n}`]);
    expect(values(block.answer(`block ${n}`))).toEqual([['block', 'physical', n]]);
    const attack = fighting('swordsmen', 'attack', scene).answer(`${how} pure-magic`, `attack ${n}`);
    expect([values(attack), attack.me.mana.includes('red')]).toEqual([[['melee', 'physical', n]], false]);
  });

  it('by day gold counts as the color named; black as none', () => {
    const p = playing({ hand: ['pure-magic'], mana: ['gold'], source: [] }).answer('play pure-magic');
    expect(p.offered()).toEqual(['influence 4', 'move 4']);
    expect(p.answer('move 4').told('mana-paid')).toMatchObject([{ color: 'gold', as: 'green' }]);
    const night: Scene = { hand: ['pure-magic'], mana: ['black'], source: [], time: 'night' };
    expect(playing(night).refusal('play pure-magic')).toBe('MAN-06');
  });

  it('CRD-11 the mana that powers it cannot pay again', () => {
    expect(playing({ hand: ['pure-magic'], mana: ['blue'], source: [] }).refusal('power pure-magic')).toBe('MAN-06');
    const fight = fighting('swordsmen', 'block', { hand: ['pure-magic'], mana: ['blue', 'gold'] });
    // Outside the Block phase blue mana would be useless, so gold is kept for it.
    const p = playing({ hand: ['pure-magic'], mana: ['blue', 'gold'], source: [] }).answer('power pure-magic');
    expect([p.prompt, p.me.mana]).toEqual(['choose', ['gold']]);
    expect(fight.answer('power pure-magic').offered()).toEqual(['blue token', 'gold token']);
  });
});

describe('Steady Tempo', () => {
  const ended = (how: string, scene: Scene = {}) =>
    playing({ hand: ['steady-tempo'], mana: ['blue'], source: [], deck: ['march', 'rage'], ...scene }).answer(
      `${how} steady-tempo`,
      'end-turn',
    );

  it('gives Move 2, and may go under the deck when the turn ends', () => {
    const p = ended('play', { deck: ['march', 'rage x2', 'stamina x2', 'promise'] });
    expect([p.turn.move, p.prompt, p.offered()]).toEqual([2, 'keep-card', ['bottom', 'no']]);
    p.answer('bottom');
    expect([p.player(0).deck[0], p.player(0).discard, p.player(0).played]).toEqual(['steady-tempo', [], []]);
    const left = ended('play').answer('no');
    expect(left.player(0).discard).toEqual(['steady-tempo']);
  });

  it('is discarded if the deck is empty', () => {
    const p = ended('play', { deck: [] });
    expect([p.told('card-kept'), p.player(0).discard]).toEqual([[], ['steady-tempo']]);
  });

  it('powered: Move 4, and onto the deck, even an empty one, so that it is drawn at once', () => {
    const p = ended('power', { deck: [] });
    expect([p.turn.move, p.offered()]).toEqual([4, ['no', 'top']]);
    expect(p.answer('top').player(0).hand).toEqual(['steady-tempo']);
  });

  it('not if it was thrown away', () => {
    const p = playing({ hand: ['maximal-effect', 'steady-tempo'], source: [] });
    p.answer('play maximal-effect', 'steady-tempo').answer('end-turn');
    expect([p.told('card-kept'), p.state.removed]).toEqual([[], ['steady-tempo']]);
  });
});

describe('Crystal Mastery', () => {
  it('gains a crystal of a color the player already has', () => {
    const scene: Scene = { hand: ['crystal-mastery'], crystals: { red: 1, white: 3 }, source: [] };
    const p = playing(scene).answer('play crystal-mastery');
    expect([p.prompt, p.offered()]).toEqual(['gain-crystal', ['red', 'white']]);
    expect(p.answer('red').me.crystals.red).toBe(2);
    // MAN-05
    expect(playing(scene).answer('play crystal-mastery', 'white').me).toMatchObject({ mana: ['white'] });
    expect(playing({ hand: ['crystal-mastery'] }).refusal('play crystal-mastery')).toBe('MAN-04');
  });

  it('powered: the crystals spent this turn come back, including earlier ones and its own', () => {
    const hand = ['march', 'crystal-mastery', 'stamina'];
    const crystals = { green: 1, blue: 3 };
    const p = playing({ hand, crystals, source: [], deck: 5 });
    p.answer('power march', 'power crystal-mastery', 'power stamina');
    expect(p.me.crystals).toMatchObject({ green: 0, blue: 1 });
    expect(p.answer('end-turn').player(0).crystals).toMatchObject({ green: 1, blue: 3 });
  });

  it('MAN-03 at most three of a color; crystals that were only turned into tokens do not come back', () => {
    const hand = ['crystal-mastery', 'ice-bolt', 'stamina'];
    const p = playing({ hand, crystals: { blue: 3, red: 1 }, source: [], deck: 5 });
    p.answer('power crystal-mastery', 'play ice-bolt', 'break red crystal', 'end-turn');
    expect(p.player(0).crystals).toMatchObject({ blue: 3, red: 0 });
  });
});

describe('Magic Talent', () => {
  const scene: Scene = {
    hand: ['magic-talent', 'march', 'rage', 'ruby-ring', 'wound', 'snowstorm'],
    spellOffer: ['fireball', 'restoration', 'flame-wall'],
    source: [],
  };
  const combat = { enemies: ['swordsmen'], targets: ['swordsmen'] };

  it('discards a colored card; one Spell of its color may be cast from the offer, where it stays', () => {
    const p = playing({ ...scene, mana: ['red', 'red'], combat }).answer('play magic-talent');
    // No blue Spell is in the offer; Artifacts and Wounds have no color.
    expect([p.prompt, p.offered()]).toEqual(['discard-for-spell', ['march', 'rage']]);
    p.answer('rage');
    expect(p.offered('cast')).toContain('cast fireball');
    p.answer('cast fireball');
    expect([values(p), p.me.mana, p.me.discard]).toEqual([[['ranged', 'fire', 5]], ['red'], ['rage']]);
    expect(p.state.spellOffer).toEqual(['fireball', 'restoration', 'flame-wall']);
    expect(p.offered('cast')).toEqual([]);
  });

  it('the Spell’s own mana must be paid, including black for its strong effect', () => {
    const p = playing({ ...scene, combat }).answer('play magic-talent', 'rage');
    expect(p.refusal('cast fireball')).toBe('MAN-06');
    const night = playing({ ...scene, combat, time: 'night', mana: ['red', 'black'] });
    night.answer('play magic-talent', 'rage', 'cast fireball powered');
    expect([values(night)?.[0], night.me.mana]).toEqual([['siege', 'fire', 8], []]);
  });

  it('Time Bending cast through a Magic Talent that was thrown away sets aside the card that threw it away', () => {
    const spellOffer = ['space-bending', 'fireball', 'snowstorm'];
    const hand = ['maximal-effect', 'magic-talent', 'stamina', 'stamina', 'march', 'rage'];
    const mana = ['blue', 'black'] as const;
    const p = playing({ players: 1, time: 'night', hand, spellOffer, mana, source: [], deck: 5 });
    p.answer('play maximal-effect', 'magic-talent', 'stamina');
    while (p.prompt === 'discard-for-spell') p.answer(p.offered('stamina')[0] ?? (p.offered()[0] as string));
    p.answer('cast space-bending powered', 'end-turn');
    while (p.prompt !== 'turn') p.answer(p.offered('done')[0] ?? (p.offered()[0] as string));
    expect([p.me.aside, p.state.removed, p.me.hand.includes('maximal-effect')]).toEqual([
      ['maximal-effect'],
      ['magic-talent'],
      false,
    ]);
  });

  it('Time Bending cast this way sets aside Magic Talent, and the Spell stays in the offer', () => {
    const spellOffer = ['space-bending', 'fireball', 'tremor'];
    const hand = ['magic-talent', 'stamina', 'march'];
    const p = playing({ ...scene, hand, spellOffer, time: 'night', mana: ['blue', 'black'] });
    p.answer('play magic-talent', 'stamina', 'cast space-bending powered', 'end-turn', 'done');
    expect([p.me.aside, p.state.spellOffer, p.me.discard]).toEqual([['magic-talent'], spellOffer, ['stamina']]);
  });

  it('lasts for this turn', () => {
    const p = playing({ ...scene, mana: ['red'] }).answer('play magic-talent', 'rage', 'end-turn', 'done');
    expect(p.state.modifiers).toEqual([]);
  });

  it('needs a colored card whose color is in the offer', () => {
    expect(playing({ ...scene, hand: ['magic-talent', 'snowstorm'] }).refusal('play magic-talent')).toBe('CRD-29');
  });

  it('powered: one more mana buys a Spell of its color, to the discard pile; the offer is refilled', () => {
    const p = playing({ ...scene, mana: ['blue', 'red'], spellDeck: ['tremor'] }).answer('power magic-talent');
    expect([p.prompt, p.offered()]).toEqual(['gain-spell', ['fireball', 'flame-wall']]);
    p.answer('flame-wall');
    expect([p.me.discard, p.me.mana]).toEqual([['flame-wall'], []]);
    expect(p.state.spellOffer).toEqual(['fireball', 'restoration', 'tremor']);
  });

  it('CRD-11 powered needs two mana', () => {
    const blue: Scene = { ...scene, spellOffer: ['snowstorm', 'fireball', 'tremor'], hand: ['magic-talent'] };
    expect(playing({ ...blue, mana: ['blue'] }).refusal('power magic-talent')).toBe('MAN-06');
    const p = playing({ ...blue, mana: ['blue', 'blue'] }).answer('power magic-talent', 'snowstorm');
    expect([p.me.discard, p.me.mana]).toEqual([['snowstorm'], []]);
  });

  it('Maximal Effect: three cards discarded for three Spells', () => {
    const hand = ['maximal-effect', 'magic-talent', 'rage x2', 'march'];
    const p = playing({ ...scene, hand, mana: ['red', 'red', 'green'], combat: { ...combat, phase: 'ranged' } });
    p.answer('play maximal-effect', 'magic-talent', 'rage', 'rage', 'march', 'cast fireball', 'cast fireball');
    expect([values(p)?.length, p.me.discard]).toEqual([2, ['rage', 'rage', 'march']]);
  });
});
