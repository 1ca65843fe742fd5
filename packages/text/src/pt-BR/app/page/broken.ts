import type { AppWords } from '../../../app-words.ts';

/** A screen that could not be shown. */
export const broken: AppWords['page']['broken'] = {
  title: 'A falha foi nossa',
  calm: 'Não foi possível mostrar esta tela.',
  safe: 'Sua partida está a salvo: ela foi guardada após a última resposta.',
  again: 'Tentar de novo',
  file: 'Salvar a partida em um arquivo',
  games: 'Todas as partidas',
};
