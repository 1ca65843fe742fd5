import type { Effect } from '../core/effect.ts';
import type { Ask } from '../core/question.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { ruleOf } from '../core/rule.ts';
import { type FieldsOf, oneOf, optional } from '../core/shape.ts';
import { ask, type Option, option } from '../protocol/choice.ts';
import { oneNamed } from '../protocol/slots.ts';
import { askPayment, canPay, type Payment, pay } from '../rules/cards/mana.ts';
import { CARDS, MODIFIERS, RESISTANCES, type Resistance } from '../rules/catalogue.ts';
import { aimAt, changeFoe } from '../rules/combat/foes.ts';
import { fortifications, has, present, resistancesOf } from '../rules/combat/numbers.ts';
import { destroy } from '../rules/combat/results.ts';
import { countOpponents } from '../rules/duel/numbers.ts';
import { holdRival } from '../rules/duel/rivals.ts';
import type { Game } from '../rules/game.ts';
import { rule } from '../rules/mage-knight.ts';
import { distinct, type Query } from '../rules/query.ts';
import { is, many } from '../rules/shapes.ts';
import type { BasicColor } from '../state/mana.ts';
import { type Combat, type Foe, LOSSES, type Loss, type Unit } from '../state/state.ts';
import {
  cancelInDuel,
  destroyInDuel,
  exposeInDuel,
  holdable,
  holdInDuel,
  ignoreSiteInDuel,
  rivalOptions,
  weakenInDuel,
} from './rivals.ts';

const NOT_IN_COMBAT = refuse('CRD-20');

/** Red effects do not touch enemies with Fire resistance, blue ones none with Ice resistance (CMB-GEN-09, CMB-GEN-10). */
const ignores = (foe: Foe, color: BasicColor | null): boolean => {
  const shield: Resistance | null = color === 'red' ? 'fire' : color === 'blue' ? 'ice' : null;
  return shield !== null && resistancesOf(foe).includes(shield);
};

/** Whether effects of this colour other than Attacks and Blocks touch an enemy; nothing else does with Arcane Immunity. */
export const isTouched = (foe: Foe, color: BasicColor | null): boolean => !has(foe, 'immune') && !ignores(foe, color);

/** Why effects of this colour do not touch an enemy, or null. */
export function whyUntouched(foe: Foe, color: BasicColor | null): Refusal | null {
  if (isTouched(foe, color)) return null;
  return refuse(has(foe, 'immune') ? 'CMB-DEF-09' : color === 'red' ? 'CMB-GEN-09' : 'CMB-GEN-10');
}

/** The colour of an effect: of its card, or of the mana a Unit was paid. */
const colorOf = (q: Query, color: BasicColor | undefined): BasicColor | null =>
  color ?? CARDS.find(q.card)?.color ?? null;

/** The enemies taking part that an effect of this colour touches. */
const touched = (q: Query, color: BasicColor | null): Foe[] =>
  present(q.combat as Combat).filter(foe => isTouched(foe, color));

/** Why there is nobody whom an effect of this colour could touch. */
function whyNobody(q: Query, color: BasicColor | null): Refusal {
  if (color === 'red') return refuse('CMB-GEN-09');
  if (color === 'blue') return refuse('CMB-GEN-10');
  return refuse(present(q.combat as Combat).every(foe => has(foe, 'immune')) ? 'CMB-DEF-09' : 'CRD-11');
}

/** Enemies to choose from. */
export const foeOptions = (foes: readonly Foe[]): Option<Foe>[] =>
  foes.map(foe => option({ act: 'pick-enemy', foe: oneNamed(foe.key) }, foe));

MODIFIERS.add({
  /** One enemy's Armor is lower, not below 1. */
  'enemy-armor': {
    enemyArmor: (m, about) =>
      m.seat === about.seat && m.on === about.foe?.key ? { from: m.from, op: 'add', n: m.n, least: 1 } : null,
  },
});

/** One enemy's Armor is lower until the end of the turn. */
export function lowerArmor(g: Game, foe: Foe, n: number): void {
  g.modify('enemy-armor', 'turn', n, foe.key);
  g.tell({ news: 'enemy-weakened', seat: g.seat, enemy: foe.enemy, n });
}

/** One enemy loses some of what protects it; with its own fortification also that of the site. */
function strip(g: Game, foe: Foe, loses: readonly Loss[]): void {
  const fortified = foe.fortified && !loses.includes('fortified');
  changeFoe(g.s.combat as Combat, foe.id, { lost: distinct([...foe.lost, ...loses]), fortified });
  g.tell({ news: 'enemy-exposed', seat: g.seat, enemy: foe.enemy });
}

const WHOM = oneOf(['one', 'all']);

const HOLD = {
  /** Fortified enemies can be held too. */
  fortified: is.flag,
  /** The colour of the effect: of its card, or of the mana a Unit was paid. */
  color: optional(is.basicColor),
  armor: optional(is.change),
  /** What it loses besides. */
  loses: optional(many(oneOf(RESISTANCES))),
  /** Further enemies may be held for Move points: one for the second, two more for the third and so on. */
  more: optional(is.flag),
};
type Hold = FieldsOf<typeof HOLD>;

const hold = rule(
  'hold-enemy',
  HOLD,
  (q, e) => {
    const more = e.more ? (g: Game) => g.again(holdAnother({ cost: 1 })) : () => {};
    if (q.duel) return holdInDuel(q, e, colorOf(q, e.color), more);
    return q.combat ? askHold(q, e) : NOT_IN_COMBAT;
  },
  { word: () => 'hold an enemy' },
);

/** In the Attack phase nobody attacks any more; what makes the enemy weaker is still of use (CMB-GEN-08). */
function canBeHeld({ phase }: Readonly<Combat>, foe: Foe, { armor, loses = [], fortified }: Hold): boolean {
  if (!fortified && fortifications(foe) > 0) return false;
  if (armor || loses.some(loss => resistancesOf(foe).includes(loss))) return true;
  return !foe.held && phase !== 'attack';
}

function* askHold(q: Query, e: Hold): Ask<Refusal | ((g: Game) => void)> {
  const combat = q.combat as Combat;
  const color = colorOf(q, e.color);
  const foes = touched(q, color).filter(foe => canBeHeld(combat, foe, e));
  if (foes.length === 0 && combat.phase === 'attack' && !e.armor) return NOT_IN_COMBAT;
  const foe = yield* ask(q.seat, 'hold-enemy', foeOptions(foes), {
    about: { card: q.card },
    refused: () => whyNobody(q, color),
  });
  return g => {
    holdFoe(g, foe);
    if (e.armor) lowerArmor(g, foe, e.armor);
    if (e.loses) strip(g, foe, e.loses);
    if (e.more) g.again(holdAnother({ cost: 1 }));
  };
}

function holdFoe(g: Game, foe: Foe): void {
  changeFoe(g.s.combat as Combat, foe.id, { held: true });
  g.tell({ news: 'enemy-held', seat: g.seat, enemy: foe.enemy });
}
/** One enemy does not attack in this combat (CMB-ABL-16, CMB-SUM-06). */
export const holdEnemy = (what: Hold): Effect => hold(what);

const NO_POINTS = refuse('CRD-11');
const NOBODY_ELSE = refuse('CRD-11');

const NO_MORE = option({ act: 'done' }, null, null);

/** Another enemy may be held for Move points gained in this combat (CMB-GEN-05). */
const holdAnother = rule('hold-another', { cost: is.amount }, function* (q, { cost }): Ask<
  Refusal | ((g: Game) => void)
> {
  if (q.turn.move < cost) return NO_POINTS;
  if (q.duel) return yield* holdAnotherRival(q, cost);
  const foes = touched(q, colorOf(q, undefined)).filter(foe => !foe.held);
  if (foes.length === 0) return NOBODY_ELSE;
  const options: Option<Foe | null>[] = [...foeOptions(foes), NO_MORE];
  const foe = yield* ask(q.seat, 'hold-another', options, { about: { card: q.card, cost } });
  return g => {
    if (foe === null) return;
    g.turn.move -= cost;
    holdFoe(g, foe);
    g.again(holdAnother({ cost: cost + 1 }));
  };
});

function* holdAnotherRival(q: Query, cost: number): Ask<Refusal | ((g: Game) => void)> {
  const units = holdable(q, colorOf(q, undefined));
  if (units.length === 0) return NOBODY_ELSE;
  const options: Option<Unit | null>[] = [...rivalOptions(q, units), NO_MORE];
  const unit = yield* ask(q.seat, 'hold-another', options, { about: { card: q.card, cost } });
  return g => {
    if (unit === null) return;
    g.turn.move -= cost;
    holdRival(g, unit);
    g.again(holdAnother({ cost: cost + 1 }));
  };
}

const weaken = rule(
  'weaken',
  {
    whom: WHOM,
    armor: is.change,
    /** By how much that of a fortified one. */
    fortified: optional(is.change),
  },
  (q, e) => {
    const color = colorOf(q, undefined);
    if (q.duel) return weakenInDuel(q, e.whom, e.armor, e.fortified ?? e.armor, color);
    if (!q.combat) return NOT_IN_COMBAT;
    const foes = touched(q, color);
    if (foes.length === 0) return whyNobody(q, color);
    const lower = (g: Game, foe: Foe) =>
      lowerArmor(g, foe, fortifications(foe) > 0 ? (e.fortified ?? e.armor) : e.armor);
    if (e.whom === 'one') return askWhom(q, foes, lower);
    return g => {
      for (const foe of foes) lower(g, foe);
    };
  },
  { word: e => `${e.whom} armor ${e.armor}` },
);

function* askWhom(q: Query, foes: readonly Foe[], what: (g: Game, foe: Foe) => void): Ask<(g: Game) => void> {
  const foe = yield* ask(q.seat, 'choose-enemy', foeOptions(foes), { about: { card: q.card } });
  return g => what(g, foe);
}
/** The Armor of one enemy, or of all, is lower this turn, not below 1 (CMB-DEF-11). */
export const weakenEnemy = (whom: 'one' | 'all', armor: number, fortified?: number): Effect =>
  weaken(fortified === undefined ? { whom, armor } : { whom, armor, fortified });

const stripping = rule(
  'strip',
  { whom: WHOM, loses: many(oneOf(LOSSES)) },
  (q, { whom, loses }) => {
    const color = colorOf(q, undefined);
    if (q.duel) return exposeInDuel(q, whom, loses, color);
    if (!q.combat) return NOT_IN_COMBAT;
    const foes = touched(q, color);
    if (foes.length === 0) return whyNobody(q, color);
    if (whom === 'one') return askWhom(q, foes, (g, foe) => strip(g, foe, loses));
    return g => {
      for (const foe of foes) strip(g, foe, loses);
    };
  },
  { word: e => `${e.whom} ${e.loses.includes('fortified') ? 'unfortified' : 'unresisting'}` },
);
/** One enemy, or all, lose fortification, resistances or both for this combat. */
export const stripEnemy = (whom: 'one' | 'all', ...loses: Loss[]): Effect => stripping({ whom, loses });

const ONLY_ATTACKING = refuse('CMB-ATK-04');

const destroying = rule('destroy-enemy', { others: is.amount }, (q, e) => {
  if (q.duel) return destroyInDuel(q, e.others, colorOf(q, undefined));
  if (!q.combat) return NOT_IN_COMBAT;
  return q.combat.phase === 'attack' ? askDestroy(q, e.others) : ONLY_ATTACKING;
});

function* askDestroy(q: Query, others: number): Ask<(g: Game) => void> {
  const color = colorOf(q, undefined);
  const foes = touched(q, color);
  const foe = yield* ask(q.seat, 'choose-enemy', foeOptions(foes), {
    about: { card: q.card },
    refused: () => whyNobody(q, color),
  });
  return g => {
    destroy(g, foe, g.card);
    for (const other of others === 0 ? [] : foes) if (other !== foe) lowerArmor(g, other, others);
  };
}
/** Only in the Attack phase: one enemy is destroyed, which defeats it; the Armor of the others may be lower by it. */
export const destroyEnemy = (others = 0): Effect => destroying({ others });

/** No enemy is fortified by the site any more, whatever else it resists. */
export const ignoreSite: () => Effect = rule('ignore-site', q => {
  if (q.duel) return ignoreSiteInDuel;
  return q.combat
    ? g => {
        const combat = g.s.combat as Combat;
        combat.foes = combat.foes.map(foe => (foe.fortified ? { ...foe, fortified: false } : foe));
      }
    : NOT_IN_COMBAT;
});

/** The Block and Assign Damage phases are skipped: nobody attacks, whatever protects them. Older prints have it. */
export const skipAttacks: () => Effect = rule('skip-attacks', q => {
  if (q.duel) return cancelInDuel(q);
  if (q.combat?.phase !== 'ranged' && q.combat?.phase !== 'block') return NOT_IN_COMBAT;
  return g => {
    const combat = g.s.combat as Combat;
    combat.foes = combat.foes.map(foe => ({ ...foe, held: true }));
  };
});

const perFoe = rule(
  'per-enemy',
  { effect: is.effect, n: is.amount },
  (q, e) => {
    if (!q.isFighting) return NOT_IN_COMBAT;
    return q.refusal(e.effect) ?? (g => g.nextFrom(g.card, g.bonus + e.n * facing(g), e.effect));
  },
  { word: e => ruleOf(e.effect.fx).traits.word?.(e.effect) ?? 'per enemy' },
);

/** Enemies not yet defeated, blocked ones too; who was summoned stands for who summoned it. */
const facing = (g: Game): number =>
  g.duel ? countOpponents(g) : (g.s.combat as Combat).foes.filter(foe => !foe.defeated && foe.summoner === null).length;
/** An effect whose yield is raised for each enemy the hero is facing. */
export const perEnemy = (effect: Effect, n: number): Effect => perFoe({ effect, n });

const aiming = rule('aimed', { effect: is.effect }, (q, e) => {
  if (q.duel) return q.refusal(e.effect) ?? (g => g.next(e.effect));
  const { combat } = q;
  if (combat?.phase !== 'ranged' && combat?.phase !== 'attack') return NOT_IN_COMBAT;
  // Targets that it cannot hit are exchanged as long as nothing has been played against them.
  const isOpen = combat.values.length === 0 && combat.fixed.length === 0;
  const aims = combat.targets.length === 0 || (isOpen && !q.possible(e.effect));
  return aims ? askAim(q, combat, e.effect) : (q.refusal(e.effect) ?? (g => g.next(e.effect)));
});

function* askAim(q: Query, combat: Readonly<Combat>, effect: Effect): Ask<Refusal | ((g: Game) => void)> {
  const foes = present(combat).filter(foe => combat.phase === 'attack' || fortifications(foe) === 0);
  if (foes.length === 0) return refuse('CMB-RNG-05');
  const options: Option<Foe | null>[] = [...foeOptions(foes), option({ act: 'none', of: 'target' }, null)];
  const foe = yield* ask(q.seat, 'aim', options, { about: { card: q.card } });
  return g => {
    if (foe === null) return;
    const fight = g.s.combat as Combat;
    fight.targets = [];
    aimAt(fight, foe.id);
    g.next(effect);
  };
}
/** A Ranged Attack that comes with something else: without a target, one is chosen for it now (CMB-GEN-06). */
export const aimed = (effect: Effect): Effect => aiming({ effect });

MODIFIERS.add({ 'all-cold-fire': { attackElement: 'cold-fire' }, 'all-siege': { attackReach: 'siege' } });

const conversion = rule(
  'convert-attacks',
  { mod: oneOf(['all-cold-fire', 'all-siege']) },
  (q, e) => (q.isFighting ? g => g.modify(e.mod, 'combat') : NOT_IN_COMBAT),
  { word: e => e.mod },
);
/** For the rest of the combat every Attack becomes Cold Fire, or Siege. */
export const convertAttacks = (mod: 'all-cold-fire' | 'all-siege'): Effect => conversion({ mod });

const boost = rule(
  'boosted',
  { effect: is.effect, n: is.amount, colors: many(is.basicColor) },
  (q, e) => q.refusal(e.effect) ?? askBoost(q, e.effect, e.n, e.colors),
  { word: e => ruleOf(e.effect.fx).traits.word?.(e.effect) ?? 'boosted' },
);

/** For each colour one mana may be paid, each raising the yield. */
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
/** An effect whose yield is raised for each of these colours of mana that is paid. */
export const boosted = (effect: Effect, n: number, ...colors: BasicColor[]): Effect => boost({ effect, n, colors });
