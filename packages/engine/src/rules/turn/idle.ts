import type { Effect } from '../../core/effect.ts';
import type { Act } from '../../protocol/acts.ts';
import type { Name } from '../../state/names.ts';
import { CARDS } from '../catalogue.ts';
import { offersAnything } from '../lasting.ts';
import type { Query } from '../query.ts';

type Points = 'move' | 'influence';

/**
 * Whether a card would be played only for Move or Influence with nothing to spend it on. That is allowed (CRD-17) but
 * rarely intended, because such points are lost when the action begins (TRN-21). Null if the points are useful.
 */
export function idlePoints(q: Query, act: Act): Points | null {
  const points = pointsOf(act);
  return points !== null && isIdle(q, points) ? points : null;
}

/** Whether there is nothing to spend such points on now. */
export function isIdle(q: Query, points: Points): boolean {
  if (offersAnything(q)) return false;
  return points === 'move' ? q.turn.part !== 'movement' || q.isFighting : !q.turn.interacting;
}

function pointsOf(act: Act): Points | null {
  if (act.act === 'sideways') return act.as === 'move' || act.as === 'influence' ? act.as : null;
  if (act.act === 'choose') return pointsIn(act.effect);
  if (act.act !== 'play' && act.act !== 'power') return null;
  return pointsIn(CARDS.find(act.card)?.[act.act === 'play' ? 'basic' : 'powered'] ?? null);
}

/** The points an effect starts with, if any; whatever else it does depends on them. */
function pointsIn(effect: Effect | null): Points | null {
  const { fx, of, points } = (effect ?? {}) as { fx?: Name; of?: readonly Effect[]; points?: Points };
  if (fx === 'points') return points ?? null;
  return fx === 'all-of' ? pointsIn(of?.[0] ?? null) : null;
}
