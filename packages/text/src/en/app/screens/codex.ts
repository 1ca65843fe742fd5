import { plural } from '../../plural.ts';

/** Everything in the box. */
export const codex = {
  title: 'Codex',
  search: 'Search cards, Units, enemies, sites…',
  list: 'Entries',
  kind: 'Kind',
  all: 'All',
  back: 'All entries',
  none: 'Nothing in the box is called so, or says so.',
  basic: 'Basic',
  powered: 'Powered',
  recruitedAt: 'Recruited at',
  found: (n: number) => `${n} ${plural(n, 'entry', 'entries')}`,
  kinds: {
    card: 'Cards',
    unit: 'Units',
    enemy: 'Enemies',
    site: 'Sites',
    city: 'Cities',
    skill: 'Skills',
    tactic: 'Tactics',
    ruin: 'Ruin tokens',
  },
  one: {
    card: 'Card',
    unit: 'Unit',
    enemy: 'Enemy',
    site: 'Site',
    city: 'City',
    skill: 'Skill',
    tactic: 'Tactic',
    ruin: 'Ruin token',
  },
};
