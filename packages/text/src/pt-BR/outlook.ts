import type { Catalogue, Translation } from '../shape.ts';

/** A combat with all sums. */
export const outlook: Translation<Catalogue['outlook']> = {
  foe: '{{enemy}}: {{facts}}',
  target: '{{enemy}} (alvo): {{facts}}',
  fortified: 'fortificado',
  doublyFortified: 'duplamente fortificado',
  held: 'não ataca',
  abilities: '{{attack}} ({{abilities}})',
  attack: '{{attack}}: {{what}}',
  coming: '{{block}}; {{damage}} → {{wounds}}',
  half: '{{block}} (metade, a não ser de {{elements}})',
  blocked: 'bloqueado',
  cancelled: 'cancelado',
  dealt: 'dano causado',
  units: '{{enemy}}, dano em uma Unidade: {{units}}',
  unit: '{{unit}} ({{what}})',
  soFar: {
    attack: 'Ataque até agora {{total}} de {{needed}}',
    block: 'Bloqueio até agora {{total}} de {{needed}}',
    parts: '{{sum}}: {{parts}}',
    half: 'metade de ({{parts}})',
  },
};
