import type { AppWords } from '../../../app-words.ts';

/** Before leaving a game with "back" or Escape. */
export const leaving: AppWords['panels']['leaving'] = {
  title: 'Sair da mesa?',
  lesson: 'A sua lição fica guardada. Ela espera por você na lista de lições.',
  kept: 'A partida está guardada. Ela espera por você na primeira página.',
  trial:
    'Ao abrir esta posição de novo, você continua daqui. Ela só aparece entre as suas partidas se for guardada como partida.',
  notKept: 'Esta partida ainda não está guardada. Exporte um arquivo pelo menu antes de sair.',
  online: 'A partida continua no servidor. Volte de qualquer aparelho, à mesma pergunta.',
  stay: 'Continuar jogando',
  leave: 'Sair da mesa',
};
