import type { AppWords } from '../../../app-words.ts';

/** What several screens say. */
export const parts: AppWords['page']['parts'] = {
  home: 'Voltar ao início',
  close: 'Fechar',
  language: 'Idioma',
  sound: 'Som',
  soundOn: 'Ligar o som',
  soundOff: 'Desligar o som',
  loading: 'Carregando…',
  round: n => `Rodada ${n}`,
  day: 'Dia',
  night: 'Noite',
  over: 'Terminada',
  begun: 'A partida acabou de começar.',
  computer: 'Computador',
  undo: 'Desfazer',
  copied: 'Link copiado. Ele leva a partida inteira.',
  copyByHand: 'Copie este link:',
  secrets: 'Esta partida ainda está em andamento: o link leva a semente e, com ela, tudo o que está oculto.',
  problems: {
    'no-game': 'Este arquivo não é uma partida do Deedbook.',
    damaged: 'Esta partida está danificada e não pode ser jogada de novo.',
    version: 'Esta partida foi jogada com outra versão das regras e agora segue outro rumo.',
    link: 'Este link está incompleto. Copie-o de novo, do começo ao fim.',
    large: 'Este arquivo é grande demais para ser uma partida.',
    setup: 'Esta partida foi preparada de um modo que não é possível aqui.',
    missing: 'Esta partida não está mais aqui.',
    storage: 'O navegador não permite guardar partidas aqui.',
    unknown: 'Algo deu errado.',
  },
};
