import { ABILITIES } from '../../rules/catalogue.ts';

ABILITIES.add({
  fortified: { names: ['Fortified', 'Fortificado', 'Fortificato'], fortified: true },
  swift: { names: ['Swift', 'Ágil', 'Rapido'], block: { from: 'swift', op: 'times', n: 2 } },
  brutal: { names: ['Brutal', 'Brutal', 'Brutale'], damage: { from: 'brutal', op: 'times', n: 2 } },
  poison: { names: ['Poison', 'Venenoso', 'Veleno'], unitWounds: 2, poisonsHero: true },
  paralyze: { names: ['Paralyze', 'Paralisador', 'Paralisi'], destroysUnits: true, emptiesHand: true },
  'arcane-immunity': { names: ['Arcane Immunity', 'Imunidade Arcana', 'Immunità Arcana'], immune: true },
  summon: { names: ['Summon', 'Invocação', 'Evocare'] },
});
