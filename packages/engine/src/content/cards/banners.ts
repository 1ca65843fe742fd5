import type { Ask } from '../../core/question.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { foeOptions, isTouched } from '../../effects/enemies.ts';
import { holdable, rivalOptions } from '../../effects/rivals.ts';
import { attachBanner, isGivenByUnit, ready } from '../../effects/units.ts';
import { ask, choice, type Option, option } from '../../protocol/choice.ts';
import { isAbout } from '../../rules/cards/banners.ts';
import { CARDS, MODIFIERS } from '../../rules/catalogue.ts';
import { changeFoe, markAttack } from '../../rules/combat/foes.ts';
import { attackOf } from '../../rules/combat/menu.ts';
import { comingAttacks, has, present } from '../../rules/combat/numbers.ts';
import { holdRival, rivalOf } from '../../rules/duel/rivals.ts';
import type { Game } from '../../rules/game.ts';
import { spendUnit, troopOf, whyNotUsed } from '../../rules/interaction/units.ts';
import type { Lasting, Offered } from '../../rules/lasting.ts';
import { rule } from '../../rules/mage-knight.ts';
import { type Query, without } from '../../rules/query.ts';
import { gainFame } from '../../rules/rewards/tracks.ts';
import { is } from '../../rules/shapes.ts';
import { type Combat, type Foe, type Unit, WOUND } from '../../state/state.ts';
import { banner } from './card-notation.ts';

const NOT_IN_COMBAT = refuse('CRD-20');

/** All own Units are stronger this turn; each that attacks or blocks in it gives Fame, also if it did so before. */
const glory = rule('glory', q => {
  if (!q.isFighting) return NOT_IN_COMBAT;
  return g => {
    const before = g.turn.unitsFought.length;
    if (before > 0) gainFame(g, before);
    g.modify('glory', 'turn', 1);
  };
});

/** Banner of Fear: its Unit is spent to cancel one attack, which is not blocking it. */
const cancelAttack = rule('cancel-attack', { unit: is.id, foe: is.id, at: is.amount }, (q, e) => {
  const unit = q.me.units.find(({ id }) => id === e.unit) as Unit;
  const foe = q.combat?.foes.find(({ id }) => id === e.foe);
  if (!foe || q.combat?.phase !== 'block') return NOT_IN_COMBAT;
  const unusable = whyNotUsed(q, [unit], unit.unit);
  if (unusable) return unusable;
  if (has(foe, 'immune')) return refuse('CMB-DEF-09');
  return g => {
    const combat = g.s.combat as Combat;
    spendUnit(g, unit);
    if (combat.targets.includes(foe.id) && combat.blocking === e.at) {
      combat.targets = [];
      combat.values = [];
    }
    markAttack(g, foe, e.at, 'cancelled');
    g.tell({ news: 'attack-cancelled', seat: g.seat, enemy: foe.enemy });
    gainFame(g, 1);
  };
});

/** Between players: what one Unit gave to the attack does not count (PVP-EFX-09). */
const cancelRival = rule('cancel-rival', { unit: is.id, rival: is.id }, (q, e) => {
  const unit = q.me.units.find(({ id }) => id === e.unit) as Unit;
  const rival = q.duel ? holdable(q, null).find(({ id }) => id === e.rival) : undefined;
  if (!rival) return refuse('PVP-EFX-09');
  return (
    whyNotUsed(q, [unit], unit.unit) ??
    (g => {
      spendUnit(g, unit);
      holdRival(g, rival);
      gainFame(g, 1);
    })
  );
});

const cancelsInDuel = (q: Query, unit: number) =>
  holdable(q, null).map(rival => ({
    choice: choice({ act: 'cancel-unit', troop: troopOf(q.as(rivalOf(q)), rival) }),
    effect: cancelRival({ unit, rival: rival.id }),
  }));

const cancels = (q: Query, unit: number): readonly Offered[] => {
  if (q.duel) return cancelsInDuel(q, unit);
  return q.combat?.phase !== 'block'
    ? []
    : comingAttacks(q.combat).map(({ foe, at }) => ({
        choice: choice({ act: 'cancel', ...attackOf(foe, at) }),
        effect: cancelAttack({ unit, foe: foe.id, at }),
      }));
};

/** Up to so many enemies do not attack in this combat. */
const frighten = rule('frighten', { most: is.amount, first: is.flag }, (q, e) => {
  if (q.duel) return askFrightenRivals(q, e.most, e.first);
  return q.combat && q.combat.phase !== 'attack' ? askFrighten(q, q.combat, e.most, e.first) : NOT_IN_COMBAT;
});

const NO_MORE = option({ act: 'done' }, null, null);

/** Between players: up to so many Units of the attack being blocked (PVP-EFX-09). */
function* askFrightenRivals(q: Query, most: number, first: boolean): Ask<Refusal | ((g: Game) => void)> {
  const units = holdable(q, null);
  if (units.length === 0) return refuse('PVP-EFX-09');
  const options: Option<Unit | null>[] = rivalOptions(q, units);
  if (!first) options.push(NO_MORE);
  const unit = yield* ask(q.seat, 'frighten', options, { about: { card: q.card, most } });
  return g => {
    if (unit === null) return;
    holdRival(g, unit);
    if (most > 1) g.again(frighten({ most: most - 1, first: false }));
  };
}

function* askFrighten(
  q: Query,
  combat: Readonly<Combat>,
  most: number,
  first: boolean,
): Ask<Refusal | ((g: Game) => void)> {
  const foes = present(combat).filter(
    foe => !foe.held && isTouched(foe, null) && (combat.phase === 'ranged' || foe.attacks.includes('coming')),
  );
  if (foes.length === 0) return refuse('CMB-DEF-09');
  const options: Option<Foe | null>[] = foeOptions(foes);
  if (!first) options.push(NO_MORE);
  const foe = yield* ask(q.seat, 'frighten', options, { about: { card: q.card, most } });
  return g => {
    if (foe === null) return;
    changeFoe(g.s.combat as Combat, foe.id, { held: true });
    g.tell({ news: 'enemy-held', seat: g.seat, enemy: foe.enemy });
    if (most > 1) g.again(frighten({ most: most - 1, first: false }));
  };
}

/** Banner of Protection: when the turn ends, Wounds received in it may be thrown away; not those on Units. */
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

/** Banner of Courage: turned face down for the rest of the Round to ready its Unit. */
const rally = rule('rally', { unit: is.id }, (q, e) => {
  const unit = q.me.units.find(({ id }) => id === e.unit) as Unit;
  if (q.me.banners.some(({ unit: id, used }) => id === e.unit && used)) return refuse('BAN-01', { why: 'used' });
  if (q.isFighting || !unit.spent) return NO_READYING;
  return g => {
    g.me.banners = g.me.banners.map(other => (other.unit === e.unit ? { ...other, used: true } : other));
    ready(g, unit);
  };
});

/** Ready all own Units; never in combat (UNI-10). */
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
  /** The strong effect of Glory: all own Units. */
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
