import { describe, expect, it } from 'vitest';
import type { HeroScene, Scene, SceneDuel } from '../scene/scene.ts';
import { damage, duelIn, dueling, GOLDYX, prices, TOVAK, woundsOf } from '../testing/dueling.ts';
import type { Playing } from '../testing/playing.ts';

/** All colors of mana, at night, so that Spells have both effects. */
const MAGIC = { time: 'night', mana: ['red', 'blue', 'green', 'white', 'black'] } as const;

/** Tovak may attack in the melee. */
const attacking = (scene: Scene, goldyx: HeroScene = {}, duel: SceneDuel = {}): Playing =>
  dueling({ phase: 'melee', ...duel }, goldyx, { ...MAGIC, ...scene });

/** Goldyx attacks in the melee, and Tovak blocks. */
const blocking = (attack: readonly string[], scene: Scene, goldyx: HeroScene = {}, duel: SceneDuel = {}): Playing =>
  dueling({ phase: 'melee', attacker: 'goldyx', step: 'block', attack, ...duel }, goldyx, { ...MAGIC, ...scene });

const unit = (p: Playing, seat: number, at = 0) => p.player(seat).units[at];

describe('effects that prevent an enemy from attacking', () => {
  const attack = ['attack 4', 'attack 3 by peasants'];
  const goldyx = { units: ['peasants spent', 'foresters'] };

  it.each([
    ['play chill', { hand: ['chill'] }],
    ['power chill', { hand: ['chill'] }],
    ['play whirlwind', { hand: ['whirlwind'] }],
    ['power wings-of-wind', { hand: ['wings-of-wind'] }],
    ['power banner-of-fear', { hand: ['banner-of-fear'] }],
    ['use illusionists hold an enemy', { units: ['illusionists'] }],
    ['use amotep-freezers hold an enemy', { units: ['amotep-freezers'] }],
    ['cancel peasants', { units: ['foresters'], banners: { foresters: 'banner-of-fear' } }],
  ] as const)('PVP-EFX-09 %s takes away what a Unit gave to the attack; it stays spent', (key, scene) => {
    const p = blocking(attack, scene as Scene, goldyx).answer(key);
    if (p.prompt === 'choose-rival') p.answer('peasants');
    expect([duelIn(p).attack.total, p.prompt]).toEqual([4, 'duel-block']);
    expect(unit(p, GOLDYX)?.spent).toBe(true);
  });

  it('PVP-EFX-09 only Units in the attack can be chosen, and only while blocking it', () => {
    const hand = ['whirlwind'];
    expect(blocking(['attack 4'], { hand }, goldyx).refusal('play whirlwind')).toBe('PVP-EFX-02');
    expect(attacking({ hand }, goldyx).refusal('play whirlwind')).toBe('PVP-EFX-09');
    const fear = { units: ['foresters'], banners: { foresters: 'banner-of-fear' } };
    expect(blocking(['attack 4'], fear, goldyx).offered('cancel')).toEqual([]);
    const frighten = blocking(['attack 4'], { hand: ['banner-of-fear'] }, goldyx);
    expect(frighten.refusal('power banner-of-fear')).toBe('PVP-EFX-09');
  });

  it('PVP-EFX-09 what a Unit contributed to a Block cannot be taken away', () => {
    const p = attacking({ hand: ['whirlwind'] }, { units: ['foresters'] }, { attack: ['attack 4'] });
    p.answer('attack', 'use foresters block 3');
    expect([duelIn(p).block.total, p.seat]).toEqual([3, GOLDYX]);
  });

  it('PVP-EFX-03 blue effects do not affect a Unit with Ice resistance, nor red ones one with Fire resistance', () => {
    const ice = ['attack 3 by ice-golems'];
    expect(blocking(ice, { hand: ['chill'] }, { units: ['ice-golems'] }).refusal('play chill')).toBe('PVP-EFX-03');
    const freezers = blocking(ice, { units: ['amotep-freezers'] }, { units: ['ice-golems'] });
    expect(freezers.refusal('use amotep-freezers hold an enemy')).toBe('PVP-EFX-03');
    expect(blocking(ice, { hand: ['whirlwind'] }, { units: ['ice-golems'] }).offered('play whirlwind')).toHaveLength(1);
  });

  it('Wings of Night holds more Units for Move points', () => {
    const two = ['attack 2 by peasants', 'attack 3 by foresters', 'attack 1'];
    const p = blocking(two, { hand: ['wings-of-wind', 'march'] }, goldyx).answer('play march', 'power wings-of-wind');
    p.answer('peasants');
    expect(p.offered()).toEqual(['done', 'foresters']);
    expect(damage(p.answer('foresters'))).toBe(1);
  });

  it('Illusionists do not affect Units on a fortified site', () => {
    const scene: Scene = { map: { '0,0': 'keep' }, shields: [{ at: '0,0', by: 'goldyx' }], units: ['illusionists'] };
    expect(blocking(attack, scene, goldyx).refusal('use illusionists hold an enemy')).toBe('PVP-EFX-02');
  });

  it('Banner of Fear holds up to three Units, and its own Unit earns Fame', () => {
    const many = ['attack 1 by peasants', 'attack 1 by foresters'];
    const p = blocking(many, { hand: ['banner-of-fear'] }, goldyx).answer('power banner-of-fear', 'foresters', 'done');
    expect(duelIn(p).attack.total).toBe(1);
    const fear = { units: ['foresters'], banners: { foresters: 'banner-of-fear' } };
    const q = blocking(many, fear, goldyx).answer('cancel peasants');
    expect([q.me.fame, unit(q, TOVAK)?.spent, q.offered('cancel')]).toEqual([1, true, []]);
  });
});

describe('effects that target enemies', () => {
  const units = ['fire-golems', 'ice-golems', 'foresters', 'peasants wounded'];

  it('PVP-EFX-02 they target unwounded Units, never the hero', () => {
    const p = attacking({ hand: ['tremor'] }, { units }).answer('play tremor', 'one armor -3');
    expect(p.offered()).toEqual(['fire-golems', 'foresters', 'ice-golems']);
    expect(attacking({ hand: ['tremor'] }, { units: ['peasants wounded'] }).refusal('play tremor')).toBe('PVP-EFX-02');
  });

  it('PVP-EFX-05 CMB-DEF-11 Armor never drops below 1', () => {
    const p = attacking({ hand: ['tremor', 'chill'], attack: [] } as Scene, { units: ['peasants'] });
    p.answer('play tremor', 'one armor -3');
    expect(prices(p).peasants).toBe(1);
    expect(prices(p.answer('power chill')).peasants).toBe(1);
  });

  it.each([
    ['play tremor', ['all armor -2'], 'tremor', [2, 2, 2]],
    ['play demolish', [], 'demolish', [4, 3, 3]],
  ] as const)(
    'PVP-EFX-03 PVP-EFX-08 %s weakens all Units it touches for the whole combat',
    (key, more, card, armor) => {
      const p = attacking({ hand: [card] }, { units, hand: ['march'] }).answer(key, ...more, 'pass');
      p.answer('sideways march attack', 'attack', 'stand');
      expect([p.seat, p.prompt, duelIn(p).units.map(({ price }) => price.n)]).toEqual([TOVAK, 'duel-attack', armor]);
      p.answer('pass', 'pass');
      expect(p.state.modifiers).toEqual([]);
    },
  );

  it('Earthquake is stronger against Units on a fortified site, unless the site is ignored', () => {
    const keep: Scene = { map: { '0,0': 'keep' }, shields: [{ at: '0,0', by: 'goldyx' }], hand: ['tremor', 'expose'] };
    const p = attacking(keep, { units: ['altem-guardians'] }).answer('power tremor', 'one armor -3');
    expect(prices(p)['altem-guardians']).toBe(1);
    const q = attacking({ ...keep, mana: ['white', 'green', 'black'] }, { units: ['altem-guardians'] });
    q.answer('play expose', 'power tremor', 'one armor -3');
    expect(prices(q)['altem-guardians']).toBe(4);
  });

  it('PVP-EFX-08 Expose removes resistances; Mass Expose also the protection of the site', () => {
    const p = attacking({ hand: ['expose'] }, { units: ['fire-golems'] }, { attack: ['fire attack 4'] });
    expect(prices(p)['fire-golems']).toBe(8);
    expect(prices(p.answer('play expose'))['fire-golems']).toBe(4);
    expect(duelIn(p).attack.total).toBe(4 + 2);
    const keep: Scene = {
      map: { '0,0': 'keep' },
      shields: [{ at: '0,0', by: 'goldyx' }],
      hand: ['expose', 'swiftness'],
    };
    const q = dueling({ attacker: 'tovak' }, {}, { ...MAGIC, ...keep, mana: ['white', 'white', 'black'] });
    expect(q.refusal('power swiftness')).toBe('PVP-RNG-03');
    q.answer('power expose');
    expect([duelIn(q).attack.total, q.state.duel?.fortified, q.offered('power')]).toEqual([
      3,
      false,
      ['power swiftness'],
    ]);
  });

  it('PVP-EFX-08 PVP-RNG-03 Demolish ignores the site for the rest of the combat, later attacks included', () => {
    const keep: Scene = { map: { '0,0': 'keep' }, shields: [{ at: '0,0', by: 'goldyx' }] };
    const p = dueling(
      { attacker: 'tovak' },
      { hand: ['march'] },
      { ...MAGIC, ...keep, hand: ['demolish', 'swiftness', 'march'] },
    );
    p.answer('play demolish', 'pass', 'pass');
    expect(p.state.duel).toMatchObject({ fortified: false });
    expect(duelIn(p).onlySiege).toBe(false);
  });

  it('Demolish played by the defender, who is on the site, leaves it as it is', () => {
    const keep: Scene = { map: { '0,0': 'keep' }, shields: [{ at: '0,0', by: 'goldyx' }] };
    const p = dueling({}, { hand: ['demolish'], mana: ['red'] }, { ...keep, units: ['foresters'] });
    expect(p.answer('play demolish').state.duel?.fortified).toBe(true);
  });

  it.each([
    ['power whirlwind', 'whirlwind', ['fire-golems', 'foresters', 'ice-golems']],
    ['power demolish', 'demolish', ['foresters', 'ice-golems']],
  ] as const)('PVP-EFX-04 PVP-EFX-03 %s Wounds a Unit in place of destroying it', (key, card, offered) => {
    const p = attacking({ hand: [card] }, { units }).answer(key);
    expect(p.offered()).toEqual([...offered]);
    p.answer('foresters');
    expect(unit(p, GOLDYX, 2)).toMatchObject({ unit: 'foresters', wounds: 1 });
    expect([p.player(GOLDYX).units.length, p.told('fame-gained')]).toEqual([4, []]);
  });

  it('Disintegrate also weakens the other Units it can affect', () => {
    const p = attacking({ hand: ['demolish'] }, { units }).answer('power demolish', 'foresters');
    expect(prices(p)).toEqual({ goldyx: 2, 'fire-golems': 4, 'ice-golems': 3 });
  });

  it('CMB-ATK-04 destroying is only for attacking in the melee', () => {
    expect(blocking(['attack 4'], { hand: ['whirlwind'] }, { units }).refusal('power whirlwind')).toBe('CMB-ATK-04');
    const ranged = attacking({ hand: ['whirlwind'] }, { units }, { phase: 'ranged', attacker: 'tovak' });
    expect(ranged.refusal('power whirlwind')).toBe('CMB-ATK-04');
  });

  it('Chill removes Fire resistance even when attacking; Lethal Chill and Freezers lower Armor', () => {
    const p = attacking({ hand: ['chill'] }, { units: ['fire-mages'] }, { attack: ['fire attack 4'] });
    expect(prices(p.answer('play chill'))['fire-mages']).toBe(4);
    const freezers = attacking({ units: ['amotep-freezers'] }, { units: ['foresters'] });
    expect(prices(freezers.answer('use amotep-freezers hold an enemy')).foresters).toBe(1);
  });

  it('Resistance Break lowers the Armor of a Unit by 1 for each resistance it has', () => {
    const p = attacking({ skills: ['tovak-resistance-break'] }, { units }).answer('skill tovak-resistance-break');
    expect(p.offered()).toEqual(['fire-golems', 'ice-golems']);
    expect(prices(p.answer('ice-golems'))['ice-golems']).toBe(2);
    const none = attacking({ skills: ['tovak-resistance-break'] }, { units: ['peasants'] });
    expect(none.refusal('skill tovak-resistance-break')).toBe('CMB-DEF-09');
  });

  it('Sword of Justice: physical resistance is lost and physical Attacks count double in the melee', () => {
    const p = attacking({ hand: ['sword-of-justice'] }, { units }, { attack: ['attack 3', 'fire attack 1'] });
    p.answer('power sword-of-justice');
    expect(duelIn(p).attack.total).toBe(7);
    expect(prices(p)).toMatchObject({ 'fire-golems': 8, 'ice-golems': 4 });
    const basic = attacking({ hand: ['sword-of-justice', 'march'] }).answer('play sword-of-justice', 'march');
    expect([duelIn(basic).attack.total, basic.me.fame]).toEqual([3, 0]);
    expect(blocking(['attack 2'], { hand: ['sword-of-justice', 'march'] }).refusal('play sword-of-justice')).toBe(
      'PVP-PH-03',
    );
  });
});

describe('effects of Blocks on the blocked enemy', () => {
  const attack = ['attack 1', 'attack 2 by peasants'];
  const goldyx = { units: ['peasants', 'foresters'] };

  it('PVP-EFX-06 PVP-EFX-04 Exploding Shield Wounds a Unit in the attack if nothing gets through', () => {
    const p = blocking(attack, { hand: ['burning-shield'] }, goldyx).answer('power burning-shield', 'stand');
    expect(unit(p, GOLDYX)).toMatchObject({ unit: 'peasants', wounds: 1 });
    const more = blocking(['attack 3', ...attack], { hand: ['burning-shield'] }, goldyx);
    more.answer('power burning-shield', 'stand');
    expect([damage(more), unit(more, GOLDYX)?.wounds]).toEqual([2, 0]);
  });

  it('PVP-EFX-03 PVP-EFX-06 Exploding Shield does not affect a Unit with Fire resistance', () => {
    const p = blocking(['attack 3 by fire-golems'], { hand: ['burning-shield'] }, { units: ['fire-golems'] });
    p.answer('power burning-shield', 'stand');
    expect([unit(p, GOLDYX)?.wounds, p.prompt, p.seat]).toEqual([0, 'duel-attack', TOVAK]);
  });

  it('PVP-EFX-06 Burning Shield can be used again as an Attack after a block that lets nothing through', () => {
    const p = blocking(attack, { hand: ['burning-shield'] }, goldyx).answer('play burning-shield', 'stand');
    expect(p.offered('reuse')).toEqual(['reuse burning-shield']);
    p.answer('reuse burning-shield');
    expect(duelIn(p).attack).toMatchObject({ total: 4, elements: ['fire'] });
    const more = blocking(['attack 5'], { hand: ['burning-shield'] }).answer('play burning-shield', 'stand');
    expect(more.offered('reuse')).toEqual([]);
  });

  it('PVP-EFX-06 Ice Shield lowers the Armor of one Unit in the attack, chosen by the player', () => {
    const both = ['attack 1 by foresters', 'attack 2 by peasants'];
    const p = blocking(both, { hand: ['ice-shield'] }, goldyx).answer('power ice-shield', 'stand');
    expect(p.offered()).toEqual(['foresters', 'peasants']);
    p.answer('foresters');
    expect([p.seat, p.prompt, prices(p).foresters]).toEqual([TOVAK, 'duel-attack', 1]);
  });

  it('PVP-EFX-06 Cold Toughness counts the mana spent on the attack, not the traits of its Units', () => {
    const golems = { units: ['ice-golems', 'peasants'] };
    const by = ['ice attack 3 by ice-golems', 'attack 2 by peasants'];
    const plain = blocking(by, { hand: ['cold-toughness'] }, golems).answer('power cold-toughness');
    expect(duelIn(plain).block.efficient[0]?.n).toBe(5);
    // One mana for the card, one for the Unit.
    const p = dueling(
      { phase: 'melee', attacker: 'goldyx' },
      { hand: ['rage'], mana: ['red', 'blue'], units: ['altem-mages'], level: 7 },
      { ...MAGIC, hand: ['cold-toughness'] },
    );
    p.answer('power rage', 'use altem-mages cold-fire attack 5', 'pay blue', 'attack', 'power cold-toughness');
    expect([p.seat, duelIn(p).block.efficient[0]?.n]).toEqual([TOVAK, 5 + 2]);
  });

  it('PVP-EFX-06 Cold Toughness counts only this attack', () => {
    const p = dueling(
      { phase: 'melee', attacker: 'goldyx' },
      { hand: ['rage', 'march', 'march'], mana: ['red'] },
      { ...MAGIC, hand: ['cold-toughness', 'march', 'march'] },
    );
    p.answer('power rage', 'attack', 'sideways march block', 'sideways march block', 'stand', 'done', 'pass');
    p.answer('sideways march attack', 'attack', 'power cold-toughness');
    expect([p.seat, duelIn(p).block.efficient[0]?.n]).toEqual([TOVAK, 5]);
  });
});

describe('effects that count or change', () => {
  it('PVP-EFX-07 Flame Wave counts the hero, ready unwounded Units and those in the exchange', () => {
    const units = ['peasants', 'foresters spent', 'herbalists wounded', 'utem-swordsmen spent'];
    const p = attacking({ hand: ['flame-wall'] }, { units }).answer('power flame-wall');
    expect(duelIn(p).attack.total).toBe(5 + 2 * 2);
    const q = blocking(['attack 3 by utem-swordsmen'], { hand: ['flame-wall'] }, { units }).answer('power flame-wall');
    expect(duelIn(q).block.efficient[0]?.n).toBe(7 + 2 * 3);
  });

  it('PVP-EFX-01 Leadership raises Units as in any combat', () => {
    const skills = ['norowas-leadership'];
    const scene: Scene = { units: ['utem-crossbowmen'], skills };
    const melee = attacking(scene).answer('skill norowas-leadership', 'use utem-crossbowmen attack 3');
    expect(duelIn(melee).attack.total).toBe(5);
    const ranged = attacking(scene, {}, { phase: 'ranged', attacker: 'tovak' });
    expect(duelIn(ranged.answer('skill norowas-leadership', 'use utem-crossbowmen ranged attack 2')).attack.total).toBe(
      3,
    );
    const block = blocking(['attack 9'], scene).answer('skill norowas-leadership', 'use utem-crossbowmen block 3');
    expect(duelIn(block).block.total).toBe(6);
  });

  it('PVP-EFX-01 Into the Heat is for the start of the combat, separately for each player', () => {
    const hand = ['into-the-heat', 'swiftness'];
    const p = dueling({}, { hand, units: ['utem-crossbowmen'] }, { hand: ['into-the-heat'] });
    p.answer('play into-the-heat', 'use utem-crossbowmen ranged attack 2');
    expect(duelIn(p).attack.total).toBe(4);
    p.answer('attack', 'stand', 'done');
    expect(p.offered('play')).toEqual(['play into-the-heat']);
    const late = dueling({}, { hand, units: ['utem-crossbowmen'] }).answer('use utem-crossbowmen ranged attack 2');
    expect(late.refusal('play into-the-heat')).toBe('CRD-20');
  });

  it('PVP-EFX-08 Altem Mages turn Attacks into Cold Fire or Siege, Altem Guardians make Units resist', () => {
    const p = attacking({ units: ['altem-mages'], hand: ['rage'] }).answer(
      'use altem-mages ability 4',
      'all-cold-fire',
    );
    expect(duelIn(p.answer('play rage')).attack.elements).toEqual(['cold-fire']);
    const keep: Scene = { map: { '0,0': 'keep' }, shields: [{ at: '0,0', by: 'goldyx' }], hand: ['swiftness'] };
    const siege = attacking({ ...keep, units: ['altem-mages'] }, {}, { phase: 'ranged', attacker: 'tovak' });
    siege.answer('use altem-mages ability 4', 'all-siege', 'power swiftness');
    expect(duelIn(siege).attack.total).toBe(3);
    const guarded = blocking(['attack 9'], { units: ['altem-guardians'] }).answer(
      'use altem-guardians resistant units',
    );
    expect(prices(guarded)['altem-guardians']).toBe(14);
  });

  it('PVP-EFX-01 Agility, Diplomacy and Ambush work as usual', () => {
    const agile = attacking({ hand: ['agility'] }).answer('play agility', 'convert 1 move into attack 1');
    expect(duelIn(agile.answer('convert 1 move into attack 1')).attack.total).toBe(2);
    const talks = blocking(['attack 3'], { hand: ['diplomacy'] }).answer(
      'play diplomacy',
      'convert 1 influence into block 1',
    );
    expect(duelIn(talks).block.total).toBe(1);
    const ambush = dueling({ phase: 'melee', attacker: 'goldyx' }, { hand: ['ambush', 'rage'] }).answer(
      'play ambush',
      'play rage',
    );
    expect(duelIn(ambush).attack.total).toBe(3);
  });

  it('PVP-EFX-01 a Unit in the offer gives an Attack that cannot be taken away', () => {
    const p = attacking({ hand: ['call-to-arms'], unitOffer: ['utem-crossbowmen'], units: ['utem-crossbowmen spent'] });
    p.answer('play call-to-arms', 'use utem-crossbowmen attack 3');
    expect(p.state.duel?.attack).toMatchObject([{ n: 3, unit: null }]);
  });

  it('PVP-EFX-01 Banners of Glory and Protection, Horn of Wrath', () => {
    const glory = attacking({ hand: ['banner-of-glory'], units: ['peasants'] });
    glory.answer('power banner-of-glory', 'use peasants attack 2');
    expect([duelIn(glory).attack.total, glory.me.fame]).toEqual([3, 1]);
    expect(attacking({ hand: ['banner-of-protection'] }).offered('power')).toEqual(['power banner-of-protection']);
    const horn = attacking({ hand: ['horn-of-wrath'] }).answer('power horn-of-wrath', 'add 0');
    expect(duelIn(horn).attack.total).toBe(5);
  });

  it('Blood Rage costs a Wound that counts toward a knock-out', () => {
    const p = attacking({ hand: ['blood-rage', 'march'] }, {}, { wounds: { tovak: 4 } });
    p.answer('play blood-rage', 'attack 5 and take a wound');
    expect([woundsOf(p, TOVAK), p.told('knocked-out').length, duelIn(p).attack.total]).toEqual([1, 1, 5]);
  });

  it('a Unit that Wounds itself with its Attack still counts', () => {
    const p = attacking({ units: ['utem-swordsmen'] }).answer('use utem-swordsmen attack 6 and wound');
    expect([duelIn(p).attack.total, unit(p, TOVAK)?.wounds]).toEqual([6, 1]);
  });
});
