import { SKILLS } from '../rules/catalogue.ts';
import { skillsOf } from './skill-notation.ts';

const skill = skillsOf('tovak');

SKILLS.add({
  'tovak-double-time': skill('turn', ['Double Time', 'Passo Acelerado', 'Passo di Corsa']),
  'tovak-night-sharpshooting': skill('turn', ['Night Sharpshooting', 'Tiro Certeiro Noturno', 'Tiro Scelto Notturno']),
  'tovak-cold-swordsmanship': skill('turn', ['Cold Swordsmanship', 'Esgrima Gélida', 'Scherma Gelida']),
  'tovak-shield-mastery': skill('turn', ['Shield Mastery', 'Maestria com Escudo', 'Maestria dello Scudo']),
  'tovak-resistance-break': skill('turn', ['Resistance Break', 'Quebra de Resistência', 'Rottura delle Resistenze']),
  'tovak-i-feel-no-pain': skill('turn', ['I Feel No Pain', 'Não Sinto Dor', 'Non Sento Dolore']),
  'tovak-i-dont-give-a-damn': skill('turn', ["I Don't Give a Damn", 'Não Dou a Mínima', 'Me ne Infischio']),
  'tovak-who-needs-magic': skill('turn', ['Who Needs Magic?', 'Quem Precisa de Magia?', 'Chi ha Bisogno della Magia?']),
  'tovak-motivation': skill('round', ['Motivation', 'Motivação', 'Motivazione']),
  'tovak-mana-exploit': skill('interactive', ['Mana Exploit', 'Abuso de Mana', 'Sfruttamento del Mana'], 'competitive'),
});
