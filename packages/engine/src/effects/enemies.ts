import type { Effect } from '../core/effect.ts';
import type { Ask } from '../core/question.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { ruleOf } from '../core/rule.ts';
import { type FieldsOf, oneOf, optional } from '../core/shape.ts';
import { ask, type Option, option } from '../protocol/choice.ts';
import type { Printed } from '../protocol/effects.ts';
import { oneNamed } from '../protocol/slots.ts';
import type { Yield } from '../protocol/yields.ts';
import { askPayment, canPay, type Payment, pay } from '../rules/cards/mana.ts';
import { CARDS, MODIFIERS, RESISTANCES } from '../rules/catalogue.ts';
import { aimAt } from '../rules/combat/foes.ts';
import { fortifications, present } from '../rules/combat/numbers.ts';
import type { AimPrompt, Opponent, OtherSide } from '../rules/combat/opponent.ts';
import { otherSide } from '../rules/fight/other-side.ts';
import type { Game } from '../rules/game.ts';
import { fightRule, rule } from '../rules/mage-knight.ts';
import { type InCombat, isInCombat, type Query } from '../rules/query.ts';
import { is, many } from '../rules/shapes.ts';
import { after, eitherOf, forMana, yieldsOf } from '../rules/yields.ts';
import { type Foe, LOSSES, type Loss } from '../state/combat.ts';
import type { BasicColor } from '../state/mana.ts';

/*
 * Effects on enemies. Each is written once, over the other side of the fight: in player combat it targets the other
 * player's Units (PVP-EFX-02).
 */

type Change = (g: Game) => void;
type Outcome = Refusal | Change | Ask<Refusal | Change>;

const NOT_IN_COMBAT = refuse('CRD-20');

/** A rule over the other side of the fight; refused if there is no fight. */
export const inFight =
  <E>(how: (side: OtherSide, q: Query, e: E) => Outcome) =>
  (q: Query, e: E): Outcome => {
    const side = otherSide(q);
    return side ? how(side, q, e) : NOT_IN_COMBAT;
  };

/** The color of an effect: of its card, or of the mana paid for a Unit. */
const colorOf = (q: Query, color?: BasicColor): BasicColor | null => color ?? CARDS.find(q.card)?.color ?? null;

/** The opponents that an effect of this color can affect. */
export const touched = (opponents: readonly Opponent[], color: BasicColor | null): Opponent[] =>
  opponents.filter(opponent => opponent.whyUntouched(color) === null);

export const optionsFor = (opponents: readonly Opponent[]): Option<Opponent>[] =>
  opponents.map(value => ({ choice: value.choice, value }));

type Deed = (g: Game, opponent: Opponent) => void;

/** The possible targets of an effect, the prompt to choose one, and the reason if there are none. */
interface Aim {
  readonly prompt: AimPrompt;
  readonly opponents: readonly Opponent[];
  readonly why: () => Refusal;
}

/** Asks for one opponent, then does something to it. */
export function* toOne(side: OtherSide, q: Query, { prompt, opponents, why }: Aim, deed: Deed): Ask<Change> {
  const options = optionsFor(opponents);
  const one = yield* ask(q.seat, side.prompt ?? prompt, options, { about: { card: q.card }, refused: why });
  return g => deed(g, one);
}

/** The targets an effect can have, given the color of its card. */
function aimOf(side: OtherSide, q: Query): Aim {
  const color = colorOf(q);
  const opponents = touched(side.opponents, color);
  return { prompt: 'choose-enemy', opponents, why: () => side.whyNoTarget(color) };
}

/** Does something to one or all of the opponents the effect can reach. */
function toWhom(side: OtherSide, q: Query, whom: 'one' | 'all', deed: Deed): Outcome {
  const aim = aimOf(side, q);
  if (aim.opponents.length === 0) return aim.why();
  if (whom === 'one') return toOne(side, q, aim, deed);
  return g => {
    for (const opponent of aim.opponents) deed(g, opponent);
  };
}

/** What an effect of this color does to an opponent whose attack was just blocked (PVP-EFX-06). */
export function toBlocked(
  side: OtherSide,
  q: Query,
  blocked: readonly Opponent[],
  color: BasicColor,
  deed: Deed,
): Outcome {
  const why = () => blocked[0]?.whyUntouched(color) ?? side.whyNoTarget(color);
  return toOne(side, q, { prompt: 'choose-enemy', opponents: touched(blocked, color), why }, deed);
}

const WHOM = oneOf(['one', 'all']);

const HOLD = {
  /** Fortified enemies can be chosen too. */
  fortified: is.flag,
  /** The color of the effect: of its card, or of the mana paid for a Unit. */
  color: optional(is.basicColor),
  armor: optional(is.change),
  /** What the enemy loses as well. */
  loses: optional(many(oneOf(RESISTANCES))),
  /** More enemies can be chosen for Move points: one point for the second, two more for the third and so on. */
  more: optional(is.flag),
};
type Hold = FieldsOf<typeof HOLD>;

/** Opponents that attack, or that the effect can at least weaken (CMB-GEN-08). */
function holdable({ opponents, attackers }: OtherSide, { fortified, armor, loses = [] }: Hold): Opponent[] {
  const isWeakened = ({ resistances }: Opponent) => armor || loses.some(loss => resistances.includes(loss));
  const some = opponents.filter(opponent => opponent.canBeHeld || isWeakened(opponent));
  const others = attackers.filter(({ id }) => !some.some(other => other.id === id));
  return [...some, ...others].filter(({ isFortified }) => fortified || !isFortified);
}

const hold = fightRule(
  'hold-enemy',
  HOLD,
  inFight((side, q, e) => {
    const color = colorOf(q, e.color);
    const opponents = touched(holdable(side, e), color);
    if (opponents.length === 0 && side.whyNoAttack && !e.armor) return side.whyNoAttack;
    const why = () => side.whyNoTarget(color);
    return toOne(side, q, { prompt: 'hold-enemy', opponents, why }, (g, opponent) => {
      opponent.hold(g);
      if (e.armor) opponent.weaken(g, e.armor);
      if (e.loses) opponent.expose(g, e.loses);
      if (e.more) g.again(holdAnother({ cost: 1 }));
    });
  }),
  { word: () => 'hold an enemy' },
);
/** Prevents one enemy from attacking in this combat (CMB-ABL-16, CMB-SUM-06). */
export const holdEnemy = (what: Hold): Printed => hold(what);

const NO_POINTS = refuse('CRD-11');
const NOBODY_ELSE = refuse('CRD-11');

const NO_MORE = option({ act: 'done' }, null, null);

/** Prevents another enemy from attacking, for Move points gained in this combat (CMB-GEN-05). */
const holdAnother = fightRule(
  'hold-another',
  { cost: is.amount },
  inFight((side, q, { cost }) => {
    if (q.turn.move < cost) return NO_POINTS;
    const opponents = touched(side.attackers, colorOf(q));
    return opponents.length === 0 ? NOBODY_ELSE : askAnother(q, opponents, cost);
  }),
);

function* askAnother(q: Query, opponents: readonly Opponent[], cost: number): Ask<Change> {
  const options: Option<Opponent | null>[] = [...optionsFor(opponents), NO_MORE];
  const opponent = yield* ask(q.seat, 'hold-another', options, { about: { card: q.card, cost } });
  return g => {
    if (opponent === null) return;
    g.turn.move -= cost;
    opponent.hold(g);
    g.again(holdAnother({ cost: cost + 1 }));
  };
}

const weaken = fightRule(
  'weaken',
  {
    whom: WHOM,
    armor: is.change,
    /** The change for a fortified one. */
    fortified: optional(is.change),
  },
  inFight((side, q, { whom, armor, fortified = armor }) =>
    toWhom(side, q, whom, (g, opponent) => opponent.weaken(g, opponent.isFortified ? fortified : armor)),
  ),
  { word: e => `${e.whom} armor ${e.armor}` },
);
/** Lowers the Armor of one or all enemies this turn, but not below 1 (CMB-DEF-11). */
export const weakenEnemy = (whom: 'one' | 'all', armor: number, fortified?: number): Printed =>
  weaken(fortified === undefined ? { whom, armor } : { whom, armor, fortified });

const stripping = fightRule(
  'strip',
  { whom: WHOM, loses: many(oneOf(LOSSES)) },
  inFight((side, q, { whom, loses }) => {
    const exposed = toWhom(side, q, whom, (g, opponent) => opponent.expose(g, loses));
    if (whom === 'one' || !loses.includes('fortified') || !side.sheltersHero) return exposed;
    // The site no longer protects the hero either (PVP-EFX-08).
    return g => {
      if (typeof exposed === 'function') exposed(g);
      side.ignoreSite(g);
    };
  }),
  { word: e => `${e.whom} ${e.loses.includes('fortified') ? 'unfortified' : 'unresisting'}` },
);
/** One enemy, or all of them, lose fortification or resistances for this combat. */
export const stripEnemy = (whom: 'one' | 'all', ...loses: Loss[]): Printed => stripping({ whom, loses });

const ONLY_ATTACKING = refuse('CMB-ATK-04');

const destroying = fightRule(
  'destroy-enemy',
  { others: is.amount },
  inFight((side, q, { others }) => {
    if (!side.isUnderAttack) return ONLY_ATTACKING;
    const aim = aimOf(side, q);
    return toOne(side, q, aim, (g, opponent) => {
      opponent.destroy(g);
      for (const other of others === 0 ? [] : aim.opponents) if (other !== opponent) other.weaken(g, others);
    });
  }),
);
/** Only in the Attack phase: destroys one enemy, which counts as defeating it; may lower the Armor of the others. */
export const destroyEnemy = (others = 0): Printed => destroying({ others });

/** The site no longer fortifies any enemy, even one that resists effects. */
export const ignoreSite = fightRule(
  'ignore-site',
  inFight(side => g => side.ignoreSite(g)),
);

/** Skips the Block and Assign Damage phases: no enemy attacks, whatever protects it. From older printings. */
export const skipAttacks = fightRule(
  'skip-attacks',
  inFight(side => side.whyNotSkipped ?? (g => side.skipAttacks(g))),
);

const perFoe = fightRule(
  'per-enemy',
  { effect: is.effect, n: is.amount },
  inFight((side, q, e) => q.refusal(e.effect) ?? (g => g.nextFrom(g.card, g.bonus + e.n * side.size, e.effect))),
  {
    word: e => ruleOf(e.effect.fx).traits.word?.(e.effect) ?? 'per enemy',
    gives: (q: Query, e) => {
      const side = otherSide(q);
      return side && yieldsOf(q.raisedBy(e.n * side.size), e.effect);
    },
  },
);
/** An effect whose value is raised for each enemy in the combat. */
export const perEnemy = (effect: Printed, n: number): Printed => perFoe({ effect, n });

const aiming = rule('aimed', { effect: is.effect }, (q, e) => {
  if (!isInCombat(q)) return q.refusal(e.effect) ?? (g => g.next(e.effect));
  const { combat } = q;
  if (combat.phase !== 'ranged' && combat.phase !== 'attack') return NOT_IN_COMBAT;
  // Targets it cannot hit are replaced, as long as nothing has been played against them.
  const isOpen = combat.values.length === 0 && combat.fixed.length === 0;
  const aims = combat.targets.length === 0 || (isOpen && !q.possible(e.effect));
  return aims ? askAim(q, e.effect) : (q.refusal(e.effect) ?? (g => g.next(e.effect)));
});

function* askAim(q: InCombat, effect: Effect): Ask<Refusal | Change> {
  const { combat } = q;
  const foes = present(combat).filter(foe => combat.phase === 'attack' || fortifications(foe) === 0);
  if (foes.length === 0) return refuse('CMB-RNG-05');
  const options: Option<Foe | null>[] = foes.map(foe => option({ act: 'pick-enemy', foe: oneNamed(foe.key) }, foe));
  options.push(option({ act: 'none', of: 'target' }, null));
  const foe = yield* ask(q.seat, 'aim', options, { about: { card: q.card } });
  return g => {
    if (foe === null || !isInCombat(g)) return;
    g.combat.targets = [];
    aimAt(g.combat, foe.id);
    g.next(effect);
  };
}
/** A Ranged Attack that comes with another effect; if there is no target, one is chosen now (CMB-GEN-06). */
export const aimed = (effect: Printed): Printed => aiming({ effect });

MODIFIERS.add({ 'all-cold-fire': { attackElement: 'cold-fire' }, 'all-siege': { attackReach: 'siege' } });

const conversion = rule(
  'convert-attacks',
  { mod: oneOf(['all-cold-fire', 'all-siege']) },
  (q, e) => (q.isFighting ? g => g.modify(e.mod, 'combat') : NOT_IN_COMBAT),
  { word: e => e.mod },
);
/** Turns every Attack into Cold Fire, or Siege, for the rest of the combat. */
export const convertAttacks = (mod: 'all-cold-fire' | 'all-siege'): Printed => conversion({ mod });

const boost = rule(
  'boosted',
  { effect: is.effect, n: is.amount, colors: many(is.basicColor) },
  (q, e) => q.refusal(e.effect) ?? askBoost(q, e.effect, e.n, e.colors),
  {
    word: e => ruleOf(e.effect.fx).traits.word?.(e.effect) ?? 'boosted',
    gives: (q: Query, e) => yieldsBoosted(q, e.effect, e.n, e.colors),
  },
);

/** One outcome per subset of these colors; colors that could be paid but are not are declined. */
function yieldsBoosted(q: Query, effect: Effect, n: number, colors: readonly BasicColor[]): readonly Yield[] | null {
  const [color, ...others] = colors;
  if (color === undefined) return yieldsOf(q, effect);
  const without = after('no', yieldsBoosted(q, effect, n, others));
  const paid = forMana(after(`pay ${color}`, yieldsBoosted(q.raisedBy(n), effect, n, others)), [color]);
  return eitherOf([without, paid]);
}

/** Asks for each color whether to pay one mana, which raises the value. */
function* askBoost(q: Query, effect: Effect, n: number, colors: readonly BasicColor[]): Ask<(g: Game) => void> {
  const paid: Payment[] = [];
  for (const color of colors) {
    if (!canPay(q, color, paid)) continue;
    const more = yield* ask(
      q.seat,
      'boost',
      [option({ act: 'boost', color }, true), option({ act: 'no-boost' }, false)],
      { about: { color, n } },
    );
    if (more) paid.push(yield* askPayment(q, color, paid));
  }
  return g => {
    for (const payment of paid) pay(g, payment);
    g.nextFrom(g.card, g.bonus + n * paid.length, effect);
  };
}
/** An effect whose value is raised for each of these colors of mana paid. */
export const boosted = (effect: Printed, n: number, ...colors: BasicColor[]): Printed => boost({ effect, n, colors });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    'skip-attacks': typeof skipAttacks;
    'hold-enemy': typeof hold;
    weaken: typeof weaken;
    strip: typeof stripping;
    'destroy-enemy': typeof destroying;
    'ignore-site': typeof ignoreSite;
    'per-enemy': typeof perFoe;
    aimed: typeof aiming;
    'convert-attacks': typeof conversion;
    boosted: typeof boost;
  }
}
