import type { Catalogue, Translation } from '../shape.ts';

export const units: Translation<Catalogue['units']> = {
  stats: '{{kind}}, livello {{level}}, {{armor}}, {{influence}}',
  paid: '{{mana}}: {{effect}}',
};

export const enemies: Translation<Catalogue['enemies']> = {
  stats: '{{token}}: {{armor}}, {{attacks}}, Fama {{fame}}',
  summons: 'evoca ({{tokens}})',
  ability: {
    fortified:
      'prima della fase di Attacco lo raggiungono solo gli Attacchi d’Assedio, e nessuno se difende anche un sito fortificato',
    swift: 'per bloccare il suo attacco serve il doppio del valore',
    brutal: 'il suo attacco, se non è bloccato, infligge il doppio del valore in danni',
    poison: 'un’Unità ferita riceve due Ferite; per ogni Ferita inflitta a un eroe, un’altra va nei suoi scarti',
    paralyze: 'un’Unità ferita viene distrutta; un eroe ferito scarta tutte le carte in mano tranne le Ferite',
    'arcane-immunity': 'solo Attacchi e Blocchi hanno effetto su di esso',
    summon: 'all’inizio della fase di Blocco pesca gettoni, che attaccano al suo posto',
  },
  resistance: {
    physical: 'gli Attacchi fisici contro di lui valgono la metà',
    fire: 'gli Attacchi di Fuoco contro di lui valgono la metà, e gli altri effetti di carte rosse o di mana rosso non lo toccano',
    ice: 'gli Attacchi di Ghiaccio contro di lui valgono la metà, e gli altri effetti di carte blu o di mana blu non lo toccano',
    both: 'anche gli Attacchi di Fuoco Freddo contro di lui valgono la metà',
  },
};

export const outlook: Translation<Catalogue['outlook']> = {
  foe: '{{enemy}}: {{facts}}',
  target: '{{enemy}} (bersaglio): {{facts}}',
  fortified: 'fortificato',
  doublyFortified: 'doppiamente fortificato',
  held: 'non attacca',
  abilities: '{{attack}} ({{abilities}})',
  attack: '{{attack}}: {{what}}',
  coming: '{{block}}; {{damage}} → {{wounds}}',
  half: '{{block}} (metà, se non di {{elements}})',
  blocked: 'bloccato',
  cancelled: 'annullato',
  dealt: 'danni inflitti',
  units: '{{enemy}}, danni a un’Unità: {{units}}',
  unit: '{{unit}} ({{what}})',
  soFar: {
    attack: 'Attacco finora {{total}} su {{needed}}',
    block: 'Blocco finora {{total}} su {{needed}}',
    parts: '{{sum}}: {{parts}}',
    half: 'metà di ({{parts}})',
  },
};

export const scores: Translation<Catalogue['scores']> = {
  fame: 'Fama: {{n}}',
  line: '{{what}}: {{sum}}',
  titled: '{{what}}: {{sum}}, titolo {{n}}',
  what: {
    knowledge: 'Massimo Sapere',
    loot: 'Massimo Bottino',
    leader: 'Massimo Comandante',
    conqueror: 'Massimo Conquistatore',
    adventurer: 'Massimo Avventuriero',
    beating: 'Massima Batosta',
    'dungeon-crawler': 'Massimo Esploratore di Sotterranei',
    'city-conqueror': 'Massimo Conquistatore di Città',
    liberator: 'Massimo Liberatore',
    cities: 'Città conquistate',
    'each-leads': 'Ognuno comanda una città',
    'all-cities': 'Tutte le città conquistate',
    'rounds-left': 'Round rimasti',
    'dummy-cards': 'Carte rimaste al giocatore fittizio',
    'not-announced': 'Fine del Round non annunciata',
    strongholds: 'Castelli e torri della magia',
  },
  total: 'Totale: {{n}}',
  won: '{{who}} vince con {{n}}.',
  shared: '{{who}} condividono la vittoria con {{n}}.',
  teamWon: '{{who}} vincono con {{n}}.',
  wonPlain: '{{who}} vince.',
  teamWonPlain: '{{who}} vincono.',
  sharedPlain: '{{who}} condividono la vittoria.',
  nobody: 'Nessuno vince.',
  victory: 'L’obiettivo è raggiunto: vittoria!',
  defeat: 'L’obiettivo non è raggiunto: sconfitta.',
  of: '{{what}} ({{who}})',
};
