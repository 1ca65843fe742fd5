import { refuse } from '../../core/refusal.ts';
import { oneOf } from '../../core/shape.ts';
import { both } from '../../effects/combine.ts';
import { heal, move, siege } from '../../effects/gain.ts';
import { gainCrystal } from '../../effects/mana.ts';
import { costs, EVERY_TERRAIN } from '../../effects/terrain.ts';
import { askThrownAction } from '../../effects/throwing.ts';
import { readyUnit } from '../../effects/units.ts';
import { ask, option } from '../../protocol/choice.ts';
import { gainTo, throwAway } from '../../rules/cards/deeds.ts';
import { gainPoints } from '../../rules/cards/play.ts';
import { CARDS, MODIFIERS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { takeFromOffer } from '../../rules/interaction/offers.ts';
import { rule, settledRule } from '../../rules/mage-knight.ts';
import type { Query } from '../../rules/query.ts';
import { is } from '../../rules/shapes.ts';
import { WOUND } from '../../state/names.ts';
import { cardsOf } from './card-notation.ts';

const { advanced } = cardsOf();

/** In Need: Influence, plus more for each Wound in hand and on Units. */
const inNeed = rule('in-need', { n: is.amount, per: is.amount }, (q, { n, per }) => g => {
  const inHand = g.me.hand.filter(card => card === WOUND).length;
  const wounds = g.me.units.reduce((sum, unit) => sum + unit.wounds, inHand);
  gainPoints(g, 'influence', n + per * wounds + q.bonus, q.card);
});

/** Ambush: the first Deed card this turn that gives an Attack or a Block gives more. */
const ambush = rule('ambush', { attack: is.amount, block: is.amount }, (q, { attack, block }) =>
  q.turn.struck ? TOO_LATE : g => g.modify('ambush', 'turn', attack, String(block)),
);
const TOO_LATE = refuse('CRD-19');

MODIFIERS.add({
  ambush: {
    gain: (m, about) => {
      if (m.seat !== about.seat || about.converted || !CARDS.has(about.card ?? '')) return null;
      if (about.points === 'attack') return { from: m.from, op: 'add', n: m.n };
      return about.points === 'block' ? { from: m.from, op: 'add', n: Number(m.on) } : null;
    },
    on: {
      value: (g, m) => {
        if (g.turn.struck) g.drop(m);
      },
    },
  },
});

const NO_MATCH = refuse('CRD-11');

/** Training: throw away an Action card to gain one of its color from the Advanced Action offer. */
const training = settledRule('training', { to: oneOf(['hand', 'discard']) }, function* (q: Query, { to }) {
  const thrown = yield* askThrownAction(q);
  const { color } = CARDS.get(thrown);
  const cards = q.s.advancedOffer.filter(card => CARDS.get(card).color === color);
  const options = cards.map(card => option({ act: 'pick-card', card }, card, 'offer'));
  const gained = cards.length === 0 ? null : yield* ask(q.seat, 'training', options, { about: { card: q.card } });
  return (g: Game) => {
    throwAway(g, thrown);
    if (gained === null) {
      g.tellLost(NO_MATCH);
      return;
    }
    gainTo(g, gained, to);
    takeFromOffer(g, 'advanced-actions', gained);
  };
});

CARDS.add({
  'crushing-bolt': advanced('green', ['special', 'combat'], gainCrystal('green'), siege(3)),
  // The 2011 card has only the movement symbol.
  'refreshing-walk': advanced('green', ['movement', 'healing'], both(move(2), heal(1)), both(move(4), heal(2))),
  'path-finding': advanced(
    'green',
    ['movement'],
    both(move(2), costs(EVERY_TERRAIN, { less: 1, least: 2 })),
    both(move(4), costs(EVERY_TERRAIN, { most: 2 })),
  ),
  regeneration: advanced('green', ['healing'], both(heal(1), readyUnit(2)), both(heal(2), readyUnit(3))),
  // On the 2011 card the values start at 2 and 4.
  'in-need': advanced('green', ['influence'], inNeed({ n: 3, per: 1 }), inNeed({ n: 5, per: 2 })),
  ambush: advanced(
    'green',
    ['movement'],
    both(move(2), ambush({ attack: 1, block: 2 })),
    both(move(4), ambush({ attack: 2, block: 4 })),
  ),
  training: advanced('green', ['special'], training({ to: 'discard' }), training({ to: 'hand' })),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'in-need': typeof inNeed;
    ambush: typeof ambush;
    training: typeof training;
  }
}
