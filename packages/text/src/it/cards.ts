import type { Catalogue, Translation } from '../shape.ts';

export const effects: Translation<Catalogue['effects']> = {
  points: { move: 'Movimento {{n}}', influence: 'Influenza {{n}}', heal: 'Cura {{n}}' },
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
      physical: 'Attacco d’Assedio {{n}}',
      fire: 'Attacco d’Assedio di Fuoco {{n}}',
      ice: 'Attacco d’Assedio di Ghiaccio {{n}}',
      'cold-fire': 'Attacco d’Assedio di Fuoco Freddo {{n}}',
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
      '{{block}}, aumentato di 1 per ogni abilità, colore di attacco e resistenza sul gettone del nemico bloccato, se non ha Immunità Arcana',
    'twice-against-swift': '{{block}}, che vale il doppio contro un attacco Rapido',
  },
  reputation: 'Reputazione {{n}}',
  fame: 'Fama {{n}}',
  takeWound_one: 'subisci una Ferita',
  takeWound_many: 'subisci {{count}} di Ferite',
  takeWound_other: 'subisci {{count}} Ferite',
  draw_one: 'pesca una carta',
  draw_many: 'pesca {{count}} di carte',
  draw_other: 'pesca {{count}} carte',
  discardFor: 'scarta un’altra carta (non una Ferita): {{effect}}',
  empower:
    'gioca un’altra carta Azione insieme a questa: il suo effetto potenziato non costa mana, e il Movimento, l’Influenza, l’Attacco o il Blocco che dà vale {{n}} in più',
  interacting: 'durante un’interazione: {{effect}}',
  crystalOf: 'ottieni un cristallo {{colors}}',
  crystalOfAny: 'ottieni un cristallo di un colore base a scelta',
  crystallize: 'paga un mana di un colore base e ottieni un cristallo di quel colore',
  extraDice_one: 'puoi usare un altro dado della Fonte in questo turno',
  extraDice_many: 'puoi usare altri {{count}} di dadi della Fonte in questo turno',
  extraDice_other: 'puoi usare altri {{count}} dadi della Fonte in questo turno',
  takeDie_one:
    'prendi un dado dalla Fonte, giralo su un colore a scelta tranne l’oro e ottieni un gettone mana di quel colore; il dado torna così com’è',
  takeDie_many:
    'prendi un dado dalla Fonte, giralo su un colore a scelta tranne l’oro e ottieni {{count}} di gettoni mana di quel colore; il dado torna così com’è',
  takeDie_other:
    'prendi un dado dalla Fonte, giralo su un colore a scelta tranne l’oro e ottieni {{count}} gettoni mana di quel colore; il dado torna così com’è',
  cheaper: 'entrare in {{terrains}} costa {{points}} in meno',
  terrain: {
    set: 'entrare in {{terrains}} costa {{points}}',
    opened: 'si può entrare in {{terrains}} per {{points}}',
    most: 'nessun terreno in cui si possa entrare costa più di {{points}}',
    every: 'ogni terreno costa {{points}} in meno, ma non meno di {{n}}',
  },
  conversion: 'ogni {{points}} può diventare {{value}} in combattimento',
  may: 'se vuoi, {{effect}}',
  payFor: 'paga {{mana}}: {{effect}}',
  atStartOfCombat: 'solo all’inizio di un combattimento: {{effect}}',
  readyUnit: 'rendi pronta un’Unità esausta di livello {{level}} o inferiore',
  woundUnit: 'questa Unità diventa Ferita',
  resistantUnits: 'tutte le tue Unità hanno tutte le resistenze in questo turno',
  convert: {
    'all-cold-fire': 'tutti i tuoi Attacchi diventano di Fuoco Freddo fino alla fine del combattimento',
    'all-siege': 'tutti i tuoi Attacchi diventano d’Assedio, con lo stesso elemento, fino alla fine del combattimento',
  },
  boosted: '{{effect}}, +{{n}} per ognuno di questi che paghi in più: {{colors}}',
  hold: '{{enemy}} non attacca in questo combattimento',
  holdWeaker: '{{enemy}} non attacca in questo combattimento, e la sua Armatura cala di {{n}} (non sotto 1)',
  held: { any: 'un nemico', unfortified: 'un nemico non fortificato', unless: '{{enemy}} senza {{resistance}}' },
  twice: 'due volte: {{effect}}',
  times: '{{n}} volte: {{effect}}',
  banner: {
    'banner-of-glory':
      'assegna a un’Unità: ha Armatura +1 e +1 a ogni Attacco o Blocco, e dà Fama +1 ogni volta che viene usata per uno di questi',
    'banner-of-fear':
      'assegna a un’Unità: nella fase di Blocco può essere usata per annullare un attacco nemico, per Fama +1',
    'banner-of-protection': 'assegna a un’Unità: ha Armatura +1, Resistenza al Fuoco e Resistenza al Ghiaccio',
    'banner-of-courage': 'assegna a un’Unità: una volta per Round, fuori dal combattimento, può tornare pronta',
  },
  repeated: {
    'roll-for-crystal':
      'lancia un dado {{n}} volte e ogni volta ottieni un cristallo del suo colore; con oro, di un colore base a scelta; con nero, invece, Fama +1',
  },
  lent: {
    'usable-mana': 'puoi usare mana {{colors}}',
    'endless-mana': 'hai mana {{colors}} illimitato',
  },
  fameForSpells: 'Fama +1 per ogni Incantesimo {{color}} lanciato in questo turno',
  onlyBy: { day: 'se è giorno: {{effect}}', night: 'se è notte: {{effect}}' },
  study: {
    advanced: 'getta via una carta Azione: prendi in mano dall’offerta un’Azione Avanzata del suo colore',
    spells:
      'getta via una carta Azione: prendi in mano dall’offerta un Incantesimo del suo colore e ottieni un cristallo di quel colore',
  },
  either: '{{first}}; oppure {{second}}',
  unknown: 'un effetto speciale ({{fx}})',
  weaken: {
    one: 'l’Armatura di un nemico cala di {{n}} in questo turno (non sotto 1)',
    all: 'l’Armatura di tutti i nemici cala di {{n}} in questo turno (non sotto 1)',
    fortified: '{{weaken}}, oppure di {{n}} se fortificato',
  },
  strip: {
    one: 'un nemico perde {{what}} in questo combattimento',
    all: 'tutti i nemici perdono {{what}} in questo combattimento',
    fortification: 'ogni fortificazione',
    resistances: 'tutte le resistenze',
  },
  holdStripped: '{{enemy}} non attacca in questo combattimento e perde la {{resistance}}',
  holdMore:
    '{{hold}}; altri si possono trattenere con punti Movimento: 1 per il secondo, altri 2 per il terzo, altri 3 per il quarto e così via',
  destroy: 'nella fase di Attacco, distruggi un nemico',
  destroyOthers:
    'nella fase di Attacco, distruggi un nemico; l’Armatura di tutti gli altri cala di {{n}} (non sotto 1)',
  perEnemy: '{{effect}}, aumentato di {{n}} per ogni nemico che affronti',
  onTerrain: '{{elsewhere}}; {{terrain.at}}, invece, {{there}}',
  fly: {
    free: 'muoviti fino a {{n}} spazi senza pagare',
    each: 'muoviti fino a {{n}} spazi per 1 punto Movimento ciascuno',
    some: 'muoviti di {{ways}}',
    way_one: '{{count}} spazio ({{points}})',
    way_other: '{{count}} spazi ({{points}})',
    way_many: '{{count}} spazi ({{points}})',
    over: '{{move}}, sopra qualsiasi terreno e senza provocare nessuno',
    but: '{{move}}, attraverso qualsiasi terreno tranne {{terrains}} e senza provocare nessuno',
    safe: '{{move}}, fino a uno spazio sicuro',
    assault:
      '{{move}}, e finisci in un sito fortificato, che assalti, o nello spazio di un altro giocatore, che attacchi; le mura non proteggono nessuno e, se ti ritiri, torni qui',
  },
  readyUnits: 'rendi pronte Unità esauste i cui livelli sommino al massimo {{level}}',
  readyAndHeal: '{{ready}} e toglile una Ferita, se ne ha',
  spendOthers: 'se lo fai, puoi rendere esausta un’Unità di livello {{level}} o inferiore di ogni altro giocatore',
  watchBlock: {
    'burning-shield': 'se quel blocco riesce, la carta si può usare ancora nella fase di Attacco: Attacco di Fuoco 4',
    'exploding-shield': 'se quel blocco riesce, il nemico è distrutto',
  },
  meditation: {
    random:
      'due carte a caso dei tuoi scarti vanno in cima o in fondo al tuo mazzo, e il tuo limite di mano aumenta di 2 per la prossima pesca',
    chosen:
      'due carte a tua scelta dei tuoi scarti vanno in cima o in fondo al tuo mazzo, e il tuo limite di mano aumenta di 2 per la prossima pesca',
  },
  manaClaim: {
    plain:
      'tieni fino alla fine del Round un dado di un colore base della Fonte, per tre gettoni mana di quel colore subito o uno in ciascuno dei tuoi prossimi turni',
    curse:
      '{{claim}}; intanto ogni altro giocatore che usa mana di quel colore nel proprio turno subisce una Ferita, una volta per turno',
  },
  mindRead: {
    plain:
      'scegli un colore base e ottieni un cristallo di quel colore; ogni altro giocatore scarta un Incantesimo o una carta Azione di quel colore, o mostra la mano se non ne ha',
    steal: '{{read}}; puoi prendere in mano per sempre una delle carte Azione scartate',
  },

  own: {
    'ignore-site': 'il sito non fortifica più alcun nemico',
    'skip-attacks': 'i nemici non attaccano affatto',
    'borrow-unit':
      'usa un’abilità di un’Unità dell’offerta come se fosse tua, pagandone il mana; l’Unità resta nell’offerta e non le si può assegnare danno',
    'recruit-any':
      'recluta gratis un’Unità qualsiasi dell’offerta; se nessun gettone Comando è libero, prima congeda un’Unità',
    'mana-meltdown':
      'ogni altro giocatore perde un cristallo a caso, o subisce una Ferita se non ne ha; poi puoi ottenere uno dei cristalli persi',
    'mana-radiance':
      'scegli un colore base: ogni giocatore, anche tu, subisce una Ferita per ogni suo cristallo di quel colore; poi ottieni due cristalli di quel colore',
    'bend-space':
      'in questo turno gli spazi a due passi ti sono adiacenti per muoverti ed esplorare, e il movimento non provoca nessuno',
    'bend-time':
      'alla fine del turno questa carta è messa da parte per il Round, tutte le altre carte che hai giocato tornano in mano e, invece di pescare, giochi un altro turno',
    glory:
      'in questo turno tutte le tue Unità hanno Armatura +1 e +1 a ogni Attacco o Blocco, e ogni Unità che attacca o blocca dà Fama +1, una volta',
    frighten: 'fino a {{most}} nemici non attaccano in questo combattimento',
    protection: 'alla fine del turno puoi gettare via le Ferite ricevute in esso, dalla mano e dagli scarti',
    'ready-all': 'fuori dal combattimento: tutte le tue Unità sono di nuovo pronte',
    daylight: 'tutte le rovine, e le guarnigioni accanto a te, vengono scoperte, come di giorno',
    'roll-for-wounds': 'lancia un dado: con nero o rosso subisci una Ferita',
    'horn-of-wrath':
      'Attacco d’Assedio {{n}}, e fino a 5 in più: lancia un dado per ogni punto aggiunto e subisci una Ferita per ogni nero o rosso',
    'roll-for-crystal':
      'lancia un dado: ottieni un cristallo del suo colore; con oro, di un colore base a scelta; con nero, invece, Fama +1',
    'fame-for-healing': 'Fama +1 per ognuno di questi punti che spendi in questo turno',
    'draw-for-healing': 'in questo turno pesca una carta per ogni Ferita curata dalla tua mano',
    'fame-for-defeating': 'Fama +1 per ogni nemico che sconfiggi in questo turno',
    'discard-for-attacks': 'scarta quante carte vuoi (non Ferite): Attacco {{n}} per ognuna',
    'double-physical':
      'in questo turno nessun nemico ha Resistenza Fisica, e i tuoi Attacchi fisici valgono il doppio nella fase di Attacco',
    rethink:
      'scarta fino a 3 carte, anche Ferite, pescane altrettante e poi rimescola la pila degli scarti nel tuo mazzo',
    'mana-steal':
      'metti su questa carta un dado di un colore base della Fonte; il suo mana può essere usato in uno dei tuoi turni di questo Round',
    planning: 'in questo Round il tuo limite di mano aumenta di 1 ogni volta che peschi avendo almeno 2 carte in mano',
    'right-moment':
      'una volta in questo Round, gioca un altro turno subito dopo questo, a meno che non siano già iniziati gli ultimi turni',
    'long-night':
      'una volta in questo Round, quando il tuo mazzo è vuoto, anche durante una pesca, 3 carte a caso dei tuoi scarti diventano il tuo nuovo mazzo',
    'mana-search':
      'una volta per turno, prima di usare un dado della Fonte, rilancia 1 o 2 dadi della Fonte, quelli oro per primi',
    'midnight-meditation':
      'una volta in questo Round, rimescola fino a 5 carte della mano nel tuo mazzo e pescane altrettante',
    preparation: 'prendi in mano una carta a scelta dal tuo mazzo, poi rimescolalo',
    'sparing-power':
      'una volta per turno, metti sotto questa carta, senza guardarla, la prima carta del tuo mazzo, oppure prendi tutte quelle che ci sono sotto e gira la Tattica',
    'glade-mana': 'ottieni un gettone mana oro di giorno, nero di notte',
    'glade-relief': 'puoi gettare via una Ferita dalla mano o dagli scarti',
    'free-mine': 'se hai liberato la miniera, ottieni un cristallo del suo colore, se ne hai meno di 3',
    'mine-crystal': 'ottieni un cristallo del colore della miniera, se ne hai meno di 3',
    'stronger-units': 'ogni Attacco e ogni Blocco delle tue Unità vale {{n}} in più in questo combattimento',
    'spared-units': 'in questo turno non si può assegnare danno alle tue Unità',
    'weaken-blocked': 'se il blocco di cui fa parte riesce, l’Armatura del nemico cala di {{n}} (non sotto 1)',
    'match-crystal': 'ottieni un cristallo di un colore di cui ne hai già uno',
    'recover-crystals':
      'i cristalli con cui paghi in questo turno, anche prima di questa carta, tornano quando il turno finisce',
    'borrow-spell':
      'scarta un’altra carta colorata: in questo turno puoi giocare dall’offerta un Incantesimo di quel colore, pagandolo come al solito',
    'buy-spell':
      'paga un altro mana di un colore base e metti tra i tuoi scarti un Incantesimo di quel colore dell’offerta',
    'in-need': 'Influenza {{n}}, e {{per}} in più per ogni Ferita nella tua mano e sulle tue Unità',
    ambush:
      'la prima carta di Attacco o di Blocco che giochi in questo turno ha un bonus: Attacco +{{attack}} o Blocco +{{block}}',
    'storm-crystal':
      'ottieni un cristallo del colore di un dado della Fonte che mostri un colore base, poi rilancia il dado, che resta nella Fonte',
    'storm-source':
      'rilancia tutti i dadi della Fonte; in questo turno puoi usarne altri 3, quelli neri e oro come un colore base qualsiasi',
  },

  variant: {
    decompose: {
      own: 'getta via un’altra carta Azione e ottieni 2 cristalli del suo colore',
      others: 'getta via un’altra carta Azione e ottieni un cristallo di ognuno degli altri colori base',
    },
    multiply: {
      basic: 'getta via un’altra carta Azione e usa {{times}} volte il suo effetto base',
      powered:
        'getta via un’altra carta Azione e usa {{times}} volte il suo effetto potenziato, senza pagarne il colore',
    },
    'steady-tempo': {
      bottom: 'alla fine del turno puoi mettere questa carta sotto il tuo mazzo, se non è vuoto',
      top: 'alla fine del turno puoi mettere questa carta in cima al tuo mazzo',
    },
    training: {
      discard: 'getta via un’altra carta Azione; un’Azione Avanzata del suo colore va dall’offerta ai tuoi scarti',
      hand: 'getta via un’altra carta Azione; un’Azione Avanzata del suo colore va dall’offerta alla tua mano',
    },
    'heroic-tale': {
      reputation: 'Reputazione +1 per ogni Unità che recluti in questo turno',
      fame: 'Reputazione +1 e Fama +1 per ogni Unità che recluti in questo turno',
    },
    learning: {
      discard:
        'una volta in questo turno, Influenza {{cost}} compra un’Azione Avanzata dell’offerta, tra i tuoi scarti',
      hand: 'una volta in questo turno, Influenza {{cost}} compra un’Azione Avanzata dell’offerta, nella tua mano',
    },
  },
  conversionChoice: 'ogni {{points}} può diventare {{value}} in combattimento; scegli adesso quale dei due',
  thisTurn: 'in questo turno {{effects}}',
  manaOf_one: 'ottieni un gettone mana {{colors}}',
  manaOf_many: 'ottieni {{count}} di gettoni mana {{colors}}',
  manaOf_other: 'ottieni {{count}} gettoni mana {{colors}}',
  manaOfAny_one: 'ottieni un gettone mana di un colore base a scelta',
  manaOfAny_many: 'ottieni {{count}} di gettoni mana di colori base a scelta',
  manaOfAny_other: 'ottieni {{count}} gettoni mana di colori base a scelta',
  manaOfEvery_one: 'ottieni un gettone mana di un colore qualsiasi',
  manaOfEvery_many: 'ottieni {{count}} di gettoni mana di colori qualsiasi',
  manaOfEvery_other: 'ottieni {{count}} gettoni mana di colori qualsiasi',
  manaOfEach: 'ottieni un gettone mana di ogni colore base',
  manaByTime: 'ottieni un gettone mana {{day}} di giorno o {{night}} di notte',
  readyAnyUnit: 'rendi pronta una tua Unità esausta',
  resisted: 'i nemici con {{resistance}} non ne risentono',
};

export const cards: Translation<Catalogue['cards']> = {
  notYet: 'Non ancora in questa versione',
  unplayable: 'Non può essere giocata',
};

export const tactics: Translation<Catalogue['tactics']> = {
  orderOnly: 'Nessun effetto: stabilisce solo il tuo posto nell’Ordine del Round.',
  when: '{{moments}}: {{effect}}.',
  onTaking: 'quando la scegli',
  beforeTurn: 'prima del tuo turno o nel turno di un altro giocatore',
  duringTurn: 'nel tuo turno',
  duringDraw: 'durante la pesca alla fine del tuo turno',
  always: '{{effect}}.',
};
