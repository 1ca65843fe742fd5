import { VARIANTS } from '../../rules/scenarios/scenarios.ts';
import { needsRivals } from './fitting.ts';

/* Friendlier ways to compete. Games without player combat use the option `pvp` instead (VAR-NIC-03). */

VARIANTS.add({
  'no-interactive-spells': {
    rule: 'VAR-NIC-01',
    set: 'base',
    without: ['competitive-spells'],
    unfitFor: needsRivals,
  },
  'no-interactive-skills': {
    rule: 'VAR-NIC-02',
    set: 'base',
    without: ['competitive-skills'],
    unfitFor: needsRivals,
  },
  'mana-friendly': {
    rule: 'VAR-NIC-04',
    set: 'base',
    sparesGold: true,
  },
});
