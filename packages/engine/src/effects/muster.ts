import type { Effect } from '../core/effect.ts';
import { type Ask, ifNone } from '../core/question.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { ask, choice, type Option, option } from '../protocol/choice.ts';
import type { Printed } from '../protocol/effects.ts';
import type { Yield } from '../protocol/yields.ts';
import { askPayment, canPay, pay } from '../rules/cards/mana.ts';
import { SKILLS, UNITS, type UnitAbility } from '../rules/catalogue.ts';
import type { Game } from '../rules/game.ts';
import { areAlike, askDisband, disband, recruitUnit, troopOf, useBorrowed, useOf } from '../rules/interaction/units.ts';
import { rule, settledRule } from '../rules/mage-knight.ts';
import { distinct, type Query, without } from '../rules/query.ts';
import { markUsed, raisesOfUnit, type UnitRaise } from '../rules/rewards/skills.ts';
import { is } from '../rules/shapes.ts';
import { after, eitherOf, forMana, yieldsOf } from '../rules/yields.ts';
import type { Name } from '../state/names.ts';
import type { Player, Unit } from '../state/player.ts';

/* Effects on Units other than the player's own: those in the offer and those of other players. */

/** Units that are never gained or used without their price (C-39). */
const NEVER_FREE: readonly Name[] = ['magic-familiars', 'delphana-masters'];

const unitsOnOffer = (q: Query): Name[] => distinct(q.s.unitOffer).filter(unit => !NEVER_FREE.includes(unit));

const NO_UNITS_HERE = refuse('UNI-15');
const NO_ONE = refuse('CRD-11');

interface Borrowed {
  readonly unit: Name;
  readonly ability: UnitAbility;
}

/** The ability of a Unit that stays in the offer, without what it does to the Unit itself. */
function borrowed({ effect }: UnitAbility): Effect {
  const { of } = effect as Effect & { readonly of?: readonly Effect[] };
  if (effect.fx !== 'all-of' || !of) return effect;
  const left = of.filter(part => part.fx !== 'wound-unit');
  return left.length === 1 ? (left[0] as Effect) : ({ ...effect, of: left } as Effect);
}

/** Uses one ability of a Unit in the offer as if it were the player's own; the Unit stays there. */
export const borrowUnit = settledRule(
  'borrow-unit',
  q => (q.combat && !q.combat.unitsAllowed ? NO_UNITS_HERE : askBorrow(q)),
  { pays: true, gives: (q: Query) => (q.combat && !q.combat.unitsAllowed ? null : yieldsBorrowed(q)) },
);

/** What each ability on offer would give. */
const yieldsBorrowed = (q: Query): readonly Yield[] | null =>
  eitherOf(
    unitsOnOffer(q).flatMap(unit =>
      UNITS.get(unit).abilities.map((ability, at) => {
        const { key } = choice(useOf(unit, at));
        return after(
          key,
          forMana(yieldsOf(q.from(unit), borrowed(ability)), ability.mana === null ? [] : [ability.mana]),
        );
      }),
    ),
  );

function* askBorrow(q: Query): Ask<(g: Game) => void> {
  const options: Option<Borrowed>[] = [];
  for (const unit of unitsOnOffer(q)) {
    for (const [at, ability] of UNITS.get(unit).abilities.entries()) {
      if (!q.from(unit).possible(ability.effect) || (ability.mana !== null && !canPay(q, ability.mana))) continue;
      options.push(option({ ...useOf(unit, at), effect: borrowed(ability) }, { unit, ability }, 'offer'));
    }
  }
  const { unit, ability } = yield* ask(q.seat, 'borrow-unit', options, {
    about: { card: q.card },
    refused: ifNone(NO_ONE),
    always: true,
  });
  const paid = ability.mana === null ? null : yield* askPayment(q, ability.mana);
  const led = yield* askRaise(q, ability.effect);
  return g => {
    if (paid) pay(g, paid);
    if (led) markUsed(g, led.skill);
    useBorrowed(g, unit, borrowed(ability), led?.n ?? 0);
  };
}

/** A Skill that raises a Unit ability can be used with a borrowed Unit too. */
function* askRaise(q: Query, effect: Effect): Ask<UnitRaise | null> {
  for (const raise of raisesOfUnit(q, effect)) {
    const options: Option<boolean>[] = [
      option({ act: 'accept', effect: SKILLS.get(raise.skill).effect as Effect }, true),
      option({ act: 'decline' }, false),
    ];
    if (yield* ask(q.seat, 'may', options, { about: { card: raise.skill } })) return raise;
  }
  return null;
}

/** Recruits any Unit in the offer for free. Without a free Command token, another is disbanded first (REC-05). */
export const recruitAny = settledRule('recruit-any', function* (q: Query): Ask<(g: Game) => void> {
  const options = unitsOnOffer(q).map(unit =>
    option({ act: 'pick-unit', troop: { id: unit, n: null } }, unit, 'offer'),
  );
  const unit = yield* ask(q.seat, 'recruit-any', options, {
    about: { card: q.card },
    refused: ifNone(NO_ONE),
    always: true,
  });
  const gone = yield* askDisband(q);
  return g => {
    if (gone) disband(g, gone);
    g.s.unitOffer = without(g.s.unitOffer, unit);
    recruitUnit(g, unit);
  };
});

const exhausting = rule('spend-unit-of', { level: is.amount, whose: is.seat }, function* (q, { level, whose }): Ask<
  Refusal | ((g: Game) => void)
> {
  const other = q.s.players[whose] as Player;
  const units = other.units.filter(unit => !unit.spent && UNITS.get(unit.unit).level <= level);
  if (units.length === 0) return NO_ONE;
  const owner = q.as(whose);
  const kinds = units.filter((unit, i) => units.findIndex(one => areAlike(owner, one, unit)) === i);
  const isOnly = ({ unit: name }: Unit) => kinds.filter(({ unit }) => unit === name).length === 1;
  const options: Option<Unit | null>[] = kinds.map(unit =>
    option({ act: 'pick-unit', troop: isOnly(unit) ? { id: unit.unit, n: null } : troopOf(owner, unit) }, unit),
  );
  options.push(option({ act: 'none', of: 'spent-unit' }, null));
  const unit = yield* ask(q.seat, 'spend-unit-of', options, { about: { card: q.card, hero: other.hero } });
  return g => {
    if (unit === null) return;
    const loser = g.s.players[whose] as Player;
    loser.units = loser.units.map(one => (one.id === unit.id ? { ...one, spent: true } : one));
    g.tell({ news: 'unit-spent', seat: whose, unit: unit.unit });
  };
});

const spending = settledRule('spend-others', { level: is.amount }, (q, { level }) => {
  const others = [...q.s.players.keys()].filter(seat => seat !== q.seat).map(whose => exhausting({ level, whose }));
  const possible = others.filter(one => q.possible(one));
  return possible.length === 0 ? NO_ONE : g => g.next(...possible);
});
/** Marks one Unit up to a level of every other player as spent, optionally. */
export const spendOthers = (level: number): Printed => spending({ level });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    'borrow-unit': typeof borrowUnit;
    'recruit-any': typeof recruitAny;
    'spend-others': typeof spending;
  }
}
