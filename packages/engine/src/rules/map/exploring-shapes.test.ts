import { describe, expect, it } from 'vitest';
import { Stream, seeded } from '../../core/random.ts';
import { Session } from '../../session.ts';
import { cloneState } from '../../state/clone.ts';
import type { State } from '../../state/state.ts';
import { HEROES_AT_TABLE } from '../../testing/random-game.ts';
import { TILES } from '../catalogue.ts';
import { MageKnight } from '../mage-knight.ts';

/* An independent check of where tiles can go, written from the specification and the facts about map shapes. */

type Place = readonly [a: number, b: number];
type Kind = 'countryside' | 'core' | 'spare countryside' | 'spare core' | 'none';

const HOLD_COUNTRYSIDE = ['0,1', '1,0', '1,-1', '1,1', '2,-1'];
const HOLD_CORE = ['2,0', '2,1', '3,0', '3,-1'];

/** Whether a map shape has a place, and whether a core tile can go there. */
const SHAPES: Readonly<Record<string, (a: number, b: number, isCore: boolean) => boolean>> = {
  wedge: (a, b, isCore) => a >= 0 && b >= 0 && !(isCore && (a === 0 || b === 0)),
  'wedge-unlimited': (a, b) => a >= 0 && b >= 0,
  'open-5': (a, b) => Math.abs(b) <= 2 && a >= 0 && a >= -b,
  'open-4': (a, b) => b >= -2 && b <= 1 && a >= 0 && a >= -b,
  'open-3': (a, b) => Math.abs(b) <= 1 && a >= 0 && a >= -b,
  'conquer-and-hold': (a, b, isCore) => (isCore ? HOLD_CORE : HOLD_COUNTRYSIDE).includes(`${a},${b}`),
};

const besideTile = ([a, b]: Place): Place[] => [
  [a, b + 1],
  [a + 1, b],
  [a + 1, b - 1],
  [a, b - 1],
  [a - 1, b],
  [a - 1, b + 1],
];
const AROUND = [
  [0, 0],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;
const spacesOf = ([a, b]: Place) => AROUND.map(([dq, dr]) => [3 * a + b + dq, -2 * a - 3 * b + dr] as const);
const hexOf = ([q, r]: readonly [number, number]) => (q + 64) * 128 + r + 64;
const areBeside = ([q, r]: readonly [number, number], [p, s]: readonly [number, number]) =>
  Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s)) === 1;

function kindOfNext(s: State): Kind {
  const top = s.tileStack.at(-1);
  if (top !== undefined) return TILES.get(top).kind === 'core' ? 'core' : 'countryside';
  if (s.tilesLeft.length === 0) return 'none';
  return s.tilesLeft.some(tile => TILES.get(tile).kind === 'countryside') ? 'spare countryside' : 'spare core';
}

/** Every place where the next tile can go, with the spaces it can be explored from. */
function openPlaces(s: State): { place: string; from: (readonly [number, number])[] }[] {
  const kind = kindOfNext(s);
  const shape = SHAPES[s.options.mapShape] as (typeof SHAPES)[string];
  const isThere = ([a, b]: Place) => s.map.some(tile => tile.a === a && tile.b === b);
  const touching = (place: Place) => besideTile(place).filter(isThere);
  const candidates = new Map(s.map.flatMap(({ a, b }) => besideTile([a, b])).map(place => [`${place}`, place]));
  const isOpen = (place: Place): boolean => {
    if (kind === 'none' || isThere(place) || !shape(...place, kind.endsWith('core'))) return false;
    const near = touching(place);
    if (kind.startsWith('spare')) return near.length >= 3;
    if (kind === 'core') return near.length >= 2;
    return near.length >= 2 || near.some(only => touching(only).length >= 2);
  };
  const standing = s.map.flatMap(({ a, b }) => spacesOf([a, b]));
  return [...candidates]
    .filter(([, place]) => isOpen(place))
    .map(([place, at]) => ({
      place,
      from: standing.filter(space => spacesOf(at).some(other => areBeside(space, other))),
    }));
}

/** The same position with the hero somewhere else and two Move points. */
function standingOn(s: State, space: readonly [number, number]): MageKnight {
  const copy = cloneState(s);
  const [hero] = copy.players as [State['players'][number]];
  hero.hex = hexOf(space);
  Object.assign(copy.turn, { move: 2, path: [hero.hex] });
  return new MageKnight(copy);
}

const offered = (table: MageKnight) =>
  (table.questionFor(0)?.options ?? []).map(({ choice }) => choice.key).filter(key => key.startsWith('explore'));

/** Explores at random until no tile can be placed, checking at each step what is offered on spaces all over the map. */
function exploreAll(mapShape: string, players: number, seed: string): State {
  const stream = new Stream(seeded(seed, mapShape));
  const heroes = HEROES_AT_TABLE.slice(0, players);
  // A map that belongs to a scenario is played only in that one.
  const scenario = mapShape === 'conquer-and-hold' ? mapShape : 'first-reconnaissance';
  const session = new Session({ scenario, heroes, seed, options: { mapShape } });
  while (session.question(session.asked[0] as number)?.prompt === 'tactic') {
    const free = session.state.tactics.filter(tactic => tactic !== 'early-bird');
    const seat = session.asked[0] as number;
    session.answer(seat, seat === 0 ? 'early-bird' : (free.at(-1) as string));
  }
  let s = session.state;
  for (;;) {
    const open = openPlaces(s);
    for (const space of s.map.flatMap(({ a, b }) => spacesOf([a, b]))) {
      if (open.length > 0 && stream.below(3) > 0) continue;
      const expected = open
        .filter(({ from }) => from.some(other => `${other}` === `${space}`))
        .map(({ place }) => `explore ${place}`);
      expect(offered(standingOn(s, space)).sort(), `${mapShape}: ${space}`).toEqual(expected.sort());
    }
    if (open.length === 0) return s;
    const { place, from } = open[stream.below(open.length)] as (typeof open)[number];
    const table = standingOn(s, from[stream.below(from.length)] as readonly [number, number]);
    const next = kindOfNext(s);
    expect(table.answer(0, `explore ${place}`)).toBeNull();
    s = table.state;
    expect(`${s.map.at(-1)?.a},${s.map.at(-1)?.b}`).toBe(place);
    expect(TILES.get(s.map.at(-1)?.tile as string).kind).toBe(next.replace('spare ', ''));
  }
}

function checkShape(shape: string, players: number): void {
  const { map } = exploreAll(shape, players, 'first');
  expect(new Set(map.map(({ a, b }) => `${a},${b}`)).size).toBe(map.length);
  expect(new Set(map.map(({ tile }) => tile)).size).toBe(map.length);
}

describe('exploring a whole map at random', () => {
  const games = Object.keys(SHAPES).flatMap(shape =>
    (shape === 'conquer-and-hold' ? [2, 4] : [1, 2, 3, 4]).map(players => [shape, players] as const),
  );

  it.each(games)(
    'EXP-02 EXP-03 EXP-06 EXP-07 EXP-08 EXP-13 tiles go where the rules allow: %s, %i players',
    checkShape,
  );
});
