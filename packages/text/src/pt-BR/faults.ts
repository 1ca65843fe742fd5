import type { Catalogue, Translation } from '../shape.ts';

/** What is wrong with a game's setup, or with a game file. */
export const faults: Translation<Catalogue['faults']> = {
  malformed: 'A preparação tem em “{{where}}” algo que nenhuma partida pode ter.',
  seed: 'Uma semente tem de 1 a 64 letras sem acento, algarismos ou sinais.',
  unknown: 'Não há “{{name}}” aqui. Nomes conhecidos: {{known}}.',
  foreign: '{{name}} pertence a um conjunto que não está em jogo.',
  base: 'O jogo base não pode ficar de fora.',
  players: '{{scenario}} não pode ser jogado com este número de jogadores.',
  mode: 'Com este número de jogadores, {{scenario}} não se joga como “{{mode}}”, mas como: {{modes}}.',
  map: 'O mapa “{{map}}” pertence a outro cenário.',
  locked: 'A opção “{{option}}” está definida aqui e não pode ser escolhida.',
  numbers: 'A opção “{{option}}” precisa de um número inteiro em cada um destes intervalos: {{ranges}}.',
  'same-hero': 'Cada jogador precisa de um herói só seu (GAM-05).',
  teams: 'São necessárias duas equipes do mesmo tamanho.',
  unfit: 'A variante “{{variant}}” não combina com esta partida. {{why}}',
  apart: 'As variantes “{{variant}}” e “{{other}}” não podem ser combinadas.',
  twice: 'Uma variante aparece duas vezes.',
  gap: {
    answer:
      'Foi gravada com a versão {{written}} das regras; a versão {{read}}, usada aqui, não aceita mais a resposta {{answer}}.',
    position:
      'Foi gravada com a versão {{written}} das regras; a versão {{read}}, usada aqui, não consegue continuar a partir daí.',
    note: 'Foi gravada com a versão {{written}} das regras e é jogada aqui com a versão {{read}}: pode seguir outro rumo.',
  },
  file: {
    long: 'É longo demais para ser uma partida.',
    text: 'Isto não é o texto de uma partida.',
    format: 'Este arquivo é de outra coisa.',
    shape: 'Algo nele não está como deveria.',
    version: 'Foi jogada com outra versão das regras.',
    setup: 'A partida não pode ser preparada assim.',
    answer: 'Há uma resposta que não pode ser dada neste ponto.',
    stuck: 'A partida não pode continuar desta posição.',
    link: 'O link não chegou inteiro.',
    unrecorded: 'Uma partida que começou de uma posição não tem registro desde o início.',
  },
};
