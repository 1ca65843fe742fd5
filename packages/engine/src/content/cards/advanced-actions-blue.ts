import { type Ask, ifNone } from '../../core/question.ts';
import { refuse } from '../../core/refusal.ts';
import { nullable, oneOf } from '../../core/shape.ts';
import { both, choose } from '../../effects/combine.ts';
import { inFight, toBlocked } from '../../effects/enemies.ts';
import { attack, block, influence, move, ranged } from '../../effects/gain.ts';
import { gainCrystal, payFor } from '../../effects/mana.ts';
import { costs } from '../../effects/terrain.ts';
import { ask, choice, option } from '../../protocol/choice.ts';
import type { Printed } from '../../protocol/effects.ts';
import { discard, gainTo } from '../../rules/cards/deeds.ts';
import { gainCrystal as addCrystal, askPayment, canPay, pay, storeCrystal } from '../../rules/cards/mana.ts';
import { castFromOffer } from '../../rules/cards/play.ts';
import { CARDS, MODIFIERS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { takeFromOffer } from '../../rules/interaction/offers.ts';
import { fightRule, rule, settledRule } from '../../rules/mage-knight.ts';
import { distinct, type Query } from '../../rules/query.ts';
import { is } from '../../rules/shapes.ts';
import { BASIC_COLORS, type BasicColor } from '../../state/mana.ts';
import type { Name } from '../../state/names.ts';
import { cardsOf } from './card-notation.ts';

const { advanced } = cardsOf();

/*
 * Ice Shield: lowers the enemy's Armor once the block with this card has succeeded. That part is an effect of a blue
 * card, not a Block (CMB-GEN-10, CMB-DEF-09).
 */
const chill = fightRule(
  'chill-blocked',
  { foe: nullable(is.id), n: is.amount },
  inFight((side, q, e) => toBlocked(side, q, side.blocked(e.foe), 'blue', (g, opponent) => opponent.weaken(g, -e.n))),
);

const chillWhenBlocked = rule('weaken-blocked', { n: is.amount }, (q, e) =>
  q.isFighting ? g => g.modify('weaken-blocked', 'combat', e.n) : refuse('CRD-20'),
);

/** Pure Magic: the color of one extra mana decides what it gives. Attack and Block are physical whatever the color. */
const pureMagic = (n: number): Printed =>
  choose(payFor('green', move(n)), payFor('white', influence(n)), payFor('blue', block(n)), payFor('red', attack(n)));

/** Steady Tempo: at the end of the turn the card may go under or on top of the Deed deck instead of being discarded. */
const keepTempo = rule('keep-tempo', { where: oneOf(['top', 'bottom']) }, function* (q: Query, { where }) {
  const isThere = q.me.played.some(({ card }) => card === q.card);
  if (!isThere || (where === 'bottom' && q.me.deck.length === 0)) return refuse('CRD-11');
  const options = [option({ act: 'keep-on-deck', end: where }, true), option({ act: 'decline' }, false)];
  const kept = yield* ask(q.seat, 'keep-card', options, { about: { card: q.card } });
  return (g: Game) => {
    if (!kept) return;
    const { me } = g;
    me.played = me.played.filter(({ card }) => card !== g.card);
    me.deck = where === 'top' ? [...me.deck, g.card] : [g.card, ...me.deck];
    g.tell({ news: 'card-kept', seat: g.seat, card: g.card, where });
  };
});

const tempo = rule(
  'steady-tempo',
  { where: oneOf(['top', 'bottom']) },
  (_q, { where }) =>
    g =>
      g.modify('steady-tempo', 'turn', 0, where),
);

/** Crystal Mastery: another crystal of a color the player already has. */
const matchCrystal = rule('match-crystal', function* (q: Query) {
  const colors = BASIC_COLORS.filter(color => q.me.crystals[color] > 0);
  const color = yield* ask(
    q.seat,
    'gain-crystal',
    colors.map(color => option({ act: 'pick-crystal', color }, color)),
    { about: { card: q.card }, refused: ifNone(refuse('MAN-04')) },
  );
  return (g: Game) => addCrystal(g, color);
});

/** Crystals paid as mana this turn, even before this card was played, come back when the turn ends. */
const recoverCrystals = rule('recover-crystals', () => g => g.modify('recover-crystals', 'turn'));

const spellsOf = (q: Query, color: BasicColor | null): Name[] =>
  distinct(q.s.spellOffer).filter(spell => CARDS.get(spell).color === color);

/** Magic Talent: discard a colored card; one Spell of its color may be cast from the offer this turn. */
const borrowSpell = settledRule('borrow-spell', function* (q: Query) {
  const cards = distinct(q.otherCards).filter(card => spellsOf(q, CARDS.get(card).color).length > 0);
  const card = yield* ask(
    q.seat,
    'discard-for-spell',
    cards.map(card => option({ act: 'pick-card', card }, card)),
    { about: { card: q.card }, refused: ifNone(refuse('CRD-29')), always: true },
  );
  return (g: Game) => {
    discard(g, [card]);
    g.modify('borrowed-spell', 'turn', 0, CARDS.get(card).color as BasicColor);
  };
});

/** Magic Talent, powered: pay one more mana to gain a Spell of its color from the offer, to the discard pile. */
const buySpell = settledRule('buy-spell', askSpell, { pays: true });

function* askSpell(q: Query): Ask<(g: Game) => void> {
  const spells = distinct(q.s.spellOffer).filter(spell => canPay(q, CARDS.get(spell).color as BasicColor));
  const spell = yield* ask(
    q.seat,
    'gain-spell',
    spells.map(card => option({ act: 'pick-card', card }, card, 'offer')),
    { about: { card: q.card }, refused: ifNone(refuse('CRD-11')), always: true },
  );
  const paid = yield* askPayment(q, CARDS.get(spell).color as BasicColor);
  return g => {
    pay(g, paid);
    gainTo(g, spell, 'discard');
    takeFromOffer(g, 'spells', spell);
  };
}

MODIFIERS.add({
  'weaken-blocked': {
    on: {
      blocked: (g, m, { foe, cards }) => {
        if (!cards.includes(m.from)) return;
        g.drop(m);
        g.nextFrom(m.from, 0, chill({ foe: foe?.id ?? null, n: m.n }));
      },
    },
  },
  'steady-tempo': {
    on: { 'turn-ends': (g, m) => g.nextFrom(m.from, 0, keepTempo({ where: m.on === 'top' ? 'top' : 'bottom' })) },
  },
  'recover-crystals': {
    on: {
      'turn-ends': g => {
        for (const color of g.turn.crystalsSpent) storeCrystal(g, color);
        g.turn.crystalsSpent = [];
      },
    },
  },
  'borrowed-spell': {
    offers: (q, m) =>
      spellsOf(q, m.on as BasicColor).flatMap(card =>
        (['basic', 'powered'] as const).map(as => ({
          choice: choice({ act: 'cast', card, strength: as }),
          effect: castFromOffer({ card, as, leave: 'borrowed-spell' }),
        })),
      ),
  },
});

CARDS.add({
  'ice-bolt': advanced('blue', ['special', 'combat'], gainCrystal('blue'), ranged(3, 'ice')),
  'ice-shield': advanced('blue', ['combat'], block(3, 'ice'), both(block(3, 'ice'), chillWhenBlocked({ n: 3 }))),
  'frost-bridge': advanced(
    'blue',
    ['movement'],
    both(move(2), costs(['swamp'], { set: 1 })),
    both(move(4), costs(['lake', 'swamp'], { set: 1 })),
  ),
  'pure-magic': advanced('blue', ['movement', 'influence', 'combat'], pureMagic(4), pureMagic(7)),
  'steady-tempo': advanced(
    'blue',
    ['movement'],
    both(move(2), tempo({ where: 'bottom' })),
    both(move(4), tempo({ where: 'top' })),
  ),
  'crystal-mastery': advanced('blue', ['special'], matchCrystal(), recoverCrystals()),
  'magic-talent': advanced('blue', ['special'], borrowSpell(), buySpell()),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'weaken-blocked': typeof chillWhenBlocked;
    'steady-tempo': typeof tempo;
    'match-crystal': typeof matchCrystal;
    'recover-crystals': typeof recoverCrystals;
    'borrow-spell': typeof borrowSpell;
    'buy-spell': typeof buySpell;
  }
}
