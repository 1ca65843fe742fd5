/** A combat with all sums. */
export const outlook = {
  foe: '{{enemy}}: {{facts}}',
  target: '{{enemy}} (target): {{facts}}',
  fortified: 'fortified',
  doublyFortified: 'doubly fortified',
  held: 'does not attack',
  abilities: '{{attack}} ({{abilities}})',
  attack: '{{attack}}: {{what}}',
  coming: '{{block}}; {{damage}} → {{wounds}}',
  half: '{{block}} (half unless {{elements}})',
  blocked: 'blocked',
  cancelled: 'cancelled',
  dealt: 'damage dealt',
  units: '{{enemy}}, damage on a Unit: {{units}}',
  unit: '{{unit}} ({{what}})',
  soFar: {
    attack: 'Attack so far {{total}} of {{needed}}',
    block: 'Block so far {{total}} of {{needed}}',
    parts: '{{sum}}: {{parts}}',
    half: 'half of ({{parts}})',
  },
};
