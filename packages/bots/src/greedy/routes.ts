import { groundOf, type Hex, type Query, Refusal, STEPS, step, twistsOf } from '@deedbook/engine';

/** Distances: Move points to each space, and the previous space on the path. */
export interface Routes {
  readonly cost: ReadonlyMap<Hex, number>;
  readonly before: ReadonlyMap<Hex, Hex>;
}

/** Whether another hero is there. */
export const isOccupied = (q: Query, hex: Hex): boolean =>
  q.s.players.some((player, seat) => seat !== q.seat && player.hex === hex);

/**
 * The cheapest paths from the hero to everywhere. They provoke no rampaging enemies, and a space to assault can only be
 * their end; or, at a price for each fight, in Move points, they lead past both, but never through a hostile city.
 */
export function routesFrom(q: Query, start: Hex, aFight: number | null = null): Routes {
  const ground = groundOf(q.s.map);
  const twists = twistsOf(q.s).filter(twist => twist.passages);
  const cost = new Map<Hex, number>([[start, 0]]);
  const before = new Map<Hex, Hex>();
  const open: Hex[] = [start];
  const settled = new Set<Hex>();
  const assaulted = new Set<Hex>();
  while (open.length > 0) {
    const hex = takeNearest(open, cost);
    if (settled.has(hex)) continue;
    settled.add(hex);
    const leaving = assaulted.has(hex) ? aFight : 0;
    if (leaving === null || (leaving > 0 && ground.get(hex)?.site === 'city')) continue;
    const reach = (next: Hex, points: number): void => {
      const sum = (cost.get(hex) as number) + points;
      if (sum >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) return;
      cost.set(next, sum);
      before.set(next, hex);
      open.push(next);
    };
    for (const twist of twists) for (const [next, points] of twist.passages?.(q.s, hex) ?? []) reach(next, points);
    for (const by of STEPS) {
      const next = hex + by;
      const entered = ground.get(next);
      if (!entered || settled.has(next)) continue;
      const taken = step(q, hex, entered);
      if (taken instanceof Refusal || (taken.provoked.length > 0 && aFight === null)) continue;
      if (taken.assault) assaulted.add(next);
      reach(next, taken.cost + leaving + taken.provoked.length * (aFight ?? 0));
    }
  }
  return { cost, before };
}

function takeNearest(open: Hex[], cost: ReadonlyMap<Hex, number>): Hex {
  let best = 0;
  for (let i = 1; i < open.length; i++) {
    if ((cost.get(open[i] as Hex) as number) < (cost.get(open[best] as Hex) as number)) best = i;
  }
  return open.splice(best, 1)[0] as Hex;
}

/** The spaces on the path to a space, first step first. */
export function pathTo({ before }: Routes, to: Hex): Hex[] {
  const path: Hex[] = [];
  for (let hex: Hex | undefined = to; hex !== undefined && before.has(hex); hex = before.get(hex)) path.push(hex);
  return path.reverse();
}
