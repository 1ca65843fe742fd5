import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../../scene/scene.ts';
import { BASIC_COLORS, COLORS, type Color } from '../../state/mana.ts';
import type { Reward } from '../../state/turn.ts';
import { Playing, playing } from '../../testing/playing.ts';

const FULL_HAND = ['wound x5'];
const NONE = { red: 0, blue: 0, green: 0, white: 0 };

/** The End of Turn of a hero with these rewards; the hand is full, so nothing is drawn. */
const ending = (rewards: readonly string[], scene: Scene = {}): Playing =>
  playing({ rewards, played: ['march'], hand: FULL_HAND, deck: ['rage'], moment: 'end of turn', ...scene });

const artifactDeck = ['ruby-ring', 'golden-grail', 'horn-of-wrath', 'diamond-ring'];
const top = (p: Playing, n: number) => p.me.deck.toReversed().slice(0, n);

/** A seed with which the first die rolled for a reward shows this color. */
function seedFor(color: Color, reward: Reward): string {
  for (let i = 0; ; i++) {
    const p = ending([reward], { seed: `die ${i}` });
    if (p.told('reward-rolled')[0]?.color === color) return `die ${i}`;
  }
}

describe('rewards', () => {
  it('REW-01 a fourth crystal of a color is lost; it does not become mana', () => {
    const p = ending(['crystals'], { crystals: { red: 3, blue: 1 } });
    expect(p.me).toMatchObject({ crystals: { red: 3, blue: 2, green: 1, white: 1 }, mana: [] });
    expect(p.told('crystal-lost')).toMatchObject([{ color: 'red' }]);
  });

  it('REW-02 one Artifact won: two are drawn, one goes under the deck, the other on top of the Deed deck', () => {
    const p = ending(['artifact'], { artifactDeck });
    expect([p.prompt, p.offered()]).toEqual(['return-artifact', ['golden-grail', 'none', 'ruby-ring']]);
    p.answer('ruby-ring');
    expect([top(p, 2), p.prompt]).toEqual([['golden-grail', 'rage'], 'discard-step']);
    expect([p.state.artifactDeck[0], p.state.artifactDeck.at(-1)]).toEqual(['ruby-ring', 'horn-of-wrath']);
  });

  it('REW-02 several won in one turn are drawn together: one more than won in total', () => {
    const p = ending(['artifact', 'spell', 'artifact'], { artifactDeck, spellOffer: ['fireball', 'tremor', 'chill'] });
    expect(p.offered()).toEqual(['take artifact', 'take spell']);
    p.answer('take artifact');
    expect(p.offered()).toEqual(['golden-grail', 'horn-of-wrath', 'none', 'ruby-ring']);
    p.answer('golden-grail');
    expect(p.offered()).toEqual(['horn-of-wrath', 'ruby-ring']);
    p.answer('ruby-ring', 'chill');
    expect(top(p, 4)).toEqual(['chill', 'horn-of-wrath', 'ruby-ring', 'rage']);
    expect([p.state.artifactDeck[0], p.state.artifactDeck.at(-1)]).toEqual(['golden-grail', 'diamond-ring']);
  });

  it('REW-02 they go on the Deed deck in any order', () => {
    for (const [first, second] of [
      ['ruby-ring', 'horn-of-wrath'],
      ['horn-of-wrath', 'ruby-ring'],
    ] as const) {
      const p = ending(['artifact', 'artifact'], { artifactDeck }).answer('golden-grail', first);
      expect(top(p, 2)).toEqual([second, first]);
    }
  });

  it('REW-02 one from a dungeon counts with the others', () => {
    const p = ending(['artifact', 'dungeon'], { artifactDeck, seed: seedFor('green', 'dungeon') });
    expect([p.told('reward-rolled')[0]?.color, p.offered().length]).toEqual(['green', 3 + 1]);
  });

  it('REW-03 a Spell is chosen from the offer, put on top of the Deed deck, and the offer refilled', () => {
    const p = ending(['spell'], { spellOffer: ['fireball', 'tremor', 'chill'], spellDeck: ['expose'] });
    expect([p.prompt, p.offered()]).toEqual(['take-spell', ['chill', 'fireball', 'none', 'tremor']]);
    p.answer('tremor');
    expect([top(p, 2), p.state.spellOffer]).toEqual([
      ['tremor', 'rage'],
      ['fireball', 'chill', 'expose'],
    ]);
  });

  it('REW-03 an Advanced Action is chosen from its own offer, never from the Unit offer', () => {
    const offers: Scene = { advancedOffer: ['ice-bolt', 'agility', 'ambush'], advancedDeck: ['in-need'] };
    const p = ending(['advanced-action'], { ...offers, monasteryOffer: ['training'] });
    expect(p.offered()).toEqual(['agility', 'ambush', 'ice-bolt', 'none']);
    p.answer('ice-bolt');
    expect([top(p, 2), p.state.advancedOffer]).toEqual([
      ['ice-bolt', 'rage'],
      ['agility', 'ambush', 'in-need'],
    ]);
    expect(p.state.monasteryOffer).toEqual(['training']);
  });

  const UNITS: Scene = { unitOffer: ['peasants', 'savage-monks', 'altem-mages'] };

  it('REW-04 any Unit in the offer, regardless of site and cost, for free', () => {
    const p = ending(['unit'], UNITS);
    expect([p.prompt, p.offered()]).toEqual(['take-unit', ['altem-mages', 'none', 'peasants', 'savage-monks']]);
    p.answer('altem-mages');
    expect(p.me.units).toMatchObject([{ unit: 'altem-mages', spent: false, wounds: 0 }]);
    expect([p.state.unitOffer, p.me.reputation]).toEqual([['peasants', 'savage-monks'], 0]);
  });

  it('REW-04 without a free Command token a Unit is disbanded', () => {
    const p = ending(['unit'], { ...UNITS, units: ['foresters wounded'] }).answer('savage-monks');
    expect([p.prompt, p.offered()]).toEqual(['disband', ['disband foresters']]);
    p.answer('disband foresters');
    expect([p.me.units.map(({ unit }) => unit), p.state.unitsGone]).toEqual([['savage-monks'], ['foresters']]);
  });

  it('REW-04 or the reward is forfeited', () => {
    const p = ending(['unit'], { ...UNITS, units: ['foresters'] }).answer('none');
    expect([p.me.units.map(({ unit }) => unit), p.state.rewards, p.prompt]).toEqual([
      ['foresters'],
      [],
      'discard-step',
    ]);
    expect(p.state.unitOffer).toEqual(UNITS.unitOffer);
  });

  it.each(BASIC_COLORS)('REW-05 a %s die gives a crystal of that color', color => {
    const p = ending(['random-crystal'], { seed: seedFor(color, 'random-crystal') });
    expect([p.me.crystals, p.me.fame, p.prompt]).toEqual([{ ...NONE, [color]: 1 }, 0, 'discard-step']);
    const full = ending(['random-crystal'], { seed: seedFor(color, 'random-crystal'), crystals: { [color]: 3 } });
    expect(full.me).toMatchObject({ crystals: { ...NONE, [color]: 3 }, mana: [] });
  });

  it('REW-05 a gold die gives a crystal of the player’s choice', () => {
    const p = ending(['random-crystal'], { seed: seedFor('gold', 'random-crystal') });
    expect([p.prompt, p.offered()]).toEqual(['gain-crystal', ['blue', 'green', 'red', 'white']]);
    expect(p.answer('white').me.crystals).toEqual({ ...NONE, white: 1 });
  });

  it('REW-05 a black die gives Fame +1 instead', () => {
    const p = ending(['random-crystal'], { seed: seedFor('black', 'random-crystal') });
    expect([p.me.crystals, p.me.fame]).toEqual([NONE, 1]);
  });

  it('REW-05 each random crystal has its own roll, and every face comes up', () => {
    const seen = new Set<Color>();
    for (let i = 0; i < 12; i++) {
      const p = ending(['random-crystal', 'random-crystal', 'random-crystal'], { seed: `${i}` });
      while (p.prompt === 'gain-crystal') p.answer('red');
      const rolled = p.told('reward-rolled').map(({ color }) => color);
      expect(rolled).toHaveLength(3);
      for (const color of rolled) seen.add(color);
    }
    expect([...seen].sort()).toEqual([...COLORS].sort());
  });

  it('END-06 REW-06 are taken in any order', () => {
    const won = ['spell', 'advanced-action', 'artifact', 'unit', 'crystals', 'random-crystal'];
    const p = ending(won, { artifactDeck });
    expect(p.offered()).toEqual(won.map(reward => `take ${reward}`).sort());
    p.answer('take unit', 'none');
    expect(p.offered()).toEqual(
      won
        .filter(reward => reward !== 'unit')
        .map(reward => `take ${reward}`)
        .sort(),
    );
    p.answer('take crystals', 'take artifact', 'ruby-ring');
    expect([p.me.crystals, top(p, 1)]).toEqual([{ red: 1, blue: 1, green: 1, white: 1 }, ['golden-grail']]);
  });

  it('REW-06 not before the End of Turn', () => {
    const combat = { enemies: ['swamp-dragon'], targets: ['swamp-dragon'], soFar: ['ranged 9'] };
    const p = playing({ map: { '0,0': 'tomb' }, hand: ['march'], combat, artifactDeck }).answer('attack');
    expect([p.prompt, p.offered('take'), p.state.rewards]).toEqual(['turn', [], ['spell', 'artifact']]);
    p.answer('play march', 'end-turn');
    expect(p.offered()).toEqual(['take artifact', 'take spell']);
  });

  it.each<[string, string[], Reward[]]>([
    ['monster-den', ['gargoyle'], ['random-crystal', 'random-crystal']],
    ['spawning-grounds', ['gargoyle', 'minotaur'], ['artifact', 'random-crystal', 'random-crystal', 'random-crystal']],
    ['dungeon', ['gargoyle'], ['dungeon']],
    ['tomb', ['swamp-dragon'], ['spell', 'artifact']],
    ['mage-tower', ['monks'], ['spell']],
    ['monastery', ['monks'], ['artifact']],
    ['keep', ['swordsmen'], []],
  ])('REW-07 what is won on a %s', (site, enemies, rewards) => {
    const combat = { enemies, targets: enemies, soFar: ['siege 99'] };
    const p = playing({ map: { '0,0': site }, combat }).answer('attack');
    expect([p.state.rewards, p.state.shields]).toEqual([rewards, [{ hex: p.me.hex, seat: 0 }]]);
  });

  it('REW-07 a dungeon gives a Spell for gold and black, an Artifact for the rest', () => {
    for (const color of COLORS) {
      const p = ending(['dungeon'], { seed: seedFor(color, 'dungeon'), artifactDeck });
      expect([color, p.prompt]).toEqual([
        color,
        color === 'gold' || color === 'black' ? 'take-spell' : 'return-artifact',
      ]);
    }
  });

  it.each<[Reward[], string[], string[]]>([
    [['artifact'], ['ruby-ring'], ['ruby-ring']],
    [
      ['artifact', 'artifact'],
      ['ruby-ring', 'golden-grail'],
      ['golden-grail', 'ruby-ring'],
    ],
    [['artifact', 'artifact'], ['ruby-ring'], ['ruby-ring']],
    [['artifact'], [], []],
  ])('REW-08 for %j with %j left in the deck all of them are kept', (rewards, left, kept) => {
    const s = buildScene({ rewards, played: ['march'], hand: FULL_HAND, deck: [], moment: 'end of turn' });
    s.artifactDeck = left;
    const p = new Playing(s);
    if (left.length > 1) p.answer(...left.slice(0, 1));
    expect([p.prompt, p.me.deck.toReversed(), p.state.artifactDeck]).toEqual(['discard-step', kept, []]);
  });

  it('REW-08 an empty offer gives nothing', () => {
    const p = ending(['spell', 'advanced-action', 'unit'], { spellOffer: [], advancedOffer: [], unitOffer: [] });
    p.answer('take spell', 'take advanced-action');
    expect([p.prompt, p.me.deck, p.me.units]).toEqual(['discard-step', ['rage'], []]);
  });
});

describe('rewards among the steps of the End of Turn', () => {
  it('END-06 they come after the benefits of the space and before level-ups', () => {
    const scene: Scene = { map: { '0,0': 'magical-glade' }, level: 1, fame: 3, hand: ['wound x6'] };
    const p = ending(['spell', 'crystals'], scene);
    expect(p.prompt).toBe('glade');
    p.answer('done');
    expect([p.prompt, p.me.level]).toEqual(['rewards', 1]);
    p.answer('take crystals');
    p.answer(p.offered()[0] ?? '');
    expect([p.prompt, p.me.level]).toEqual(['gain-skill', 2]);
  });

  it('LVL-09 END-10 a card won can be drawn in the same End of Turn', () => {
    const p = ending(['spell'], { hand: ['wound x4'], spellOffer: ['fireball', 'tremor'] }).answer('tremor', 'done');
    expect([p.me.hand.at(-1), p.me.deck]).toEqual(['tremor', ['rage']]);
  });

  it('LVL-12 Fame for a black die counts for the level-up of the same turn', () => {
    const seed = seedFor('black', 'random-crystal');
    const p = ending(['random-crystal'], { seed, level: 1, fame: 2 });
    expect([p.me.fame, p.me.level, p.prompt]).toEqual([3, 2, 'gain-skill']);
  });

  const UNIT: Scene = { unitOffer: ['peasants', 'herbalists'], units: ['foresters'], level: 2 };

  it('END-08 a Unit may wait for the Command token of a level-up this turn', () => {
    const p = ending(['unit'], { ...UNIT, fame: 8 });
    expect([p.prompt, p.offered()]).toEqual(['rewards', ['after the level-up', 'take unit']]);
    p.answer('after the level-up');
    expect([p.me.level, p.prompt]).toEqual([3, 'take-unit']);
    p.answer('peasants');
    expect([p.me.units.map(({ unit }) => unit), p.prompt]).toEqual([['foresters', 'peasants'], 'discard-step']);
  });

  it('END-08 only a Unit: everything else is taken first', () => {
    const p = ending(['unit', 'crystals'], { ...UNIT, fame: 8 });
    expect(p.offered()).toEqual(['take crystals', 'take unit']);
    expect(p.answer('take crystals').offered()).toEqual(['after the level-up', 'take unit']);
  });

  it('END-08 if it is taken earlier, another Unit must be disbanded', () => {
    const p = ending(['unit'], { ...UNIT, fame: 8 }).answer('take unit', 'peasants', 'disband foresters');
    expect([p.me.units.map(({ unit }) => unit), p.me.level]).toEqual([['peasants'], 3]);
  });

  it.each([
    [2, 7],
    [3, 15],
    [4, 23],
  ])('END-08 not from level %i with Fame %i: no Command token is coming', (level, fame) => {
    const p = ending(['unit'], { ...UNIT, units: ['foresters'], level, fame });
    expect([p.prompt, p.offered()]).toEqual(['take-unit', ['herbalists', 'none', 'peasants']]);
  });

  it('LVL-01 CMB-GEN-14 Fame from a fight raises the level at the End of Turn, after the rewards', () => {
    const combat = { enemies: ['monks'], targets: ['monks'], soFar: ['siege 5'] };
    const scene: Scene = { map: { '0,0': 'mage-tower' }, combat, played: ['march'], hand: ['rage'], artifactDeck };
    const p = playing(scene).answer('attack');
    expect([p.me.fame, p.me.level]).toEqual([4, 1]);
    p.answer('end-turn');
    expect([p.prompt, p.me.level]).toEqual(['take-spell', 1]);
    p.answer(p.offered()[0] ?? '');
    expect([p.prompt, p.me.level]).toEqual(['gain-skill', 2]);
  });

  it('UND-02 a die, an Artifact, a new card in an offer: each one ends undo', () => {
    const rolled = ending(['random-crystal', 'unit']).answer('take random-crystal');
    expect(rolled.session.undo(0)?.rule).toBe('UND-02');
    const drawn = ending(['artifact', 'unit']).answer('take artifact');
    expect(drawn.session.undo(0)?.rule).toBe('UND-02');
    const learned = ending(['spell', 'unit']).answer('take spell');
    expect(learned.session.undo(0)).toBeNull();
    learned.answer('take spell', learned.state.spellOffer[0] ?? '');
    expect(learned.session.undo(0)?.rule).toBe('UND-02');
  });
});

describe('optional rewards', () => {
  it.each([
    ['spell', 'take-spell'],
    ['artifact', 'return-artifact'],
    ['advanced-action', 'gain-advanced-action'],
    ['unit', 'take-unit'],
  ] as const)('REW-06 REW-07 a reward of %s can be declined, and the log says so', (reward, prompt) => {
    const p = ending([reward], { artifactDeck });
    const { spellOffer, advancedOffer, unitOffer } = p.state;
    expect([p.prompt, p.offered('none')]).toEqual([prompt, ['none']]);
    p.answer('none');
    expect(p.told('reward-declined')).toEqual([{ news: 'reward-declined', seat: 0, reward, n: 1 }]);
    expect([p.told('card-gained'), p.state.rewards, p.me.units]).toEqual([[], [], []]);
    expect(p.state).toMatchObject({ spellOffer, advancedOffer, unitOffer });
    expect(p.state.artifactDeck).toHaveLength(16);
  });

  it('REW-02 declined Artifacts all go under their deck', () => {
    const p = ending(['artifact', 'artifact'], { artifactDeck }).answer('none');
    expect([p.told('reward-declined').map(({ n }) => n), p.state.artifactDeck.at(-1)]).toEqual([[2], 'diamond-ring']);
  });

  it('SIT-MON-04 the Artifact of a burned monastery must be taken', () => {
    const combat = { enemies: ['monks'], targets: ['monks'], soFar: ['siege 99'] };
    const p = playing({ map: { '0,0': 'monastery' }, hand: [], played: ['march'], combat, artifactDeck });
    p.answer('attack', 'end-turn');
    expect([p.prompt, p.offered()]).toEqual(['return-artifact', ['golden-grail', 'ruby-ring']]);
  });

  it('CTY-13 so must Artifacts that were bought', () => {
    const p = ending(['artifact'], { artifactDeck, map: { '0,0': 'city' } });
    expect([p.prompt, p.offered('none')]).toEqual(['return-artifact', []]);
  });
});
