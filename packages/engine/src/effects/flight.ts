import type { Effect, Seat } from '../core/effect.ts';
import { type Ask, ifNone } from '../core/question.ts';
import { refuse } from '../core/refusal.ts';
import { type FieldsOf, oneOf } from '../core/shape.ts';
import { ask, type Option, option } from '../protocol/choice.ts';
import type { Printed } from '../protocol/effects.ts';
import { offerReach } from '../rules/assault/suitable.ts';
import { canPower } from '../rules/cards/play.ts';
import { CARDS } from '../rules/catalogue.ts';
import { whyUntouchable } from '../rules/duel/allowed.ts';
import { attackHero } from '../rules/duel/begin.ts';
import { forcedFight } from '../rules/fight/forced.ts';
import type { Game } from '../rules/game.ts';
import { rule } from '../rules/mage-knight.ts';
import { isSafe, isTaken } from '../rules/map/figures.ts';
import { cityAt, groundOf, isHostile, type Space } from '../rules/map/ground.ts';
import { goAlong, whyNoStep } from '../rules/map/movement.ts';
import type { Query } from '../rules/query.ts';
import { is, many } from '../rules/shapes.ts';
import { type Hex, STEPS } from '../state/hex.ts';
import type { Name } from '../state/names.ts';

/** How a figure moves directly: over terrain, rampaging enemies, fortified sites and other heroes (MOV-09). */
const FLIGHT = {
  /** Move points for one space, for two, and so on. */
  costs: many(is.amount),
  /** Terrains that can be neither entered nor crossed. */
  avoids: many(is.terrain),
  /**
   * Where it must end: on a safe space, or on a fortified site or another hero's space to attack, ignoring the walls.
   */
  ends: oneOf(['safe', 'assault']),
};
export type Flight = FieldsOf<typeof FLIGHT>;

/** The edge of the map, which cannot be crossed. */
const SEA = 'sea';

/** The revealed spaces, by the number of steps needed to reach them. */
function stepsFrom(q: Query, start: Hex, most: number, avoids: readonly Name[]): Map<Hex, number> {
  const ground = groundOf(q.s.map);
  const steps = new Map<Hex, number>([[start, 0]]);
  for (const [hex, n] of steps) {
    if (n === most) continue;
    for (const step of STEPS) {
      const space = ground.get(hex + step);
      if (!space || steps.has(space.hex) || space.terrain === SEA || avoids.includes(space.terrain)) continue;
      steps.set(space.hex, n + 1);
    }
  }
  return steps;
}

/** Whether a flight may end here; in a cooperative assault only in the city (COA-11). */
function mayEnd(q: Query, space: Space, ends: Flight['ends']): boolean {
  const { assault } = q.s;
  if (assault !== null) return cityAt(q.s, space.hex)?.hexes.includes(assault.hex) === true;
  if (ends === 'safe') return isSafe(q.s, space.hex, q.seat);
  if (space.site === 'city' && q.scenario.cities === 'closed') return false;
  if (isTaken(q.s, space, q.seat)) return heroToAttack(q, space.hex) !== null;
  return isHostile(q.s, space, q.seat);
}

/** The hero on a space, if player combat may begin there (PVP-INI-01, PVP-INI-07). */
function heroToAttack(q: Query, hex: Hex): Seat | null {
  const met = q.s.players.findIndex((player, seat) => seat !== q.seat && player.hex === hex);
  return met >= 0 && whyUntouchable(q, met) === null ? met : null;
}

const NOWHERE = refuse('MOV-09');

/** Whether a participant in a cooperative assault tunnels into the city. */
const isJoining = (q: Query, { ends }: Flight): boolean =>
  q.s.assault !== null && ends === 'assault' && q.turn.part === 'movement';

const flying = rule(
  'flight',
  FLIGHT,
  (q, e) => (isJoining(q, e) ? null : whyNoStep(q)) ?? (q.me.hex === null ? NOWHERE : askFlight(q, q.me.hex, e)),
  {
    word: e => `fly ${e.costs.length}`,
  },
);

function* askFlight(q: Query, start: Hex, { costs, avoids, ends }: Flight): Ask<(g: Game) => void> {
  const ground = groundOf(q.s.map);
  const options: Option<{ to: Hex; cost: number }>[] = [];
  for (const [to, n] of stepsFrom(q, start, costs.length, avoids)) {
    const cost = costs[n - 1];
    if (cost === undefined || cost > q.turn.move || !mayEnd(q, ground.get(to) as Space, ends)) continue;
    const assault = ends === 'assault' && isHostile(q.s, ground.get(to) as Space, q.seat);
    options.push(option({ act: 'fly', to, cost, assault }, { to, cost }));
  }
  const { to, cost } = yield* ask(q.seat, 'fly', options, {
    about: { card: q.card },
    always: true,
    refused: ifNone(NOWHERE),
  });
  return g => {
    goAlong(g, [to], cost);
    if (ends === 'safe') return;
    const assault = isHostile(g.s, ground.get(to) as Space, g.seat);
    g.next(
      assault
        ? forcedFight({ hex: to, provoked: [], assault, tunnelled: true })
        : attackHero({ whom: heroToAttack(g, to) as Seat, tunnelled: true }),
    );
  };
}

/** COA-02: a hero who can tunnel into a city may propose a cooperative assault on it. */
offerReach((q, city) =>
  q.me.hand.some(card => {
    const strong = CARDS.get(card).powered as (Effect & Flight) | null;
    if (strong?.fx !== 'flight' || strong.ends !== 'assault' || !canPower(q, card)) return false;
    const steps = stepsFrom(q, q.me.hex as Hex, strong.costs.length, strong.avoids);
    return city.hexes.some(hex => steps.has(hex));
  }),
);

/** Moves the figure directly to a space within reach, without provoking enemies (MOV-09). */
export const fly = ({ costs, avoids = [], ends = 'safe' }: Pick<Flight, 'costs'> & Partial<Flight>): Printed =>
  flying({ costs, avoids, ends });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    flight: typeof flying;
  }
}
