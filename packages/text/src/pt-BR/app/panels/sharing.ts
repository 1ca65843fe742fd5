import type { AppWords } from '../../../app-words.ts';

/** One screen for several people, several windows for one game. */
export const sharing: AppWords['panels']['sharing'] = {
  ask: 'Perguntar sobre as regras',
  position: 'Compartilhar esta posição',
  handTo: who => `Passe a tela para ${who}`,
  why: {
    turn: who => `É o turno de ${who}.`,
    tactic: who => `${who} escolhe uma Tática.`,
    fights: who => `No combate, agora é com ${who}.`,
    may: who => `${who} pode fazer algo no turno de outra pessoa.`,
    decides: who => `${who} precisa decidir algo.`,
  },
  thinkAgain: who => `${who} quer repensar`,
  take: 'A tela está comigo',
  since: 'Desde a sua última vez',
  meanwhile: 'Enquanto você esperava',
  dummy: 'o jogador fictício',
  close: 'Fechar',
  nothing: 'Nada ainda.',
  elsewhere: 'Esta partida está aberta em outra janela',
  elsewhereText:
    'Só uma janela joga uma partida por vez. Se você assumir aqui, a outra janela se retira; nada se perde.',
  playHere: 'Jogar aqui',
  allGames: 'Todas as partidas',
};
