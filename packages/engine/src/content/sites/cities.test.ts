import '../index.ts';
import { describe, expect, it } from 'vitest';
import { CITIES } from '../../rules/catalogue.ts';

/** From the specification: how many gray, violet, brown and white tokens, by level. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  'white-city': '1w, 1g 1w, 2w, 2g 1w, 1g 2w, 3g 1w, 2g 2w, 1g 3w, 3g 2w, 2g 3w, 1g 4w'.split(', '),
  'blue-city': '1g 1v, 2v, 1v 1w, 1g 1v 1w, 2v 1w, 1v 2w, 1g 2v 1w, 2v 2w, 1v 3w, 1g 2v 2w, 2v 3w'.split(', '),
  'green-city': '1g 1b, 2b, 2g 1b, 1g 1b 1w, 2b 1w, 2g 1b 1w, 1g 2b 1w, 2b 2w, 1g 3b 1w, 1g 2b 2w, 2b 3w'.split(', '),
  'red-city': '1w, 1b 1v, 1b 1w, 1b 2v, 1b 1v 1w, 2b 2v, 1b 2v 1w, 1b 1v 2w, 2b 2v 1w, 2b 1v 2w, 1b 1v 3w'.split(', '),
};

const LETTERS = ['grey', 'violet', 'brown', 'white'];

const counted = (line: string): number[] =>
  LETTERS.map(color => Number(new RegExp(`(\\d)${color[0]}`).exec(line)?.[1] ?? 0));

describe('city cards', () => {
  it.each(Object.entries(PRINTED))('CTY-03 the garrisons of the %s by level', (id, levels) => {
    const { garrisons } = CITIES.get(id);
    const found = garrisons.map(tokens => LETTERS.map(color => tokens.filter(token => token === color).length));
    expect(found).toEqual(levels.map(counted));
  });

  it('CTY-06 each city gives its defenders a different bonus', () => {
    const bonuses = CITIES.ids().map(id => [id, CITIES.get(id).bonus]);
    expect(Object.fromEntries(bonuses)).toEqual({
      'white-city': { armor: 1 },
      'blue-city': { attack: { fire: 2, ice: 2, 'cold-fire': 1 } },
      'green-city': { physical: 'poison' },
      'red-city': { physical: 'brutal' },
    });
  });
});
