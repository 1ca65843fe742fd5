/*
 * Which icon of the Game-icons collection stands for which Tactic. After a change run
 * `node packages/app/scripts/icons.ts`, which copies the icons named here.
 */

export const TACTIC_ICONS: Readonly<Record<string, string>> = {
  'early-bird': 'sparrow',
  rethink: 'cycle',
  'mana-steal': 'snatch',
  planning: 'chess-knight',
  'great-start': 'sunrise',
  'the-right-moment': 'hourglass',
  'from-the-dusk': 'sunset',
  'long-night': 'moon-bats',
  'mana-search': 'crystal-ball',
  'midnight-meditation': 'candle-light',
  preparation: 'knapsack',
  'sparing-power': 'stack',
};

export const ANY_TACTIC = 'chess-knight';
