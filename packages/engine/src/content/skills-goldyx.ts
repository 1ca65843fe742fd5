import { SKILLS } from '../rules/catalogue.ts';
import { skillsOf } from './skill-notation.ts';

const skill = skillsOf('goldyx');

SKILLS.add({
  'goldyx-freezing-power': skill('turn', ['Freezing Power', 'Poder Congelante', 'Potere Congelante']),
  'goldyx-potion-making': skill('round', ['Potion Making', 'Preparo de Poções', 'Preparazione di Pozioni']),
  'goldyx-white-crystal-craft': skill('round', [
    'White Crystal Craft',
    'Arte do Cristal Branco',
    'Arte del Cristallo Bianco',
  ]),
  'goldyx-green-crystal-craft': skill('round', [
    'Green Crystal Craft',
    'Arte do Cristal Verde',
    'Arte del Cristallo Verde',
  ]),
  'goldyx-red-crystal-craft': skill('round', [
    'Red Crystal Craft',
    'Arte do Cristal Vermelho',
    'Arte del Cristallo Rosso',
  ]),
  'goldyx-glittering-fortune': skill('turn', ['Glittering Fortune', 'Fortuna Reluzente', 'Fortuna Scintillante']),
  'goldyx-flight': skill('round', ['Flight', 'Voo', 'Volo']),
  'goldyx-universal-power': skill('turn', ['Universal Power', 'Poder Universal', 'Potere Universale']),
  'goldyx-motivation': skill('round', ['Motivation', 'Motivação', 'Motivazione']),
  'goldyx-source-freeze': skill(
    'interactive',
    ['Source Freeze', 'Congelamento da Fonte', 'Congelamento della Fonte'],
    'competitive',
  ),
});
