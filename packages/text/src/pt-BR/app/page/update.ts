import type { AppWords } from '../../../app-words.ts';

/** A newer build is available, or files of this one cannot be loaded. */
export const update: AppWords['page']['update'] = {
  ready: 'Há uma nova versão. Sua partida continua de onde está.',
  updating: 'Atualizando…',
  outdated: 'O aplicativo foi atualizado em outra janela. Sua partida continua de onde está.',
  take: 'Atualizar',
  reload: 'Recarregar',
  later: 'Mais tarde',
  missing: 'Uma parte da página não carregou. Ela será pedida de novo até chegar; sua partida está a salvo.',
  now: 'Tentar agora',
};
