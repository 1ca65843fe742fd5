import type { AppWords } from '../../../app-words.ts';

/** The settings. */
export const settings: AppWords['screens']['settings'] = {
  title: 'Configurações',
  language: 'Idioma',
  contrast: 'Contraste',
  contrastHint: 'Linhas e palavras mais fortes, fundos mais simples.',
  usual: 'Normal',
  more: 'Mais',
  textSize: 'Tamanho do texto',
  textSizeHint: 'Letras, botões e cartas crescem juntos.',
  large: 'Grande',
  larger: 'Maior',
  motion: 'Movimento',
  motionHint: 'Tudo aparece de imediato no seu lugar.',
  system: 'Como o sistema',
  less: 'Nenhum',
  life: 'Movimento e som',
  pace: 'Velocidade',
  paceHint: 'Quanto duram cartas, dados e golpes.',
  paces: { calm: 'Calma', usual: 'Normal', quick: 'Rápida' },
  sound: 'Som',
  soundHint: 'Cartas, dados, passos, aço: curtos e feitos pelo próprio Deedbook.',
  volume: 'Volume',
  watchBots: 'Acompanhar as jogadas do computador',
  watchBotsHint:
    'Os turnos deles passam passo a passo; Espaço pula adiante. Sem isso, acabam na hora e são contados depois.',
  hints: 'Dicas para quem começa',
  hintsHint:
    'Uma frase quando algo aparece pela primeira vez, cada uma uma vez, e mais avisos antes de encerrar o turno. Ao ligar, todas voltam.',
  autoSteps: 'Pular o que é óbvio',
  autoStepsHint:
    'O único inimigo já é o alvo, e fases em que nada pode ser feito passam sozinhas. Desfazer volta esses passos junto com o seu.',
  advice: 'Conselhos',
  adviceHint:
    'Uma vela em cada combate diz se dá para vencer, a que custo e como; outra, no mapa, sugere planos para o turno. Só o que você perguntar, e ela sabe apenas o que você sabe.',
  secondPress: 'Segundo toque para o que não se desfaz',
  secondPressHint:
    'Com o dedo ou o teclado: revelar algo, ou encerrar o turno com coisas por fazer, pede um segundo toque no mesmo lugar.',
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
