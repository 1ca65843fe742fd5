import type { OptionName } from '@deedbook/engine';

/** Where the rule book covers the options. */
export const OPTION_RULES: Readonly<Partial<Record<OptionName, string>>> = {
  mapShape: 'VAR-MAP-01',
  tileCounts: 'VAR-MAP-01',
  startLevel: 'VAR-LEV-01',
  teams: 'TEA-01',
  pvp: 'PVP-INI-01',
  cityLevels: 'VAR-CIT-01',
  cooperativeAssault: 'COA-01',
  replenishSpawningGrounds: 'SIT-SPA-02',
};
