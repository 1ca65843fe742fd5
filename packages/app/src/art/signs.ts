/*
 * Which icon of the Game-icons collection stands for which number, pile, action and ability. After a change run
 * `node packages/app/scripts/icons.ts`, which copies the icons named here. Arrows, crosses and the like are drawn in
 * `strokes.ts`.
 */

type Icons = Readonly<Record<string, string>>;

export const STAT_ICONS: Icons = {
  // What a hero has.
  move: 'walking-boot',
  influence: 'discussion',
  attack: 'broadsword',
  block: 'shield',
  heal: 'heart-plus',
  armor: 'chest-armor',
  fame: 'round-star',
  reputation: 'scales',
  level: 'rank-3',
  hand: 'poker-hand',
  command: 'vertical-banner',
  deck: 'stack',
  discard: 'card-discard',
  wound: 'ragged-wound',
  mana: 'fire-gem',
  crystal: 'floating-crystal',
  source: 'fire-gem',
  unit: 'barbute',
  skill: 'rainbow-star',
  tactic: 'chess-knight',
  shield: 'checked-shield',
  // Kinds of card.
  'basic-action': 'card-play',
  'advanced-action': 'rune-sword',
  spell: 'pentacle',
  artifact: 'cut-diamond',
  // Time.
  round: 'cycle',
  turn: 'hourglass',
  'end-turn': 'hourglass',
  'end-of-round': 'sundial',
  rest: 'campfire',
  sleep: 'camping-tent',
  // What a hero does.
  play: 'card-play',
  draw: 'card-pickup',
  explore: 'compass',
  interact: 'shaking-hands',
  recruit: 'vertical-banner',
  combat: 'crossed-swords',
  fight: 'crossed-swords',
  assault: 'white-tower',
  challenge: 'crossed-swords',
  provoke: 'bestial-fangs',
  plunder: 'torch',
  burn: 'torch',
  reward: 'chest',
  withdraw: 'run',
  'give-up': 'run',
  'announce-end': 'sundial',
  spare: 'stack',
  take: 'card-pickup',
  buy: 'chest',
  pay: 'chest',
  incantation: 'pentacle',
  mark: 'checked-shield',
  fire: 'torch',
  damage: 'shield-impact',
  ranged: 'high-shot',
  siege: 'trebuchet',
  // The app.
  log: 'scroll-unfurled',
  offers: 'hanging-sign',
  rules: 'white-book',
  hero: 'visored-helm',
  players: 'tabletop-players',
  dummy: 'meeple',
  bot: 'meeple',
  score: 'trophy-cup',
  fence: 'padlock',
  hint: 'candle-light',
};

export const ABILITY_ICONS: Icons = {
  fortified: 'defensive-wall',
  swift: 'sprint',
  brutal: 'flanged-mace',
  poison: 'poison',
  paralyze: 'cobweb',
  'arcane-immunity': 'rosa-shield',
  summon: 'magic-gate',
  cumbersome: 'weight',
  elusive: 'dodging',
  vampiric: 'pretty-fangs',
  defend: 'checked-shield',
  assassination: 'backstab',
  unfortified: 'broken-wall',
};

export const ANY_ABILITY = 'skull-staff';
