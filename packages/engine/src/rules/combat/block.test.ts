import { describe, expect, it } from 'vitest';
import { both } from '../../effects/combine.ts';
import { block } from '../../effects/gain.ts';
import { gainMana } from '../../effects/mana.ts';
import type { Scene } from '../../scene/scene.ts';
import { challenging, foe, foes, goTo, struck, sum, wounds } from '../../testing/fighting.ts';
import { print } from '../../testing/made-up.ts';
import type { Playing } from '../../testing/playing.ts';
import { ELEMENTS } from '../catalogue.ts';

/** The Block phase against these enemies. */
const blocking = (names: string | readonly string[], scene: Scene = {}): Playing =>
  goTo(challenging(names, scene), 'block');

describe('the Block phase', () => {
  it('CMB-BLK-01 all undefeated enemies attack; any number of them can be blocked', () => {
    const scene: Scene = {
      mana: ['white'],
      source: [],
      hand: ['swiftness', 'rage', 'march x2', 'determination', 'promise'],
    };
    const p = challenging(['prowlers', 'prowlers', 'diggers', 'golems'], scene);
    p.answer('target prowlers', 'power swiftness', 'attack', 'end-phase');
    expect([p.prompt, p.offered('target')]).toEqual([
      'combat-block',
      ['target diggers', 'target golems', 'target prowlers 2'],
    ]);
    p.answer('target golems', 'play rage', 'block');
    p.answer('target diggers', 'play determination', 'sideways march block', 'block');
    p.answer('end-phase');
    expect([p.prompt, p.offered('take')]).toEqual(['combat-damage', ['take prowlers 2']]);
    p.answer('take prowlers 2');
    expect(wounds(p)).toBe(2);
  });

  it('CMB-BLK-01 a blocked enemy deals no damage', () => {
    const p = blocking('prowlers', { hand: ['march x4'] }).answer('target prowlers');
    for (let i = 0; i < 4; i++) p.answer('sideways march block');
    p.answer('block');
    expect(foe(p, 'prowlers').attacks.map(({ state }) => state)).toEqual(['blocked']);
    expect([p.answer('end-phase').prompt, wounds(p)]).toEqual(['combat-attack', 0]);
  });

  it('CMB-BLK-03 a block is against one attack: two enemies cannot be blocked together', () => {
    const p = blocking(['prowlers', 'wolf-riders'], { hand: ['determination', 'cold-toughness', 'march x2'] });
    p.answer('target prowlers');
    expect([p.offered('target'), p.refusal('target wolf-riders')]).toEqual([[], 'CMB-BLK-03']);
    // Block played against one enemy cannot be used against the other.
    p.answer('play determination', 'give-up', 'target wolf-riders');
    expect(sum(p)).toEqual([0, 6]);
  });

  it('CMB-BLK-03 Block 4 and Block 6, played separately, stop both', () => {
    const scene: Scene = { mana: ['blue'], source: [], hand: ['cold-toughness', 'determination', 'rage', 'march x3'] };
    const p = blocking(['prowlers', 'wolf-riders'], scene);
    p.answer('target prowlers', 'play cold-toughness', 'sideways march block', 'block');
    p.answer('target wolf-riders', 'power determination', 'sideways march block');
    expect(sum(p)).toEqual([6, 6]);
    expect([p.answer('block', 'end-phase').prompt, wounds(p)]).toEqual(['combat-attack', 0]);
  });

  it('CMB-BLK-04 Blocks of any element add up, from cards, powered or not, and from Units', () => {
    const scene: Scene = {
      mana: ['blue', 'blue', 'red'],
      source: [],
      hand: ['determination', 'rage', 'ice-shield'],
      units: ['guardian-golems', 'utem-guardsmen'],
    };
    const p = blocking('fire-dragon', scene).answer('target fire-dragon');
    expect(p.offered('play', 'power', 'use')).toEqual([
      'play determination',
      'play ice-shield',
      'play rage',
      'power determination',
      'power ice-shield',
      'use guardian-golems block 2',
      'use guardian-golems fire block 4',
      'use guardian-golems ice block 4',
      'use utem-guardsmen block 4',
    ]);
    p.answer('play ice-shield', 'use guardian-golems ice block 4', 'power determination');
    // 3 + 4 Ice in full, 5 physical halved.
    expect([sum(p), p.answer('block', 'end-phase').prompt]).toEqual([[3 + 4 + 2, 9], 'combat-attack']);
  });

  it('CMB-BLK-04 CRD-27 a Block through Concentration is 2 higher', () => {
    const scene: Scene = { mana: ['green'], source: [], hand: ['concentration', 'determination', 'rage', 'swiftness'] };
    const p = blocking('werewolf', scene).answer('target werewolf', 'power concentration');
    // Rage and Swiftness have no powered Block, so there is nothing to choose.
    expect(sum(p)).toEqual([7, 14]);
  });

  it('CMB-BLK-05 any card except a Wound is a physical Block of 1 sideways', () => {
    const p = blocking('fire-mages', { hand: ['ice-shield', 'fireball', 'ruby-ring', 'march', 'wound'] });
    p.answer('target fire-mages');
    expect(p.offered('sideways').filter(key => key.endsWith('block'))).toEqual([
      'sideways fireball block',
      'sideways ice-shield block',
      'sideways march block',
      'sideways ruby-ring block',
    ]);
    expect(p.refusal('sideways wound block')).toBe('CRD-09');
    for (const card of ['ice-shield', 'fireball', 'ruby-ring', 'march']) p.answer(`sideways ${card} block`);
    // Physical against Fire: half of 4.
    expect(sum(p)).toEqual([2, 6]);
  });

  const TABLE = [
    ['physical', 'minotaur', 'full', 'full', 'full', 'full'],
    ['fire', 'fire-mages', 'half', 'half', 'full', 'full'],
    ['ice', 'ice-mages', 'half', 'full', 'half', 'full'],
    ['cold-fire', 'high-dragon', 'half', 'half', 'half', 'full'],
  ] as const;
  it.each(TABLE)(
    'CMB-BLK-06 a %s attack (%s): physical Block %s, Fire %s, Ice %s, Cold Fire %s',
    (attack, enemy, ...row) => {
      for (const [i, element] of ELEMENTS.entries()) {
        const [total] = sum(struck(enemy, [element === 'physical' ? 'block 10' : `${element} block 10`], 'block'));
        expect([element, total]).toEqual([element, row[i] === 'full' ? 10 : 5]);
      }
      const p = blocking(enemy);
      expect(foe(p, enemy).attacks).toMatchObject([
        { element: attack, efficientBlocks: ELEMENTS.filter((_element, i) => row[i] === 'full') },
      ]);
    },
  );

  it.each([
    ['EX-BLK-01', 'minotaur', ['fire block 3', 'block 1', 'block 1'], 5, true],
    ['EX-BLK-02', 'fire-mages', ['ice block 3', 'block 6'], 6, true],
    ['EX-BLK-03', 'fire-mages', ['block 11'], 5, false],
    ['EX-BLK-03', 'fire-mages', ['block 12'], 6, true],
    ['EX-BLK-05', 'high-dragon', ['cold-fire block 6'], 6, true],
    ['EX-BLK-05', 'high-dragon', ['ice block 6', 'fire block 5'], 5, false],
    ['EX-BLK-05', 'high-dragon', ['ice block 6', 'fire block 6'], 6, true],
    ['EX-BLK-06', 'gunners', ['fire block 3', 'block 3', 'ice block 1'], 4, false],
    ['EX-BLK-08', 'freezers', ['fire block 4', 'block 4'], 6, true],
  ] as const)('CMB-BLK-07 CMB-BLK-08 %s %s and %j: %i, enough: %s', (_, enemy, values, total, blocked) => {
    const p = struck(enemy, values, 'block');
    expect(sum(p)[0]).toBe(total);
    expect(p.refusal('block')).toBe(blocked ? null : 'CMB-BLK-08');
  });

  it('CMB-BLK-08 a block needs at least the Attack value; more is allowed', () => {
    for (const [n, refusal] of [
      [3, 'CMB-BLK-08'],
      [4, null],
      [5, null],
    ] as const)
      expect([n, struck('prowlers', [`block ${n}`], 'block').refusal('block')]).toEqual([n, refusal]);
    expect(struck('prowlers', [], 'block').refusal('block')).toBe('CMB-BLK-08');
    expect(blocking('prowlers').refusal('block')).toBe('CMB-BLK-03');
  });

  it.each([
    ['wolf-riders', 3, 6],
    ['crossbowmen', 4, 8],
    ['werewolf', 7, 14],
    ['swamp-dragon', 5, 10],
    ['freezers', 3, 6],
  ])('CMB-BLK-09 Swift doubles the Block that %s needs: attack %i, Block %i', (enemy, attack, needed) => {
    const p = blocking(enemy);
    expect(foe(p, enemy).attacks).toMatchObject([{ block: { n: needed }, damage: { n: attack } }]);
    expect(struck(enemy, [`cold-fire block ${needed - 1}`], 'block').refusal('block')).toBe('CMB-BLK-08');
    expect(struck(enemy, [`cold-fire block ${needed}`], 'block').refusal('block')).toBeNull();
  });

  it('CMB-BLK-10 a blocked enemy is not defeated and can be attacked later', () => {
    const p = blocking('wolf-riders', { mana: ['blue', 'red'], source: [], hand: ['determination', 'march', 'rage'] });
    p.answer('target wolf-riders', 'power determination', 'sideways march block', 'block');
    expect([p.me.fame, foes(p), p.offered('target')]).toEqual([0, ['wolf-riders'], []]);
    p.answer('end-phase', 'target wolf-riders', 'power rage', 'attack');
    expect([p.me.fame, wounds(p)]).toEqual([3, 0]);
  });

  it('CMB-BLK-12 CMB-GEN-06 a Block that is too low does nothing: the attack deals full damage', () => {
    const p = blocking('minotaur', { hand: ['march x4'] }).answer('target minotaur');
    for (let i = 0; i < 4; i++) p.answer('sideways march block');
    expect([sum(p), p.refusal('block')]).toEqual([[4, 5], 'CMB-BLK-08']);
    p.answer('end-phase');
    expect(foe(p, 'minotaur').attacks).toMatchObject([{ state: 'coming', damage: { n: 10 } }]);
    p.answer('take minotaur');
    expect([wounds(p), p.me.played.length]).toEqual([5, 4]);
  });

  it('CMB-GEN-06 a Block is assigned when it is played, so it needs an attack to block', () => {
    const p = blocking('prowlers', { hand: ['determination', 'march'], units: ['peasants'] });
    expect(p.offered('sideways march block', 'use peasants block')).toEqual([]);
    for (const key of ['play determination', 'sideways march block', 'use peasants block 2'])
      expect([key, p.refusal(key)]).toEqual([key, 'CMB-GEN-06']);
  });

  it('CMB-BLK-14 attacks are blocked in any order', () => {
    for (const first of ['diggers', 'golems', 'prowlers']) {
      const p = blocking(['diggers', 'prowlers', 'golems'], { hand: ['rage x2'] });
      expect(p.offered('target')).toEqual(['target diggers', 'target golems', 'target prowlers']);
      p.answer(`target ${first}`);
      expect(foes(p).filter(key => foe(p, key).targeted)).toEqual([first]);
    }
  });
});

print('cold-toughness', { basic: both(block(3), gainMana('red')) });

describe('a Block card with another effect', () => {
  it('CMB-BLK-13 EX-BLK-12 has that effect even if the block fails', () => {
    const p = blocking('gargoyle', { hand: ['cold-toughness'], source: [] }).answer('target gargoyle');
    p.answer('play cold-toughness');
    expect([sum(p), p.me.mana, p.refusal('block')]).toEqual([[3, 5], ['red'], 'CMB-BLK-08']);
    goTo(p, 'attack');
    expect([p.me.mana, wounds(p)]).toEqual([['red'], 3]);
  });
});
