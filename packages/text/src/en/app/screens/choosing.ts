/** What a newcomer needs to know to choose a scenario and its options. */
export const choosing = {
  scenario: {
    'first-reconnaissance':
      'The game to learn with: explore from the portal until the city comes into sight. Every tile you reveal gives Fame, cities stay closed, and nobody has to fight anybody.',
    'full-conquest':
      'The great game for rivals: grow strong for three days and nights, then take the cities from their garrisons. The most Fame wins.',
    'blitz-conquest':
      'Full Conquest in two thirds of the time: heroes start a little stronger, Fame comes faster and the cities are smaller.',
    'full-cooperation':
      'Everyone against the cities: they are strong, but heroes may assault them together. You win or lose as a group.',
    'blitz-cooperation': 'Full Cooperation in two thirds of the time, with fewer cities and a faster start.',
    'solo-conquest':
      'The great game for one: two cities, six Rounds, and a dummy player who sets the pace. Hard, and worth it.',
    'mines-liberation':
      'Enemies hold the crystal mines. Free them: your mines give you crystals and points. The red city is a friend.',
    'druid-nights':
      'By day you mark magical glades; once each night you call up an enemy for every glade you marked. The green city is a friend.',
    'dungeon-lords':
      'Villages and monasteries hide dungeons and tombs. Conquer them, and travel between those that are conquered. The blue city is a friend.',
    'conquer-and-hold':
      'A duel, or two against two, for keeps and mage towers on a fixed map: what you take you must hold.',
    'one-to-return':
      'The portal closes after the first day and lets one hero home when the second night ends. Whoever stands on it wins; nothing is scored.',
  },
  /** How a hero plays, in a line. */
  hero: {
    arythea: 'Pays in blood: her strongest deeds take Wounds, and she turns pain into fire.',
    goldyx: 'Rich in mana: crystals come to him, he flies over the land and powers what others cannot.',
    norowas: 'A leader: people trust him, Units follow him, and he fights with an army at his back.',
    tovak: 'A warrior: he blocks first, strikes hard and needs nobody but his sword and shield.',
  },
  option: {
    mapShape: 'In which directions the land can grow.',
    tileCounts: 'How large the land is: more tiles make a longer search.',
    startLevel: 'Higher levels start with Skills, Command tokens and a better hand: for those who know the game.',
    teams: 'Two teams of the same size; teammates never fight each other.',
    pvp: 'A hero who enters another hero’s space may attack. Leave this off for a friendlier game.',
    cityLevels: 'How strong a garrison defends each city, in the order they are found: 1 is weak, 11 is the strongest.',
    cooperativeAssault: 'Heroes beside a city may share its defenders among them.',
    replenishSpawningGrounds:
      'Whoever defeats only one of the two monsters finds another one there: both must be defeated in one visit.',
    variants: 'Changes to the rules that everybody agrees on.',
  },
  mode: {
    solo: 'Alone, with a dummy player who sets the pace.',
    competitive: 'Everyone for themselves.',
    cooperative: 'All together against the game.',
    teams: 'Two teams against each other.',
  },
  rules: 'Rules of this scenario',
  first: 'Good for a first game',
};
