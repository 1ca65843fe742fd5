/*
 * Which icon of the Game-icons collection stands for which Skill. After a change run
 * `node packages/app/scripts/icons.ts`, which copies the icons named here.
 */

type Icons = Readonly<Record<string, string>>;

const MOTIVATION = 'trumpet-flag';

export const SKILL_ICONS: Icons = {
  'arythea-dark-paths': 'forest-entrance',
  'arythea-burning-power': 'fire',
  'arythea-hot-swordsmanship': 'energy-sword',
  'arythea-dark-negotiation': 'imp-laugh',
  'arythea-dark-fire-magic': 'burning-skull',
  'arythea-power-of-pain': 'heart-stake',
  'arythea-invocation': 'pentacle',
  'arythea-polarization': 'yin-yang',
  'arythea-motivation': MOTIVATION,
  'arythea-healing-ritual': 'heart-plus',
  'goldyx-freezing-power': 'snowflake-1',
  'goldyx-potion-making': 'round-potion',
  'goldyx-white-crystal-craft': 'rupee',
  'goldyx-green-crystal-craft': 'crystal-bars',
  'goldyx-red-crystal-craft': 'saphir',
  'goldyx-glittering-fortune': 'swap-bag',
  'goldyx-flight': 'curly-wing',
  'goldyx-universal-power': 'rainbow-star',
  'goldyx-motivation': MOTIVATION,
  'goldyx-source-freeze': 'frozen-block',
  'norowas-forward-march': 'walk',
  'norowas-day-sharpshooting': 'archery-target',
  'norowas-inspiration': 'public-speaker',
  'norowas-bright-negotiation': 'peace-dove',
  'norowas-leaves-in-the-wind': 'falling-leaf',
  'norowas-whispers-in-the-treetops': 'pine-tree',
  'norowas-leadership': 'rank-3',
  'norowas-bonds-of-loyalty': 'linked-rings',
  'norowas-motivation': MOTIVATION,
  'norowas-prayer-of-weather': 'sun-cloud',
  'tovak-double-time': 'sprint',
  'tovak-night-sharpshooting': 'high-shot',
  'tovak-cold-swordsmanship': 'shard-sword',
  'tovak-shield-mastery': 'shield-reflect',
  'tovak-resistance-break': 'shield-impact',
  'tovak-i-feel-no-pain': 'bandaged',
  'tovak-i-dont-give-a-damn': 'shrug',
  'tovak-who-needs-magic': 'muscle-up',
  'tovak-motivation': MOTIVATION,
  'tovak-mana-exploit': 'bolt-eye',
};

/** By a word in the name of the Skill, for Skills that have none of their own. */
export const SKILL_WORD_ICONS: readonly (readonly [word: RegExp, icon: string])[] = [
  [/motivation/, MOTIVATION],
  [/sword|attack|battle|fury/, 'energy-sword'],
  [/shoot|bow|hunt/, 'archery-target'],
  [/shield|defen|block/, 'shield-reflect'],
  [/march|path|time|walk|run|stride/, 'walk'],
  [/negotiat|speech|voice|friend/, 'peace-dove'],
  [/heal|regenerat|relief/, 'heart-plus'],
  [/crystal|mana|source/, 'rupee'],
];

/** By hero, for Skills that no word explains. */
export const SKILL_HERO_ICONS: Icons = {
  arythea: 'burning-skull',
  goldyx: 'curly-wing',
  norowas: 'rank-3',
  tovak: 'shield-reflect',
  wolfhawk: 'high-shot',
  krang: 'pentacle',
  braevalar: 'pine-tree',
};

export const ANY_SKILL = 'rainbow-star';
