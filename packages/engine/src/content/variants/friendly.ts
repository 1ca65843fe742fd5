import { VARIANTS } from '../../rules/scenarios/scenarios.ts';
import { needsRivals } from './fitting.ts';

/* Milder ways to play against each other. That heroes do not fight each other is the option `pvp` (VAR-NIC-03). */

VARIANTS.add({
  'no-interactive-spells': {
    rule: 'VAR-NIC-01',
    names: ['No interactive Spells', 'Sem Feitiços interativos', 'Senza Incantesimi interattivi'],
    change: [
      'The four Spells that act on other players leave the game.',
      'Os quatro Feitiços que agem sobre outros jogadores saem do jogo.',
      'I quattro Incantesimi che agiscono sugli altri giocatori escono dal gioco.',
    ],
    set: 'base',
    without: ['competitive-spells'],
    unfitFor: needsRivals,
  },
  'no-interactive-skills': {
    rule: 'VAR-NIC-02',
    names: ['No interactive Skills', 'Sem Poderes interativos', 'Senza Abilità interattive'],
    change: [
      'The Skills that act on other players leave the game.',
      'Os Poderes que agem sobre outros jogadores saem do jogo.',
      'Le Abilità che agiscono sugli altri giocatori escono dal gioco.',
    ],
    set: 'base',
    without: ['competitive-skills'],
    unfitFor: needsRivals,
  },
  'mana-friendly': {
    rule: 'VAR-NIC-04',
    names: ['Mana friendly', 'Mana amigável', 'Mana amichevole'],
    change: [
      'By day, gold dice stand in only for colors the Source does not show, and are left alone while there are others.',
      'De dia os dados dourados só substituem cores que a Fonte não mostra, e ninguém mexe neles enquanto houver outros.',
      'Di giorno i dadi oro sostituiscono solo i colori che la Fonte non mostra, e non si toccano finché ce ne sono altri.',
    ],
    set: 'base',
    sparesGold: true,
  },
});
