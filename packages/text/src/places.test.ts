import {
  groundOf,
  type Hex,
  type PlacedTile,
  placeName,
  placesBeside,
  Session,
  Stream,
  seeded,
  TILES,
  type View,
} from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { voiceOf } from './all.ts';
import { nounOfSpace } from './places.ts';
import { REVIEWED } from './testing/reviewed.ts';

type Board = View['map'];

/** A map with every tile in the box, revealed next to each other at random. */
function fullMap(seed: string): Board {
  const chance = new Stream(seeded(seed, 'tiles'));
  const [start] = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed }).view(0).map;
  const map: PlacedTile[] = [start as PlacedTile];
  const rest = TILES.ids().filter(id => ['countryside', 'core'].includes(TILES.get(id).kind));
  for (const tile of chance.shuffled(rest)) {
    const taken = map.map(placeName);
    const free = map.flatMap(placesBeside).filter(({ a, b }) => a >= 0 && a + b >= 0 && !taken.includes(`${a},${b}`));
    map.push({ ...(free[chance.below(free.length)] as { a: number; b: number }), tile, turned: 0, overlays: [] });
  }
  return map;
}

const MAPS: readonly Board[] = Array.from({ length: 12 }, (_, n) => fullMap(`places ${n}`));

const hexesOf = (map: Board, which: 'sites' | 'spaces'): Hex[] =>
  [...groundOf(map).values()].filter(({ site }) => which === 'spaces' || site !== null).map(({ hex }) => hex);

describe.each(REVIEWED)('the names of spaces in %s', language => {
  const voice = voiceOf(language, 'named');
  const nameOn = (map: Board, hex: Hex) => nounOfSpace(voice, map, hex).name;

  it.each(['sites', 'spaces'] as const)('tell all %s of a map apart', which => {
    for (const map of MAPS) {
      const names = hexesOf(map, which).map(hex => nameOn(map, hex));
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  it('do not change when more is explored', () => {
    for (const map of MAPS) {
      for (const [i] of map.entries()) {
        const known = map.slice(0, i + 1);
        for (const hex of hexesOf(known, 'spaces')) expect(nameOn(known, hex)).toBe(nameOn(map, hex));
      }
    }
  });

  it('are words: no coordinates, and no site that is just numbered', () => {
    const names = MAPS.flatMap(map => hexesOf(map, 'sites').map(hex => nameOn(map, hex)));
    expect(names.filter(name => /\d/.test(name) && !/\d (spaces|espaços|spazi) /.test(name))).toEqual([]);
  });
});
