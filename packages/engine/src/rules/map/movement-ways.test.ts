import { describe, expect, it } from 'vitest';
import { Stream, seeded } from '../../core/random.ts';
import type { Way } from '../../protocol/acts.ts';
import type { Option } from '../../protocol/choice.ts';
import { buildScene } from '../../scene/scene.ts';
import { cloneState } from '../../state/clone.ts';
import { hexName } from '../../state/hex.ts';
import type { State } from '../../state/state.ts';
import { newSession, playAtRandom } from '../../testing/random-game.ts';
import { TILES } from '../catalogue.ts';
import { MageKnight } from '../mage-knight.ts';

/*
 * An independent check of movement, written from the specification: every space by name, costs by a table, and a search
 * that repeats all steps until nothing gets cheaper.
 */

type At = `${number},${number}`;
const AROUND = { ne: [1, -1], e: [1, 0], se: [0, 1], sw: [-1, 1], w: [-1, 0], nw: [0, -1] } as const;
const COSTS: Readonly<Record<string, readonly [day: number, night: number]>> = {
  plains: [2, 2],
  hills: [3, 3],
  forest: [3, 5],
  wasteland: [4, 4],
  desert: [5, 3],
  swamp: [5, 5],
};

const name = (q: number, r: number): At => `${q},${r}`;
const decode = (hex: number): At => name(Math.floor(hex / 128) - 64, (hex % 128) - 64);
const beside = (at: At): At[] => {
  const [q, r] = at.split(',').map(Number) as [number, number];
  return Object.values(AROUND).map(([dq, dr]) => name(q + dq, r + dr));
};

/** The map as a player would read it off the table. */
class Chart {
  readonly spaces = new Map<At, { terrain: string; site: string | null }>();
  private readonly rampaging = new Set<At>();
  private readonly s: State;
  private readonly seat: number;

  constructor(s: State, seat: number) {
    this.s = s;
    this.seat = seat;
    for (const { tile, a, b } of s.map) {
      const [q, r] = [3 * a + b, -2 * a - 3 * b];
      const { spaces } = TILES.get(tile);
      this.spaces.set(name(q, r), spaces.center);
      for (const [place, [dq, dr]] of Object.entries(AROUND)) {
        this.spaces.set(name(q + dq, r + dr), spaces[place as keyof typeof AROUND]);
      }
    }
    for (const token of s.tokens) if (token.role === 'rampaging') this.rampaging.add(decode(token.hex));
  }

  /** Move points to enter, or null. */
  cost(at: At): number | null {
    const space = this.spaces.get(at);
    // First Reconnaissance: cities cannot be entered.
    if (!space || this.rampaging.has(at) || space.site === 'city') return null;
    return COSTS[space.terrain]?.[this.s.time === 'day' ? 0 : 1] ?? null;
  }

  isAssaulted(at: At): boolean {
    const site = this.spaces.get(at)?.site;
    if (site !== 'keep' && site !== 'mage-tower') return false;
    const owners = this.s.shields.filter(({ hex }) => decode(hex) === at).map(({ seat }) => seat);
    return owners.length === 0 || (site === 'keep' && owners.at(-1) !== this.seat);
  }

  provoked(from: At, to: At): At[] {
    return beside(from).filter(at => this.rampaging.has(at) && beside(to).includes(at));
  }

  reveals(at: At): boolean {
    return this.s.tokens.some(({ hex, up, role }) => {
      if (up) return false;
      if (role === 'waiting') return decode(hex) === at;
      return role === 'garrison' && this.s.time === 'day' && beside(at).includes(decode(hex));
    });
  }

  /** The cost of reaching each space peacefully, without revealing anything on the way. */
  peaceful(start: At): Map<At, number> {
    const least = new Map<At, number>([[start, 0]]);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [from, spent] of [...least]) {
        if (from !== start && this.reveals(from)) continue;
        for (const to of beside(from)) {
          const cost = this.cost(to);
          if (cost === null || this.isAssaulted(to) || this.provoked(from, to).length > 0) continue;
          if (spent + cost >= (least.get(to) ?? Number.POSITIVE_INFINITY)) continue;
          least.set(to, spent + cost);
          changed = true;
        }
      }
    }
    least.delete(start);
    return least;
  }
}

interface Offered {
  readonly verb: string;
  readonly to: At;
  readonly way: Way;
}

/** What is offered in a position with this many Move points. */
function offeredWith(s: State, seat: number, move: number): Offered[] {
  const copy = cloneState(s);
  copy.turn.move = move;
  const options = (new MageKnight(copy).questionFor(seat)?.options ?? []) as readonly Option[];
  return options.flatMap(({ choice: { act } }) =>
    act.act === 'walk' || act.act === 'provoke' || act.act === 'assault'
      ? [{ verb: act.act, to: hexName(act.to) as At, way: act.way }]
      : [],
  );
}

/** A large map: all Countryside tiles and some core tiles, with Shields, a second hero and any time of day. */
function largeMap(seed: string): { s: State; move: number } {
  const stream = new Stream(seeded(seed, 'map'));
  const pick = <T>(list: readonly T[]): T => list[stream.below(list.length)] as T;
  const of = (kind: string) => TILES.ids().filter(id => TILES.get(id).kind === kind);
  const dealt = stream.shuffled([...of('countryside'), ...stream.shuffled(of('core')).slice(0, 3)]);
  const tiles: Record<string, string> = { '0,0': 'start-a' };
  for (let far = 1; far <= 4; far++) for (let a = 0; a <= far; a++) tiles[`${a},${far - a}`] = dealt.pop() as string;
  const time = pick(['day', 'night'] as const);
  const plain = new Chart(buildScene({ tiles, time }), 0);
  const free = [...plain.spaces.keys()].filter(at => plain.cost(at) !== null && !plain.isAssaulted(at));
  const sites = [...plain.spaces.keys()].filter(at => plain.isAssaulted(at));
  const shields = sites.filter(() => stream.below(3) === 0).map(at => ({ at, by: stream.below(2) }));
  const s = buildScene({ tiles, time, shields, at: pick(free), others: { goldyx: { at: pick(free) } }, seed });
  return { s, move: stream.below(16) };
}

/** Calls back for every position of a random game in which a hero may move. */
function eachMove(seed: string, players: number, look: (s: State, seat: number, move: number) => void): number {
  const session = newSession(players, seed);
  const stream = new Stream(seeded(seed, 'move'));
  let seen = 0;
  playAtRandom(session, seed, 260, seat => {
    const s = session.state;
    if (session.question(seat)?.prompt !== 'turn' || s.turn.part !== 'movement') return;
    if (stream.below(3) > 0) return;
    seen++;
    look(s, seat, stream.below(13));
  });
  return seen;
}

/** Exactly the spaces within reach are offered, each at its lowest cost. */
function checkWalks(s: State, seat: number, move: number): void {
  const start = decode(s.players[seat]?.hex as number);
  const expected = s.turn.exhausted ? [] : [...new Chart(s, seat).peaceful(start)].filter(([, cost]) => cost <= move);
  const walks = offeredWith(s, seat, move).filter(({ verb }) => verb === 'walk');
  expect(walks.map(({ to, way }) => [to, way.cost]).sort()).toEqual(expected.sort());
}

/** Only the last step of a path may provoke, assault or reveal something. */
function checkSteps(s: State, seat: number, move: number): void {
  const chart = new Chart(s, seat);
  for (const { verb, to, way } of offeredWith(s, seat, move)) {
    const path = [s.players[seat]?.hex as number, ...way.path].map(decode);
    expect(path.at(-1)).toBe(to);
    let cost = 0;
    for (const [i, at] of path.slice(1).entries()) {
      const from = path[i] as At;
      const isLast = i === path.length - 2;
      expect(beside(from)).toContain(at);
      cost += chart.cost(at) ?? Number.NaN;
      expect(chart.provoked(from, at).sort()).toEqual(isLast ? way.provokes.map(decode).sort() : []);
      expect(chart.isAssaulted(at)).toBe(isLast && verb === 'assault');
      if (!isLast) expect(chart.reveals(at)).toBe(false);
      else if (verb !== 'assault') expect(way.reveals.length > 0).toBe(chart.reveals(at));
    }
    expect(cost).toBe(way.cost);
    expect(way.provokes.length > 0 || verb !== 'provoke').toBe(true);
  }
}

/** Every adjacent space that can be entered at all is offered, peacefully or not. */
function checkNeighbours(s: State, seat: number): void {
  if (s.turn.exhausted) return;
  const chart = new Chart(s, seat);
  const start = decode(s.players[seat]?.hex as number);
  const offered = offeredWith(s, seat, 12).map(({ verb, to }) => `${verb} ${to}`);
  for (const at of beside(start)) {
    if (chart.cost(at) === null) continue;
    const isHeld = s.players.some((player, i) => i !== seat && player.hex !== null && decode(player.hex) === at);
    const provokes = chart.provoked(start, at).length > 0;
    if (provokes && isHeld && at !== '0,0') continue; // FIG-06
    const verb = chart.isAssaulted(at) ? 'assault' : provokes ? 'provoke' : 'walk';
    expect(offered).toContain(`${verb} ${at}`);
  }
}

describe('ways in random games', () => {
  it.each([
    ['first', 1],
    ['second', 2],
    ['third', 3],
    ['fourth', 4],
  ] as const)('MOV-02 MOV-03 every space in reach is offered, at its lowest cost: the %s game', (seed, players) => {
    expect(eachMove(seed, players, checkWalks)).toBeGreaterThan(20);
  });

  it('RAM-03 MOV-11 UND-08 only the last step of a path provokes, assaults or reveals something', () => {
    expect(eachMove('quiet', 2, checkSteps)).toBeGreaterThan(20);
  });

  it('RAM-04 MOV-11 every adjacent space that can be entered is offered, peacefully or not', () => {
    expect(eachMove('neighbours', 2, checkNeighbours)).toBeGreaterThan(20);
  });
});

describe('ways on large maps', () => {
  const seeds = (word: string) => Array.from({ length: 12 }, (_, i) => `${word} ${i}`);

  it.each(['one', 'two', 'three', 'four'])(
    'MOV-02 MOV-03 every space within reach is offered, at its lowest cost: %s',
    word => {
      for (const { s, move } of seeds(word).map(largeMap)) checkWalks(s, 0, move);
    },
  );

  it.each(['one', 'two', 'three', 'four'])('RAM-03 MOV-11 UND-08 only the last step has consequences: %s', word => {
    for (const { s, move } of seeds(word).map(largeMap)) {
      checkSteps(s, 0, move);
      checkNeighbours(s, 0);
    }
  });
});
