import type { AppWords } from '../../../app-words.ts';

/** The first screen. */
export const landing: AppWords['page']['landing'] = {
  tagline: 'O jogo de tabuleiro Mage Knight completo, seguindo as regras, no seu navegador.',
  solo: 'Jogar solo agora',
  soloHint: 'Solo: Reconhecimento Inicial, um herói por sorteio. Cerca de uma hora.',
  learn: 'Aprenda a jogar',
  learnHint:
    'É sua primeira vez? Aprenda jogando: capítulos curtos no tabuleiro de verdade, sem precisar ler nada antes.',
  newGame: 'Nova partida',
  online: 'Jogar online',
  continue: 'Continuar',
  replay: 'Rever',
  records: 'Partidas',
  rules: 'Livro de regras',
  ask: 'Perguntar sobre as regras',
  editor: 'Criar uma posição',
  codex: 'Códice',
  training: 'Treino',
  statistics: 'Estatísticas',
  settings: 'Configurações',
  install: 'Instalar',
  unofficial: 'Não oficial e gratuito. Textos e desenhos próprios; funciona sem rede; nada sai deste navegador.',
  unofficialOnline:
    'Não oficial e gratuito. Textos e desenhos próprios; funciona sem rede; nada sai deste navegador, a não ser que você jogue online.',
  setting: 'Preparando…',
};
