import { SKILLS } from '../rules/catalogue.ts';
import { skillsOf } from './skill-notation.ts';

const skill = skillsOf('norowas');

SKILLS.add({
  'norowas-forward-march': skill('turn', ['Forward March', 'Avante, Marche', 'Avanti, Marsc']),
  'norowas-day-sharpshooting': skill('turn', ['Day Sharpshooting', 'Tiro Certeiro Diurno', 'Tiro Scelto Diurno']),
  'norowas-inspiration': skill('round', ['Inspiration', 'Inspiração', 'Ispirazione']),
  'norowas-bright-negotiation': skill('turn', ['Bright Negotiation', 'Negociação Luminosa', 'Negoziato Luminoso']),
  'norowas-leaves-in-the-wind': skill('round', ['Leaves in the Wind', 'Folhas ao Vento', 'Foglie nel Vento']),
  'norowas-whispers-in-the-treetops': skill('round', [
    'Whispers in the Treetops',
    'Sussurros nas Copas',
    'Sussurri tra le Fronde',
  ]),
  'norowas-leadership': skill('turn', ['Leadership', 'Liderança', 'Leadership']),
  'norowas-bonds-of-loyalty': skill('passive', ['Bonds of Loyalty', 'Laços de Lealdade', 'Vincoli di Lealtà']),
  'norowas-motivation': skill('round', ['Motivation', 'Motivação', 'Motivazione']),
  'norowas-prayer-of-weather': skill(
    'interactive',
    ['Prayer of Weather', 'Prece do Clima', 'Preghiera del Clima'],
    'competitive',
  ),
});
