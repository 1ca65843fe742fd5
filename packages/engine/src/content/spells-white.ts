import { CARDS } from '../rules/catalogue.ts';
import { competitiveSpell, spell } from './card-notation.ts';

CARDS.add({
  expose: spell(
    'white',
    ['Expose', 'Expor', 'Esporre'],
    ['Mass Expose', 'Expor em Massa', 'Esporre in Massa'],
    ['combat'],
  ),
  whirlwind: spell('white', ['Whirlwind', 'Redemoinho', 'Turbine'], ['Tornado', 'Tornado', 'Tornado'], ['combat']),
  'wings-of-wind': spell(
    'white',
    ['Wings of Wind', 'Asas do Vento', 'Ali del Vento'],
    ['Wings of Night', 'Asas da Noite', 'Ali della Notte'],
    ['movement', 'combat'],
  ),
  'call-to-arms': spell(
    'white',
    ['Call to Arms', 'Chamado às Armas', 'Chiamata alle Armi'],
    ['Call to Glory', 'Chamado à Glória', 'Chiamata alla Gloria'],
    ['special'],
  ),
  'mind-read': competitiveSpell(
    'white',
    ['Mind Read', 'Leitura da Mente', 'Lettura della Mente'],
    ['Mind Steal', 'Roubo da Mente', 'Furto della Mente'],
    ['special'],
  ),
});
