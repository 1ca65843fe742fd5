/** Where the rule book covers a site: the first rule of its section. */
const SITE_RULES: Readonly<Record<string, string>> = {
  portal: 'POR-01',
  village: 'SIT-VIL-01',
  monastery: 'SIT-MON-01',
  keep: 'SIT-KEE-01',
  'mage-tower': 'SIT-TOW-01',
  city: 'CTY-01',
  dungeon: 'SIT-DUN-01',
  tomb: 'SIT-TOM-01',
  'monster-den': 'SIT-DEN-01',
  'spawning-grounds': 'SIT-SPA-01',
  'ancient-ruins': 'SIT-RUI-01',
  'crystal-mine': 'SIT-MIN-01',
  'magical-glade': 'SIT-GLA-01',
  'deep-mine': 'SIT-DEE-01',
  'refugee-camp': 'SIT-REF-01',
  maze: 'SIT-MAZ-01',
  labyrinth: 'SIT-LAB-01',
  graveyard: 'SIT-GRV-01',
  necropolis: 'SIT-GRV-01',
  'hidden-valley': 'SIT-HID-01',
};

export const ruleOfSite = (site: string): string | null => SITE_RULES[site] ?? null;

/** What it costs to enter terrain, and what rampaging enemies do. */
export const TERRAIN_RULE = 'MOV-04';
export const RAMPAGING_RULE = 'RAM-03';
