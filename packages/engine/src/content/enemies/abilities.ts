import { ABILITIES, type Ability } from '../../rules/catalogue.ts';

/** Every ability a token can have: what it does, its rule in the specification and the numbers it changes. */
export const PRINTED = {
  fortified: { rule: 'CMB-DEF-01', fortified: true },
  swift: { rule: 'CMB-ABL-01', block: { from: 'swift', op: 'times', n: 2 } },
  brutal: { rule: 'CMB-ABL-02', damage: { from: 'brutal', op: 'times', n: 2 } },
  poison: { rule: 'CMB-ABL-04', unitFate: 'poisoned', poisonsHero: true },
  paralyze: { rule: 'CMB-ABL-06', unitFate: 'destroyed', emptiesHand: true },
  'arcane-immunity': { rule: 'CMB-DEF-09', immune: true },
  summon: { rule: 'CMB-SUM-01' },
} as const satisfies Readonly<Record<string, Ability>>;

ABILITIES.add(PRINTED);
