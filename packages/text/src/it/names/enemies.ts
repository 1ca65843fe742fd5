import type { Catalogue, Translation } from '../../shape.ts';

export const enemies: Translation<Catalogue['names']['enemy']> = {
  // Green tokens
  prowlers: 'Predatori',
  diggers: 'Scavatori',
  'cursed-hags': 'Megere Maledette',
  'wolf-riders': 'Cavalcalupi',
  ironclads: 'Corazzati',
  'orc-summoners': 'Orchi Evocatori',
  // Gray tokens
  crossbowmen: 'Balestrieri',
  guardsmen: 'Guardie',
  swordsmen: 'Spadaccini',
  golems: 'Golem',
  // Brown tokens
  minotaur: 'Minotauro',
  gargoyle: 'Gargolla',
  medusa: 'Medusa',
  'crypt-worm': 'Verme della Cripta',
  werewolf: 'Lupo Mannaro',
  // Violet tokens
  monks: 'Monaci',
  illusionists: 'Illusionisti',
  'ice-mages': 'Maghi del Ghiaccio',
  'ice-golems': 'Golem di Ghiaccio',
  'fire-mages': 'Maghi del Fuoco',
  'fire-golems': 'Golem di Fuoco',
  // White tokens
  freezers: 'Congelatori',
  gunners: 'Artiglieri',
  'altem-guardsmen': 'Guardie di Altem',
  'altem-mages': 'Maghi di Altem',
  // Red tokens
  'swamp-dragon': 'Drago della Palude',
  'fire-dragon': 'Drago di Fuoco',
  'ice-dragon': 'Drago di Ghiaccio',
  'high-dragon': 'Drago Supremo',
};

/** What is printed on enemy tokens. */
export const abilities: Translation<Catalogue['names']['ability']> = {
  fortified: 'Fortificato',
  swift: 'Rapido',
  brutal: 'Brutale',
  poison: 'Veleno',
  paralyze: 'Paralisi',
  'arcane-immunity': 'Immunità Arcana',
  summon: 'Evocare',
};

/** Yellow tokens. */
export const ruins: Translation<Catalogue['names']['ruin']> = {
  'altar-green': 'Altare verde',
  'altar-blue': 'Altare blu',
  'altar-white': 'Altare bianco',
  'altar-red': 'Altare rosso',
  'enemies-brown-red': 'Mostro e draconum',
  'enemies-green-red': 'Orchi e draconum',
  'enemies-grey-white': 'Guarnigioni di castello e di città',
  'enemies-grey-brown': 'Guarnigione di castello e mostro',
  'enemies-grey-violet': 'Guarnigioni di castello e di torre',
  'enemies-green-brown': 'Orchi e mostro',
  'enemies-green-green': 'Due bande di orchi',
  'enemies-brown-violet': 'Mostro e guarnigione di torre',
};
