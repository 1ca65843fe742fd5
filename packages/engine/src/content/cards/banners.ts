import { refuse } from '../../core/refusal.ts';
import { inFight, optionsFor, touched } from '../../effects/enemies.ts';
import { attachBanner, isGivenByUnit, ready } from '../../effects/units.ts';
import { ask, choice, type Option, option } from '../../protocol/choice.ts';
import { isAbout } from '../../rules/cards/banners.ts';
import { CARDS, MODIFIERS } from '../../rules/catalogue.ts';
import type { Opponent } from '../../rules/combat/opponent.ts';
import { otherSide } from '../../rules/fight/other-side.ts';
import type { Game } from '../../rules/game.ts';
import { spendUnit, whyNotUsed } from '../../rules/interaction/units.ts';
import type { Lasting, Offered } from '../../rules/lasting.ts';
import { fightRule, rule } from '../../rules/mage-knight.ts';
import { type Query, without } from '../../rules/query.ts';
import { gainFame } from '../../rules/rewards/tracks.ts';
import { is } from '../../rules/shapes.ts';
import { WOUND } from '../../state/names.ts';
import type { Unit } from '../../state/player.ts';
import { cardsOf } from './card-notation.ts';

const { banner } = cardsOf();

const NOT_IN_COMBAT = refuse('CRD-20');

/**
 * All the player's Units are stronger this turn. Each one that attacks or blocks this turn gives Fame, even if it
 * already did.
 */
const glory = rule('glory', q => {
  if (!q.isFighting) return NOT_IN_COMBAT;
  return g => {
    const before = g.turn.unitsFought.length;
    if (before > 0) gainFame(g, before);
    g.modify('glory', 'turn', 1);
  };
});

/** Banner of Fear: spend its Unit to cancel one attack, which does not count as blocking it. */
const cancelAttack = fightRule(
  'cancel-attack',
  { unit: is.id, foe: is.id, at: is.amount },
  inFight((side, q, e) => {
    const unit = q.me.units.find(({ id }) => id === e.unit) as Unit;
    const attack = side.coming.find(({ by, at }) => by.id === e.foe && at === e.at);
    if (!attack) return side.whyNoAttack ?? side.whyNoneCancelled;
    const why = whyNotUsed(q, [unit], unit.unit) ?? attack.by.whyUntouched(null);
    if (why) return why;
    return g => {
      spendUnit(g, unit);
      attack.cancel(g);
      gainFame(g, 1);
    };
  }),
);

const cancels = (q: Query, unit: number): readonly Offered[] =>
  (otherSide(q)?.coming ?? []).map(({ by, at, choice }) => ({
    choice,
    effect: cancelAttack({ unit, foe: by.id, at }),
  }));

/** Prevents up to `most` enemies from attacking in this combat. */
const frighten = fightRule(
  'frighten',
  { most: is.amount, first: is.flag },
  inFight((side, q, { most, first }) => {
    if (side.whyNoAttack) return side.whyNoAttack;
    const opponents = touched(side.attackers, null).filter(({ isComing }) => isComing);
    return opponents.length === 0 ? side.whyNoneCancelled : askFrighten(q, opponents, most, first);
  }),
);

const NO_MORE = option({ act: 'done' }, null, null);

function* askFrighten(q: Query, opponents: readonly Opponent[], most: number, first: boolean) {
  const options: Option<Opponent | null>[] = optionsFor(opponents);
  if (!first) options.push(NO_MORE);
  const opponent = yield* ask(q.seat, 'frighten', options, { about: { card: q.card, most } });
  return (g: Game) => {
    if (opponent === null) return;
    opponent.hold(g);
    if (most > 1) g.again(frighten({ most: most - 1, first: false }));
  };
}

/**
 * Banner of Protection: at the end of the turn, Wounds received this turn may be thrown away, but not those on Units.
 */
const protection = rule('protection', q => (q.isFighting ? g => g.modify('shed-wounds', 'turn') : NOT_IN_COMBAT));

const woundsIn = (cards: readonly string[]): number => cards.filter(card => card === WOUND).length;
const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, i) => option({ act: 'shed-wounds', n: most - i }, most - i));

const shedWounds = rule('shed-wounds', function* (q: Query) {
  const { woundsToHand, woundsToDiscard } = q.turn;
  const inHand = Math.min(woundsToHand, woundsIn(q.me.hand));
  const inDiscard = Math.min(woundsToDiscard, woundsIn(q.me.discard));
  const fromHand = yield* ask(q.seat, 'shed-wounds', upTo(inHand));
  const fromDiscard = yield* ask(q.seat, 'shed-discarded-wounds', upTo(inDiscard));
  return (g: Game) => {
    for (let i = 0; i < fromHand; i++) g.me.hand = without(g.me.hand, WOUND);
    for (let i = 0; i < fromDiscard; i++) g.me.discard = without(g.me.discard, WOUND);
    for (let i = 0; i < fromHand + fromDiscard; i++) {
      g.tell({ news: 'wound-thrown-away', seat: g.seat, by: 'banner' });
    }
  };
});

const NO_READYING = refuse('UNI-10');

/** Banner of Courage: turn it face down for the rest of the Round to ready its Unit. */
const rally = rule('rally', { unit: is.id }, (q, e) => {
  const unit = q.me.units.find(({ id }) => id === e.unit) as Unit;
  if (q.me.banners.some(({ unit: id, used }) => id === e.unit && used)) return refuse('BAN-01', { why: 'used' });
  if (q.isFighting || !unit.spent) return NO_READYING;
  return g => {
    g.me.banners = g.me.banners.map(other => (other.unit === e.unit ? { ...other, used: true } : other));
    ready(g, unit);
  };
});

/** Readies all the player's Units; never in combat (UNI-10). */
const readyAll = rule('ready-all', q => {
  const spent = q.me.units.filter(unit => unit.spent);
  if (q.isFighting || spent.length === 0) return NO_READYING;
  return g => {
    for (const unit of spent) ready(g, unit);
  };
});

const forItsUnit: NonNullable<Lasting['unitArmor']> = (m, about) =>
  isAbout(m, about.seat, about.unit) ? { from: m.from, op: 'add', n: 1 } : null;

MODIFIERS.add({
  'banner-of-glory': {
    unitArmor: forItsUnit,
    gain: forItsUnit,
    on: {
      'unit-used': (g, m, { unit, fights }) => {
        if (fights && isAbout(m, g.seat, unit)) gainFame(g, 1);
      },
    },
  },
  'banner-of-fear': { offers: (q, m) => cancels(q, Number(m.on)) },
  'banner-of-protection': {
    unitArmor: forItsUnit,
    unitResists: (m, about) => (isAbout(m, about.seat, about.unit) ? ['fire', 'ice'] : []),
  },
  'banner-of-courage': {
    offers: (_q, m) => [
      { choice: choice({ act: 'rally' }, { kind: 'card', id: m.from }), effect: rally({ unit: Number(m.on) }) },
    ],
  },
  /** The strong effect of Banner of Glory: applies to all the player's Units. */
  glory: {
    unitArmor: (m, about) => (m.seat === about.seat ? { from: m.from, op: 'add', n: m.n } : null),
    gain: (m, about) => (isGivenByUnit(m, about) ? { from: m.from, op: 'add', n: m.n } : null),
    on: { 'fights-first': g => gainFame(g, 1) },
  },
  'shed-wounds': { on: { 'turn-ends': g => g.next(shedWounds()) } },
});

CARDS.add({
  'banner-of-glory': banner(['combat'], attachBanner('banner-of-glory'), glory()),
  'banner-of-fear': banner(['combat'], attachBanner('banner-of-fear'), frighten({ most: 3, first: true })),
  'banner-of-protection': banner(['combat'], attachBanner('banner-of-protection'), protection()),
  'banner-of-courage': banner(['healing'], attachBanner('banner-of-courage'), readyAll()),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    glory: typeof glory;
    frighten: typeof frighten;
    protection: typeof protection;
    'ready-all': typeof readyAll;
  }
}
