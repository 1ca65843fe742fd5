import type { AppWords } from '../../../app-words.ts';

/** A newer build is available. */
export const update: AppWords['page']['update'] = {
  ready: 'Há uma nova versão. Sua partida continua de onde está.',
  updating: 'Atualizando…',
  outdated: 'O aplicativo foi atualizado em outra janela. Sua partida continua de onde está.',
  take: 'Atualizar',
  reload: 'Recarregar',
  later: 'Mais tarde',
};
