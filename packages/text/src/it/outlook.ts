import type { Catalogue, Translation } from '../shape.ts';

/** A combat with all sums. */
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
