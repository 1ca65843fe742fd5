import type { Seat } from '../../core/effect.ts';
import type { Ask } from '../../core/question.ts';
import { refuse } from '../../core/refusal.ts';
import { takeWound } from '../../effects/cards.ts';
import { both, byTime, choose } from '../../effects/combine.ts';
import { attack, influence, move, siege } from '../../effects/gain.ts';
import { gainCrystal, gainMana } from '../../effects/mana.ts';
import { motivation } from '../../effects/motivation.ts';
import { sidewaysWound } from '../../effects/sideways.ts';
import { ask, option } from '../../protocol/choice.ts';
import { discard } from '../../rules/cards/deeds.ts';
import { isPresent, isUsable, type Payment, type PaymentSource, gainMana as putToken } from '../../rules/cards/mana.ts';
import { CARDS, SKILLS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { rule, settledRule } from '../../rules/mage-knight.ts';
import { distinct, type Query, without } from '../../rules/query.ts';
import { hasSkill, markUsed } from '../../rules/rewards/skills.ts';
import { areAllies } from '../../rules/scenarios/teams.ts';
import { whyWoundsBound } from '../../rules/turn/rest.ts';
import { distance, type Hex } from '../../state/hex.ts';
import { type Color, isBasic } from '../../state/mana.ts';
import { type Name, WOUND } from '../../state/names.ts';
import { COMPETITIVE, skillsOf } from './skill-notation.ts';

const skill = skillsOf('arythea');

/** Skills that are used only by paying with them. */
const ONLY_TO_PAY = refuse('SKL-02', { why: 'paying' });

const INVOCATION = 'arythea-invocation';
const invocation = rule('invocation', () => ONLY_TO_PAY);

/**
 * Invocation: discard a card for mana that must be used at once: a Wound for red or black, another card for white or
 * green.
 */
const payByInvocation: PaymentSource = {
  ways: (q, wanted, spoken) =>
    isUsable(q, wanted)
      ? cardsFor(q, wanted, spoken).map(card => ({ color: wanted, from: 'token', as: wanted, by: INVOCATION, card }))
      : [],
  use: invoke,
};

/** The cards that could be discarded for mana of a color; only one can be. */
function cardsFor(q: Query, color: Color, spoken: readonly Payment[]): readonly Name[] {
  if (spoken.some(({ card }) => card !== undefined)) return [];
  const woundMana = whyWoundsBound(q) ? [] : WOUND_MANA;
  return distinct(q.otherCards).filter(card => (card === WOUND ? woundMana : CARD_MANA).includes(color));
}
const WOUND_MANA: readonly Color[] = ['red', 'black'];
const CARD_MANA: readonly Color[] = ['white', 'green'];

function invoke(g: Game, { color, card }: Payment): void {
  markUsed(g, INVOCATION);
  discard(g, [card as Name]);
  putToken(g, color);
}

const POLARIZATION = 'arythea-polarization';
const polarization = rule('polarization', () => ONLY_TO_PAY);

const OPPOSITE = { red: 'blue', blue: 'red', green: 'white', white: 'green' } as const;
const FROM = ['die', 'token', 'crystal', 'tactic'] as const;

/**
 * Polarization: one mana counts as the opposite color. Black by day counts as a basic color, but not for the strong
 * effect of a Spell; gold at night counts as black, but only for that effect. A depleted die works, and so does mana
 * made by Invocation.
 */
const payByPolarization: PaymentSource = {
  ways: (q, wanted, spoken, rest) =>
    standIns(q, wanted, rest).flatMap(color => {
      const way = (from: Payment['from']): Payment => ({ color, from, as: wanted, by: POLARIZATION });
      const invoked = hasSkill(q, INVOCATION) ? cardsFor(q, color, spoken) : [];
      return [
        ...FROM.map(way).filter(payment => isPresent(q, payment, spoken)),
        ...invoked.map(card => ({ ...way('token'), card, made: INVOCATION })),
      ];
    }),
  use: (g, payment) => {
    markUsed(g, POLARIZATION);
    if (payment.card !== undefined) invoke(g, payment);
  },
};

function standIns(q: Query, wanted: Color, rest: readonly Color[]): readonly Color[] {
  const isSpell = CARDS.find(q.card)?.kind === 'spell';
  if (isBasic(wanted))
    return q.isNight || (isSpell && rest.includes('black')) ? [OPPOSITE[wanted]] : [OPPOSITE[wanted], 'black'];
  return wanted === 'black' && q.isNight && isSpell ? ['gold'] : [];
}

const NOT_NOW = refuse('CMB-GEN-07');
const NO_WOUND = refuse('HEA-03');

/** Healing Ritual: throw away up to two Wounds in hand; the nearest hero takes one of them. */
const healingRitual = settledRule('healing-ritual', q => {
  if (q.isFighting) return NOT_NOW;
  const wounds = q.me.hand.filter(card => card === WOUND).length;
  return wounds === 0 ? NO_WOUND : askRitual(q, Math.min(2, wounds));
});

function* askRitual(q: Query, most: number): Ask<(g: Game) => void> {
  const numbers = Array.from({ length: most }, (_, i) => option({ act: 'some-wounds', wounds: i + 1 }, i + 1));
  const n = yield* ask(q.seat, 'healing-ritual', numbers, { about: { card: q.card }, always: true });
  const heroes = nearest(q).map(value => {
    const { hero } = q.s.players[value] as { hero: Name };
    return option({ act: 'pick-hero', hero }, value);
  });
  const other = heroes.length === 0 ? null : yield* ask(q.seat, 'nearest-hero', heroes, { about: { card: q.card } });
  return g => {
    for (let i = 0; i < n; i++) {
      g.me.hand = without(g.me.hand, WOUND);
      g.tell({ news: 'wound-thrown-away', seat: g.seat, by: 'healing' });
    }
    if (other !== null) g.nextFor(other, takeWound());
  };
}

/** The heroes nearest to the player's hero. Heroes off the map do not count, and allies are not affected (TEA-01). */
function nearest(q: Query): Seat[] {
  const { hex } = q.me;
  if (hex === null) return [];
  const others = [...q.s.players.keys()].filter(
    seat => seat !== q.seat && q.s.players[seat]?.hex !== null && !areAllies(q.s, q.seat, seat),
  );
  const away = (seat: Seat) => distance(hex, q.s.players[seat]?.hex as Hex);
  const least = Math.min(...others.map(away));
  return others.filter(seat => away(seat) === least);
}

SKILLS.add({
  'arythea-dark-paths': skill('turn', byTime(move(1), move(2))),
  'arythea-burning-power': skill('turn', choose(siege(1), siege(1, 'fire'))),
  'arythea-hot-swordsmanship': skill('turn', choose(attack(2), attack(2, 'fire'))),
  'arythea-dark-negotiation': skill('turn', byTime(influence(2), influence(3))),
  'arythea-dark-fire-magic': skill('round', both(gainCrystal('red'), gainMana('red', 'black'))),
  'arythea-power-of-pain': skill('turn', sidewaysWound(2)),
  [INVOCATION]: skill('turn', invocation(), { pays: payByInvocation }),
  [POLARIZATION]: skill('turn', polarization(), {
    pays: payByPolarization,
  }),
  'arythea-motivation': skill('round', motivation('red'), {
    anyTurn: true,
  }),
  // Marked interactive, but it has no lasting effect.
  'arythea-healing-ritual': skill('round', healingRitual(), COMPETITIVE),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    invocation: typeof invocation;
    polarization: typeof polarization;
    'healing-ritual': typeof healingRitual;
  }
}
