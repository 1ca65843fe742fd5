import type { Effect } from '../core/effect.ts';
import { ask } from '../core/question.ts';
import { refuse } from '../core/refusal.ts';
import { UNITS } from '../rules/catalogue.ts';
import type { Game } from '../rules/game.ts';
import type { Query } from '../rules/query.ts';
import { rule } from '../rules/table.ts';
import { unitWord } from '../rules/units.ts';

const NO_HEALING = refuse('UNI-10');
const NOBODY = refuse('UNI-10');

const readying = rule<{ level: number }>('ready-unit', (q, e) => (q.combat ? NO_HEALING : askReady(q, e.level)), {
  word: () => 'ready a unit',
});

function* askReady(q: Query, level: number) {
  const units = q.me.units.filter(unit => unit.spent && UNITS.get(unit.unit).level <= level);
  const unit = yield* ask(
    q.seat,
    'ready-unit',
    units.map(value => ({ key: unitWord(q, value), value, at: { kind: 'unit', id: value.unit } })),
    { about: { card: q.card, level }, refused: () => NOBODY },
  );
  return (g: Game) => {
    g.me.units = g.me.units.map(other => (other.id === unit.id ? { ...other, spent: false } : other));
    g.tell({ news: 'unit-readied', seat: g.seat, unit: unit.unit });
  };
}
/** One spent Unit up to a level is ready again; never in combat (UNI-10). */
export const readyUnit = (level: number): Effect => readying({ level });

/** The Unit being used is Wounded by its own effort. */
export const woundUnit: () => Effect = rule(
  'wound-unit',
  () => g => {
    const own = g.me.units.find(unit => unit.unit === g.card && unit.spent && unit.wounds === 0);
    g.me.units = g.me.units.map(unit => (unit === own ? { ...unit, wounds: 1 } : unit));
  },
  { word: () => 'wound' },
);

/** All own Units have every resistance for the rest of the turn. */
export const resistantUnits: () => Effect = rule('resistant-units', () => g => g.modify('resistant-units', 'turn'), {
  word: () => 'resistant units',
});
