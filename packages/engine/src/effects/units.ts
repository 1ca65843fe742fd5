import { ifNone } from '../core/question.ts';
import { refuse } from '../core/refusal.ts';
import { ask, type Option, option } from '../protocol/choice.ts';
import type { Printed } from '../protocol/effects.ts';
import { MODIFIERS, UNITS } from '../rules/catalogue.ts';
import type { Game } from '../rules/game.ts';
import { unitOptions, woundedUnits } from '../rules/interaction/units.ts';
import type { Concern } from '../rules/lasting.ts';
import { rule } from '../rules/mage-knight.ts';
import type { Query } from '../rules/query.ts';
import { is } from '../rules/shapes.ts';
import { giving } from '../rules/yields.ts';
import type { Modifier } from '../state/modifiers.ts';
import type { Name } from '../state/names.ts';
import type { Unit } from '../state/player.ts';

const NO_HEALING = refuse('UNI-10');
const NOBODY = refuse('UNI-10');

const readying = rule(
  'ready-unit',
  { level: is.amount, heals: is.flag },
  (q, e) => {
    if (q.isFighting) return NO_HEALING;
    // A Unit that readies another one is spent by that and cannot ready itself.
    const units = q.me.units.filter(
      unit => unit.spent && unit.id !== q.turn.unitUsed && UNITS.get(unit.unit).level <= e.level,
    );
    return units.length === 0 ? NOBODY : askReady(q, units, e);
  },
  { sure: true, word: () => 'ready a unit' },
);

function* askReady(q: Query, units: readonly Unit[], { level, heals }: { level: number; heals: boolean }) {
  const unit = yield* ask(q.seat, 'ready-unit', unitOptions(q, units), {
    about: { card: q.card, level },
    refused: () => NOBODY,
  });
  return (g: Game) => {
    ready(g, unit);
    if (!heals || unit.wounds === 0) return;
    g.me.units = g.me.units.map(other => (other.id === unit.id ? { ...other, wounds: other.wounds - 1 } : other));
    g.tell({ news: 'unit-healed', seat: g.seat, unit: unit.unit });
  };
}
/** Readies a spent Unit up to a level; never in combat (UNI-10). It may also heal a Wound. */
export const readyUnit = (level: number, heals = false): Printed => readying({ level, heals });

const NOT_IN_COMBAT = refuse('CMB-GEN-07');
const NOT_WOUNDED = refuse('HEA-03', { why: 'unit' });

/** Heals one Wound of a Unit of any level; never in combat (HEA-05). */
export const mendUnit = rule('mend-unit', q => (q.isFighting ? NOT_IN_COMBAT : askMend(q)), {
  word: () => 'heal a unit',
});

function* askMend(q: Query) {
  const unit = yield* ask(q.seat, 'mend-unit', unitOptions(q, woundedUnits(q)), {
    about: { card: q.card },
    refused: () => NOT_WOUNDED,
  });
  return (g: Game) => {
    const { id, unit: name } = unit;
    g.me.units = g.me.units.map(other => (other.id === id ? { ...other, wounds: other.wounds - 1 } : other));
    g.tell({ news: 'unit-healed', seat: g.seat, unit: name });
  };
}

/** The Unit being used is Wounded by its own ability. */
export const woundUnit = rule(
  'wound-unit',
  () => g => {
    g.me.units = g.me.units.map(unit => (unit.id === g.turn.unitUsed ? { ...unit, wounds: 1 } : unit));
  },
  { word: () => 'wound', gives: () => giving({ gain: 'unit-wounds', n: 1 }) },
);

/** Whether an Attack or Block comes from a Unit, borrowed or not, used by the owner of this lasting effect. */
export const isGivenByUnit = ({ seat }: Modifier, { seat: by, card = '', points }: Concern): boolean =>
  seat === by && UNITS.has(card) && (points === 'attack' || points === 'block');

MODIFIERS.add({
  'resistant-units': { unitResists: (m, about) => (m.seat === about.seat ? ['physical', 'fire', 'ice'] : []) },
  'stronger-units': {
    gain: (m, about) => (isGivenByUnit(m, about) ? { from: m.from, op: 'add', n: m.n } : null),
  },
  'spared-units': { sparesUnits: true },
});

/** All the player's Units have every resistance for the rest of the turn. */
export const resistantUnits = rule('resistant-units', () => g => g.modify('resistant-units', 'turn'), {
  word: () => 'resistant units',
});

const strengthening = rule(
  'stronger-units',
  { n: is.amount },
  (_q, e) => g => g.modify('stronger-units', 'combat', e.n),
);
/** Every Attack and Block of the player's Units is raised in this combat. */
export const strongerUnits = (n: number): Printed => strengthening({ n });

/** No damage can be assigned to the player's Units for the rest of the turn. */
export const spareUnits = rule('spared-units', () => g => g.modify('spared-units', 'turn'));

const NO_UNIT = refuse('BAN-01');

/** Attaches the Banner being played to one of the player's Units; a Banner already there is discarded (BAN-01, BAN-02). */
const attach = rule('attach-banner', { banner: is.card }, function* (q, { banner }) {
  const unit = yield* ask(q.seat, 'attach-banner', unitOptions(q, q.me.units), {
    about: { card: q.card },
    refused: ifNone(NO_UNIT),
    always: true,
  });
  return (g: Game) => {
    const { me } = g;
    me.played = me.played.filter(played => played.card !== banner);
    me.discard = [...me.discard, ...me.banners.filter(other => other.unit === unit.id).map(other => other.banner)];
    me.banners = [...me.banners.filter(other => other.unit !== unit.id), { banner, unit: unit.id, used: false }];
    g.tell({ news: 'banner-attached', seat: g.seat, banner, unit: unit.unit });
  };
});
export const attachBanner = (banner: Name): Printed => attach({ banner });

const readyingSeveral = rule('ready-units', { levels: is.amount }, (q, e) =>
  q.isFighting ? NO_HEALING : askReadySeveral(q, e.levels),
);

function* askReadySeveral(q: Query, levels: number) {
  const units = q.me.units.filter(unit => unit.spent && UNITS.get(unit.unit).level <= levels);
  if (units.length === 0) return NOBODY;
  const options: Option<Unit | null>[] = [...unitOptions(q, units), option({ act: 'done' }, null, null)];
  const unit = yield* ask(q.seat, 'ready-units', options, { about: { card: q.card, level: levels } });
  return (g: Game) => {
    if (unit === null) return;
    ready(g, unit);
    g.again(readyingSeveral({ levels: levels - UNITS.get(unit.unit).level }));
  };
}

/** Readies a spent Unit. */
export function ready(g: Game, { id, unit }: Unit): void {
  g.me.units = g.me.units.map(other => (other.id === id ? { ...other, spent: false } : other));
  g.tell({ news: 'unit-readied', seat: g.seat, unit });
}
/** Readies spent Units up to a total of levels; never in combat (UNI-10). */
export const readyUnits = (levels: number): Printed => readyingSeveral({ levels });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    'ready-unit': typeof readying;
    'mend-unit': typeof mendUnit;
    'wound-unit': typeof woundUnit;
    'resistant-units': typeof resistantUnits;
    'stronger-units': typeof strengthening;
    'spared-units': typeof spareUnits;
    'attach-banner': typeof attach;
    'ready-units': typeof readyingSeveral;
  }
}
