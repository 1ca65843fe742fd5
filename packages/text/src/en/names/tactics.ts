export const tactics = {
  // Day
  'early-bird': 'Early Bird',
  rethink: 'Rethink',
  'mana-steal': 'Mana Steal',
  planning: 'Planning',
  'great-start': 'Great Start',
  'the-right-moment': 'The Right Moment',
  // Night
  'from-the-dusk': 'From the Dusk',
  'long-night': 'Long Night',
  'mana-search': 'Mana Search',
  'midnight-meditation': 'Midnight Meditation',
  preparation: 'Preparation',
  'sparing-power': 'Sparing Power',
};
