import type { Catalogue, Translation } from '../shape.ts';

export const words: Translation<Catalogue['words']> = {
  color: { red: 'rosso', blue: 'blu', green: 'verde', white: 'bianco', gold: 'oro', black: 'nero' },
  time: { day: 'giorno', night: 'notte' },

  mana: 'mana {{color}}',
  die: 'dado {{color}}',
  crystal: 'cristallo {{color}}',
  manaToken: 'gettone mana {{color}}',
  tacticDie: 'dado {{color}} della Tattica',
  standingIn: '{{mana}} come {{color}}',

  tokenColor: {
    green: 'verde',
    grey: 'grigio',
    brown: 'marrone',
    violet: 'viola',
    red: 'rosso',
    white: 'bianco',
    yellow: 'giallo',
  },
  token: {
    green: 'gettone verde',
    grey: 'gettone grigio',
    brown: 'gettone marrone',
    violet: 'gettone viola',
    red: 'gettone rosso',
    white: 'gettone bianco',
    yellow: 'gettone giallo',
  },

  hidden: {
    card: 'una carta',
    unit: "un'Unità",
    skill: "un'Abilità",
    token: 'un gettone coperto',
    tile: 'una tessera coperta',
    countryside: 'una tessera campagna',
    core: 'una tessera centrale',
    other: 'qualcosa di nascosto',
  },

  kind: {
    'basic-action': 'Azione Base',
    'advanced-action': 'Azione Avanzata',
    spell: 'Incantesimo',
    artifact: 'Artefatto',
    wound: 'Ferita',
  },
  type: {
    movement: 'movimento',
    influence: 'influenza',
    combat: 'combattimento',
    special: 'speciale',
    healing: 'guarigione',
  },

  several: '{{name}} ×{{n}}',
  player: 'Giocatore {{n}}',
  dummy: 'Il giocatore fittizio',
  movePoints_one: '{{count}} punto Movimento',
  movePoints_many: '{{count}} di punti Movimento',
  movePoints_other: '{{count}} punti Movimento',

  direction: {
    north: 'nord',
    'east-north-east': 'est-nordest',
    'east-south-east': 'est-sudest',
    south: 'sud',
    'west-south-west': 'ovest-sudovest',
    'west-north-west': 'ovest-nordovest',
  },

  way: {
    walk: 'andandoci in pace',
    provoke: 'provocando i nemici adiacenti',
    assault: 'assaltandolo',
  },

  term: {
    level: 'livello',
    rule: 'base',
  },
  limit: {
    least: '{{term}} (non sotto {{n}})',
    most: '{{term}} (non sopra {{n}})',
  },
};
