import '../index.ts';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../core/effect.ts';
import { ruleOf } from '../../core/rule.ts';
import { CARDS } from '../../rules/catalogue.ts';
import { startingCards } from '../../rules/setup/setup.ts';

/** The words of an effect; alternatives are separated by a bar. */
const words = (effect: Effect | null): string => {
  if (effect === null) return '';
  const { of } = effect as Effect & { of?: readonly Effect[] };
  if (effect.fx === 'one-of') return (of as readonly Effect[]).map(words).join(' | ');
  return ruleOf(effect.fx).traits.word?.(effect) ?? effect.fx;
};

// From the facts. Cards that can be played outside combat have their own tests.
const COMBAT: Readonly<Record<string, readonly [basic: string, powered: string]>> = {
  rage: ['attack 2 | block 2', 'attack 4'],
  determination: ['attack 2 | block 2', 'block 5'],
  swiftness: ['move 2', 'ranged attack 3'],
  'battle-versatility': [
    'block 2 | attack 2 | ranged attack 1',
    'attack 4 | block 4 | fire attack 3 | fire block 3 | ranged attack 3 | siege attack 2',
  ],
  // The attack is physical, as on the card since the Lost Legion.
  'cold-toughness': ['attack 2 | ice block 3', 'ice block 5'],
};

const COLORS: Readonly<Record<string, string>> = {
  rage: 'red combat',
  determination: 'blue combat',
  swiftness: 'white movement combat',
  march: 'green movement',
  stamina: 'blue movement',
  tranquility: 'green healing',
  promise: 'white influence',
  threaten: 'red influence',
  crystallize: 'blue special',
  'mana-draw': 'white special',
  concentration: 'green special',
  improvisation: 'red movement influence combat',
  'battle-versatility': 'red combat',
  'will-focus': 'green special',
  'noble-manners': 'white influence',
  'cold-toughness': 'blue combat',
};

describe('Basic Actions as printed', () => {
  it.each(Object.entries(COMBAT))('CRD-35 %s has the Attacks and Blocks of the card', (card, [basic, powered]) => {
    expect([words(CARDS.get(card).basic), words(CARDS.get(card).powered)]).toEqual([basic, powered]);
  });

  it('Cold Toughness counts what is on the token of the enemy blocked', () => {
    expect(CARDS.get('cold-toughness').powered).toMatchObject({ extra: 'per-trait', element: 'ice', n: 5 });
  });

  it('CRD-02 every Basic Action has type symbols, a color, a basic and a powered effect', () => {
    const printed = CARDS.ids().filter(id => CARDS.get(id).kind === 'basic-action' && CARDS.get(id).set === 'base');
    expect(printed.sort()).toEqual(Object.keys(COLORS).sort());
    for (const id of printed) {
      const { color, types, basic, powered } = CARDS.get(id);
      expect([color, ...types].join(' '), id).toBe(COLORS[id]);
      expect(basic && powered, id).not.toBeNull();
    }
  });

  it.each([
    ['arythea', 'battle-versatility', 'rage', 1],
    ['goldyx', 'will-focus', 'concentration', 0],
    ['norowas', 'noble-manners', 'promise', 0],
    ['tovak', 'cold-toughness', 'determination', 0],
  ])('CRD-02 the card of %s, %s, takes the place of one %s', (hero, own, replaced, left) => {
    const cards = startingCards(hero);
    const count = (card: string) => cards.filter(other => other === card).length;
    expect([cards.length, count(own), count(replaced)]).toEqual([16, 1, left]);
    expect(CARDS.get(own).color).toBe(CARDS.get(replaced).color);
  });
});
