import type { Catalogue, Translation } from '../../shape.ts';

export const enemies: Translation<Catalogue['names']['enemy']> = {
  // Green tokens
  prowlers: 'Espreitadores',
  diggers: 'Escavadores',
  'cursed-hags': 'Bruxas Amaldiçoadas',
  'wolf-riders': 'Cavalgadores de Lobo',
  ironclads: 'Orcs Encouraçados',
  'orc-summoners': 'Orcs Invocadores',
  // Gray tokens
  crossbowmen: 'Besteiros',
  guardsmen: 'Guardas',
  swordsmen: 'Espadachins',
  golems: 'Golems',
  // Brown tokens
  minotaur: 'Minotauro',
  gargoyle: 'Gárgula',
  medusa: 'Medusa',
  'crypt-worm': 'Verme da Cripta',
  werewolf: 'Lobisomem',
  // Violet tokens
  monks: 'Monges',
  illusionists: 'Ilusionistas',
  'ice-mages': 'Magos do Gelo',
  'ice-golems': 'Golems de Gelo',
  'fire-mages': 'Magos do Fogo',
  'fire-golems': 'Golems de Fogo',
  // White tokens
  freezers: 'Congeladores',
  gunners: 'Artilheiros',
  'altem-guardsmen': 'Guardas de Altem',
  'altem-mages': 'Magos de Altem',
  // Red tokens
  'swamp-dragon': 'Dragão do Pântano',
  'fire-dragon': 'Dragão de Fogo',
  'ice-dragon': 'Dragão de Gelo',
  'high-dragon': 'Dragão Supremo',
};

/** What is printed on enemy tokens. */
export const abilities: Translation<Catalogue['names']['ability']> = {
  fortified: 'Fortificado',
  swift: 'Ágil',
  brutal: 'Brutal',
  poison: 'Venenoso',
  paralyze: 'Paralisador',
  'arcane-immunity': 'Imunidade Arcana',
  summon: 'Invocação',
};

/** Yellow tokens. */
export const ruins: Translation<Catalogue['names']['ruin']> = {
  'altar-green': 'Altar verde',
  'altar-blue': 'Altar azul',
  'altar-white': 'Altar branco',
  'altar-red': 'Altar vermelho',
  'enemies-brown-red': 'Monstro e draconum',
  'enemies-green-red': 'Orcs e draconum',
  'enemies-grey-white': 'Guarnições de forte e de cidade',
  'enemies-grey-brown': 'Guarnição de forte e monstro',
  'enemies-grey-violet': 'Guarnições de forte e de torre',
  'enemies-green-brown': 'Orcs e monstro',
  'enemies-green-green': 'Dois bandos de orcs',
  'enemies-brown-violet': 'Monstro e guarnição de torre',
};
