import {
  type ActOf,
  type Assault,
  type Choice,
  isReady,
  moveCost,
  type Query,
  type Space,
  spaceAt,
} from '@deedbook/engine';
import { gather } from './gather.ts';
import { playable } from './hand.ts';
import { towardsMove } from './measures.ts';
import type { Decide, Mind, Moment } from './mind.ts';
import { poolOf } from './pool.ts';

/* Cooperative assaults. */

/** The number of cards and Units needed to take part. */
const STRONG = 4;

const strength = ({ me }: Query): number => playable(me.hand).length + me.units.filter(isReady).length;

/** Proposes once per turn, and does not insist if refused. */
export function propose(moment: Moment, mind: Mind): string | null {
  const { q } = moment;
  const now = `${q.s.round} ${q.me.deck.length} ${q.me.fame} ${q.me.hand.length}`;
  if (!moment.has('propose-assault') || strength(q) < STRONG || mind.proposed === now) return null;
  mind.proposed = now;
  return moment.key('propose-assault');
}

/** Invites as many as possible. */
export const invite: Decide = moment => moment.of('invite')[0]?.key ?? moment.key('done');

/** Shares the defenders as evenly as possible. */
export const share: Decide = moment => {
  const spread = ({ act }: Choice<ActOf<'share-out'>>) => Math.max(...act.parts) - Math.min(...act.parts);
  return moment.of('share-out').sort((a, b) => spread(a) - spread(b))[0]?.key ?? null;
};

export const join: Decide = moment => (strength(moment.q) >= STRONG ? moment.key('agree') : moment.key('refuse'));

/** Plays cards for the step into the city, then takes it; without such cards it stays outside. */
export const enterCity: Decide = (moment, mind) => {
  const { q } = moment;
  const [step] = moment.of('assault');
  if (step) return step.key;
  const haul = gather(poolOf(q), stepInto(q) - q.turn.move, towardsMove);
  const use = haul?.uses.find(({ key }) => moment.offers(key));
  if (!use) return moment.key('stay-out');
  mind.wanted = use;
  return use.key;
};

/** The Move cost of the step into the city. */
const stepInto = (q: Query): number => moveCost(q, spaceAt(q.s, (q.s.assault as Assault).hex) as Space) ?? 0;
