import type { ActName } from '../protocol/acts.ts';
import type { Choice } from '../protocol/choice.ts';
import type { News } from '../state/news.ts';
import { gameAt, offeredAt } from './foresee.ts';
import type { View } from './view.ts';

/** What a combat would still do to the hero. */
export interface Endured {
  readonly damage: number;
  readonly wounds: number;
  /** Wounds that Poison adds to the discard pile. */
  readonly toDiscard: number;
  readonly knockedOut: boolean;
  readonly paralyzed: boolean;
}

/** The acts that pass through a combat without fighting: the hero takes all damage. */
const ENDURING: readonly ActName[] = ['hero-takes', 'take-damage', 'end-phase'];

/** More answers than any combat takes. */
const MOST = 60;

/**
 * The outcome of the current combat if the player does nothing more: the rules play it to its end, over what the seat
 * can see. Null if there is no combat or the outcome is still unknown, because enemies are yet to be summoned.
 */
export function endure(view: View): Endured | null {
  const { seat } = view.turn;
  if (seat === null || !view.combat) return null;
  const game = gameAt(
    { ...view, combat: { ...view.combat, targets: [], values: [] } },
    seat,
    `combat-${view.combat.phase}`,
  );
  if (!game) return null;
  game.news = [];
  let damage = 0;
  try {
    for (let i = 0; i < MOST && game.state.combat; i++) {
      const offered = offeredAt(game, seat);
      const [next] = ENDURING.flatMap(name => offered.filter(({ act }) => act.act === name));
      if (!next || game.state.fence > view.fence) break;
      damage += damageOf(next);
      game.answer(seat, next.key);
    }
  } catch {
    return null;
  }
  return { damage, ...sumOf(game.news.map(({ news }) => news)) };
}

const damageOf = ({ act }: Choice): number => (act.act === 'take-damage' ? act.damage : 0);

function sumOf(news: readonly News[]) {
  const sum = (name: 'wounds-taken' | 'poisoned') => news.reduce((n, told) => (told.news === name ? n + told.n : n), 0);
  return {
    wounds: sum('wounds-taken'),
    toDiscard: sum('poisoned'),
    knockedOut: news.some(told => told.news === 'knocked-out'),
    paralyzed: news.some(told => told.news === 'paralysed'),
  };
}
