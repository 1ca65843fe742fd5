import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** The end of a game. */
export const scores: AppWords['screens']['scores'] = {
  title: 'Fim da partida',
  over: 'A partida terminou.',
  ended: (who, n) => `${who} termina com ${n} ${plural(n, 'ponto', 'pontos')}.`,
  reached: 'o objetivo foi alcançado',
  fromPosition: 'Esta partida começou de uma posição: não há gravação nem link dela.',
  sheet: 'Pontuação',
  fame: 'Fama',
  total: 'Total',
  bonus: n => `${n} título`,
  fameByRound: 'Fama, Rodada a Rodada',
  start: 'Início',
  deeds: 'Feitos',
  wounds: 'Ferimentos sofridos',
  cards: 'Cartas jogadas',
  enemies: 'Inimigos derrotados',
  tiles: 'Peças de mapa reveladas',
  level: 'Nível',
  rematch: 'Jogar de novo',
  replay: 'Rever',
  share: 'Compartilhar',
  picture: 'Imagem',
  pictureHint: 'Salvar ou compartilhar uma imagem da pontuação',
  home: 'Ao início',
  back: 'Voltar à gravação',
};
