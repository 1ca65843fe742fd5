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
