import { ABILITIES, type Ability } from '../../rules/catalogue.ts';

/** Every ability that a token may have: what it does, its rule in the specification and the numbers it bends. */
export const PRINTED = {
  fortified: { rule: 'CMB-DEF-01', names: ['Fortified', 'Fortificado', 'Fortificato'], fortified: true },
  swift: { rule: 'CMB-ABL-01', names: ['Swift', 'Ágil', 'Rapido'], block: { from: 'swift', op: 'times', n: 2 } },
  brutal: { rule: 'CMB-ABL-02', names: ['Brutal', 'Brutal', 'Brutale'], damage: { from: 'brutal', op: 'times', n: 2 } },
  poison: { rule: 'CMB-ABL-04', names: ['Poison', 'Venenoso', 'Veleno'], unitWounds: 2, poisonsHero: true },
  paralyze: {
    rule: 'CMB-ABL-06',
    names: ['Paralyze', 'Paralisador', 'Paralisi'],
    destroysUnits: true,
    emptiesHand: true,
  },
  'arcane-immunity': {
    rule: 'CMB-DEF-09',
    names: ['Arcane Immunity', 'Imunidade Arcana', 'Immunità Arcana'],
    immune: true,
  },
  summon: { rule: 'CMB-SUM-01', names: ['Summon', 'Invocação', 'Evocare'] },
} as const satisfies Readonly<Record<string, Ability>>;

ABILITIES.add(PRINTED);
