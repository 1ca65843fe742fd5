import type { AppWords } from '../../../app-words.ts';

/** The settings. */
export const settings: AppWords['screens']['settings'] = {
  title: 'Configurações',
  language: 'Idioma',
  contrast: 'Contraste',
  contrastHint: 'Linhas e palavras mais fortes, fundos mais simples.',
  usual: 'Normal',
  more: 'Mais',
  motion: 'Movimento',
  motionHint: 'Tudo aparece de imediato no seu lugar.',
  system: 'Como o sistema',
  less: 'Nenhum',
  watchBots: 'Acompanhar as jogadas do computador',
  watchBotsHint:
    'Os turnos deles passam passo a passo; Espaço pula adiante. Sem isso, acabam na hora e são contados depois.',
  hints: 'Dicas para quem começa',
  hintsHint: 'Uma frase nos momentos que importam, cada uma uma vez. Ao ligar, todas voltam.',
  confirmReveals: 'Perguntar antes de revelar algo',
  confirmRevealsHint: 'Depois disso, nada do que veio antes pode ser desfeito.',
  showRefused: 'Mostrar o que não pode ser feito',
  showRefusedHint: 'Entre as opções, com o motivo e a regra.',
  look: 'Aparência e idioma',
  play: 'Jogo',
  storage: 'Partidas guardadas',
  used: (games, size) => `${games} ${games <= 1 ? 'partida' : 'partidas'}, ${size} neste navegador.`,
  isSafe: 'O navegador as guarda até que você as exclua.',
  isNotSafe: 'O navegador pode apagá-las se faltar espaço.',
  makeSafe: 'Guardar para sempre',
  refused: 'O navegador ainda não garante isso. Use o Deedbook algumas vezes, ou instale-o, e peça de novo.',
  about: 'Sobre',
  aboutText:
    'O Deedbook é não oficial e gratuito, feito por admiradores de Mage Knight, um jogo de Vlaada Chvátil. Não tem ligação com suas editoras. Todos os textos e desenhos são nossos ou de licença aberta.',
  credits: 'Créditos',
};
