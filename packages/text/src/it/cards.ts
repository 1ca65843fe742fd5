import type { Catalogue, Translation } from '../shape.ts';

export const effects: Translation<Catalogue['effects']> = {
  points: { move: 'Movimento {{n}}', influence: 'Influenza {{n}}', heal: 'Guarigione {{n}}' },
  attack: {
    melee: {
      physical: 'Attacco {{n}}',
      fire: 'Attacco di Fuoco {{n}}',
      ice: 'Attacco di Ghiaccio {{n}}',
      'cold-fire': 'Attacco di Fuoco Freddo {{n}}',
    },
    ranged: {
      physical: 'Attacco a Distanza {{n}}',
      fire: 'Attacco di Fuoco a Distanza {{n}}',
      ice: 'Attacco di Ghiaccio a Distanza {{n}}',
      'cold-fire': 'Attacco di Fuoco Freddo a Distanza {{n}}',
    },
    siege: {
      physical: "Attacco d'Assedio {{n}}",
      fire: "Attacco d'Assedio di Fuoco {{n}}",
      ice: "Attacco d'Assedio di Ghiaccio {{n}}",
      'cold-fire': "Attacco d'Assedio di Fuoco Freddo {{n}}",
    },
  },
  block: {
    physical: 'Blocco {{n}}',
    fire: 'Blocco di Fuoco {{n}}',
    ice: 'Blocco di Ghiaccio {{n}}',
    'cold-fire': 'Blocco di Fuoco Freddo {{n}}',
  },
  blockExtra: {
    'per-trait':
      '{{block}}, aumentato di 1 per ogni abilità, colore di attacco e resistenza sul gettone del nemico bloccato',
    'twice-against-swift': '{{block}}, che vale il doppio contro un attacco Rapido',
  },
  reputation: 'Reputazione {{n}}',
  fame: 'Fama {{n}}',
  takeWound_one: 'prendi una Ferita',
  takeWound_many: 'prendi {{count}} di Ferite',
  takeWound_other: 'prendi {{count}} Ferite',
  draw_one: 'pesca una carta',
  draw_many: 'pesca {{count}} di carte',
  draw_other: 'pesca {{count}} carte',
  discardFor: "scarta un'altra carta (non una Ferita): {{effect}}",
  empower:
    "gioca un'altra carta Azione insieme a questa: il suo effetto potenziato non costa mana, e il Movimento, l'Influenza, l'Attacco o il Blocco che dà vale {{n}} in più",
  interacting: "durante un'interazione: {{effect}}",
  manaOf: 'ottieni un gettone mana {{colors}}',
  manaOfAny: 'ottieni un gettone mana di un colore base a scelta',
  manaOfEvery: 'ottieni un gettone mana di un colore qualsiasi',
  crystalOf: 'ottieni un cristallo {{colors}}',
  crystalOfAny: 'ottieni un cristallo di un colore base a scelta',
  crystallize: 'paga un mana di un colore base e ottieni un cristallo di quel colore',
  extraDice_one: 'puoi usare un altro dado della Fonte in questo turno',
  extraDice_many: 'puoi usare altri {{count}} di dadi della Fonte in questo turno',
  extraDice_other: 'puoi usare altri {{count}} dadi della Fonte in questo turno',
  takeDie_one:
    "prendi un dado dalla Fonte, giralo su un colore a scelta tranne l'oro e ottieni un gettone mana di quel colore; il dado torna così com'è",
  takeDie_many:
    "prendi un dado dalla Fonte, giralo su un colore a scelta tranne l'oro e ottieni {{count}} di gettoni mana di quel colore; il dado torna così com'è",
  takeDie_other:
    "prendi un dado dalla Fonte, giralo su un colore a scelta tranne l'oro e ottieni {{count}} gettoni mana di quel colore; il dado torna così com'è",
  cheaper: 'entrare in {{terrains}} costa {{points}} in meno in questo turno',
  readyUnit: "rendi pronta un'Unità esausta di livello {{level}} o inferiore",
  woundUnit: 'questa Unità viene ferita',
  resistantUnits: 'tutte le tue Unità hanno tutte le resistenze in questo turno',
  convert: {
    'all-cold-fire': 'tutti i tuoi Attacchi sono di Fuoco Freddo fino alla fine del combattimento',
    'all-siege': "tutti i tuoi Attacchi sono d'Assedio fino alla fine del combattimento",
  },
  boosted: '{{effect}}, che vale {{n}} in più per ogni mana che aggiungi, uno per colore: {{colors}}',
  hold: '{{enemy}} non attacca in questo combattimento',
  holdWeaker: '{{enemy}} non attacca in questo combattimento, e la sua Armatura cala di {{n}} (non sotto 1)',
  held: { any: 'un nemico', unfortified: 'un nemico non fortificato', unless: '{{enemy}} senza {{resistance}}' },
  twice: '{{effect}}, due volte',
  either: '{{first}}; oppure {{second}}',
  unknown: 'un effetto speciale ({{fx}})',

  own: {
    rethink:
      'scarta fino a 3 carte, anche Ferite, pescane altrettante e poi rimescola la pila degli scarti nel tuo mazzo',
    'mana-steal':
      'metti su questa carta un dado di un colore base della Fonte; il suo mana può essere usato in uno dei tuoi turni di questo Round',
    planning: 'il tuo limite di mano aumenta di 1 ogni volta che peschi avendo almeno 2 carte in mano',
    'right-moment':
      'una volta in questo Round, gioca un altro turno subito dopo questo, a meno che non siano già iniziati gli ultimi turni',
    'long-night':
      'una volta in questo Round, con il mazzo vuoto, 3 carte a caso dei tuoi scarti diventano il tuo nuovo mazzo',
    'mana-search':
      'una volta per turno, prima di usare un dado della Fonte, rilancia 1 o 2 dadi della Fonte, quelli oro per primi',
    'midnight-meditation':
      'una volta in questo Round, rimescola fino a 5 carte della mano nel tuo mazzo e pescane altrettante',
    preparation: 'prendi in mano una carta a scelta dal tuo mazzo, poi rimescolalo',
    'sparing-power':
      'una volta per turno, metti sotto questa carta, senza guardarla, la prima carta del tuo mazzo, oppure prendi tutte quelle che ci sono sotto e gira la Tattica',
    'glade-mana': 'ottieni un gettone mana oro di giorno, nero di notte',
    'glade-relief': 'puoi eliminare una Ferita dalla mano o dagli scarti',
    'mine-crystal': 'ottieni un cristallo del colore della miniera, se ne hai meno di 3',
  },
};

export const cards: Translation<Catalogue['cards']> = {
  notYet: 'Non ancora in questa versione',
  unplayable: 'Non può essere giocata',
};

export const tactics: Translation<Catalogue['tactics']> = {
  orderOnly: "Nient'altro che il numero, che dà un posto nell'ordine del Round.",
  when: '{{moments}}: {{effect}}.',
  onTaking: 'quando la scegli',
  beforeTurn: 'prima del tuo turno o nel turno di un altro giocatore',
  duringTurn: 'nel tuo turno',
  duringDraw: 'durante la pesca alla fine del tuo turno',
};
