import { SKILLS } from '../rules/catalogue.ts';
import { skillsOf } from './skill-notation.ts';

const skill = skillsOf('arythea');

SKILLS.add({
  'arythea-dark-paths': skill('turn', ['Dark Paths', 'Trilhas Sombrias', 'Sentieri Oscuri']),
  'arythea-burning-power': skill('turn', ['Burning Power', 'Poder Ardente', 'Potere Ardente']),
  'arythea-hot-swordsmanship': skill('turn', ['Hot Swordsmanship', 'Esgrima Ardente', 'Scherma Ardente']),
  'arythea-dark-negotiation': skill('turn', ['Dark Negotiation', 'Negociação Sombria', 'Negoziato Oscuro']),
  'arythea-dark-fire-magic': skill('round', ['Dark Fire Magic', 'Magia do Fogo Sombrio', 'Magia del Fuoco Oscuro']),
  'arythea-power-of-pain': skill('turn', ['Power of Pain', 'Poder da Dor', 'Potere del Dolore']),
  'arythea-invocation': skill('turn', ['Invocation', 'Invocação', 'Invocazione']),
  'arythea-polarization': skill('turn', ['Polarization', 'Polarização', 'Polarizzazione']),
  'arythea-motivation': skill('round', ['Motivation', 'Motivação', 'Motivazione']),
  // Marked interactive, but nothing of it lasts.
  'arythea-healing-ritual': skill('round', ['Healing Ritual', 'Ritual de Cura', 'Rituale di Cura'], 'competitive'),
});
