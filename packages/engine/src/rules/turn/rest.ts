import type { Ask } from '../../core/question.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { ask, option } from '../../protocol/choice.ts';
import { type Name, WOUND } from '../../state/names.ts';
import { discard } from '../cards/deeds.ts';
import type { Game } from '../game.ts';
import { rule } from '../mage-knight.ts';
import { distinct, type Query } from '../query.ts';

const TWICE = refuse('RST-12');
const MOVED = refuse('RST-01');
const NO_CARDS = refuse('RST-05');

/**
 * A Rest instead of movement and action. With a non-Wound card in hand, the player discards one such card and any
 * number of Wounds (RST-05); with only Wounds, it is a Slow Recovery of one Wound (RST-06). Which one is decided now
 * (RST-07).
 */
export const rest = rule('rest', q => {
  if (q.turn.part === 'rest') return TWICE;
  if (q.turn.moved || q.turn.part === 'action') return MOVED;
  if (q.me.hand.length === 0) return NO_CARDS;
  return g => g.next(restNow());
});

/**
 * Whether the hero is exhausted and can only Rest this turn, as long as there is a card to rest with (RST-09, RST-11).
 */
export const mustRest = ({ turn, me }: Query): boolean =>
  turn.exhausted && turn.part === 'movement' && me.hand.length > 0;

const BOUND = refuse('RST-09');

/** Why Wounds in hand can only be healed, or null: an exhausted hero discards one of them by resting. */
export const whyWoundsBound = ({ turn }: Query): Refusal | null => (turn.exhausted ? BOUND : null);

const restNow = rule('rest-now', function* (q: Query): Ask<(g: Game) => void> {
  const { hand } = q.me;
  const wounds = hand.filter(card => card === WOUND).length;
  if (wounds === hand.length) return g => carryOut(g, [WOUND], 'slow-recovery');
  const cards = distinct(hand).filter(card => card !== WOUND);
  const card = yield* ask(
    q.seat,
    'rest',
    cards.map(card => option({ act: 'pick-card', card }, card)),
    { always: true },
  );
  const thrown = yield* ask(
    q.seat,
    'rest-wounds',
    Array.from({ length: wounds + 1 }, (_, n) => option({ act: 'some-wounds', wounds: n }, n)),
  );
  return g => carryOut(g, [card, ...Array<Name>(thrown).fill(WOUND)], 'standard');
});

/** Discarded Wounds are not healed; they come back in later Rounds (RST-08). */
function carryOut(g: Game, cards: readonly Name[], kind: 'standard' | 'slow-recovery'): void {
  g.turn.part = 'rest';
  discard(g, cards);
  g.turn.cardUsed = true;
  g.tell({ news: 'rested', seat: g.seat, cards, kind });
}
