import type { Words } from '../../language/language.ts';

interface SettingsWords {
  readonly title: string;
  readonly language: string;
  readonly contrast: string;
  readonly contrastHint: string;
  readonly usual: string;
  readonly more: string;
  readonly motion: string;
  readonly motionHint: string;
  readonly system: string;
  readonly less: string;
  readonly watchBots: string;
  readonly watchBotsHint: string;
  readonly hints: string;
  readonly hintsHint: string;
  readonly confirmReveals: string;
  readonly confirmRevealsHint: string;
  readonly showRefused: string;
  readonly showRefusedHint: string;
  readonly look: string;
  readonly play: string;
  readonly storage: string;
  readonly used: (games: number, size: string) => string;
  readonly isSafe: string;
  readonly isNotSafe: string;
  readonly makeSafe: string;
  readonly refused: string;
  readonly about: string;
  readonly aboutText: string;
  readonly credits: string;
}

export const WORDS: Words<SettingsWords> = {
  en: {
    title: 'Settings',
    language: 'Language',
    contrast: 'Contrast',
    contrastHint: 'Stronger lines and text, plainer backgrounds.',
    usual: 'Normal',
    more: 'More',
    motion: 'Motion',
    motionHint: 'Things appear in place at once.',
    system: 'Same as system',
    less: 'None',
    watchBots: 'Watch the computer’s moves',
    watchBotsHint:
      'Their turns play out step by step; Space skips ahead. Otherwise they happen at once, and you read about them afterwards.',
    hints: 'Hints for newcomers',
    hintsHint: 'A sentence at the moments that matter, each shown once. Turning this on shows them all again.',
    confirmReveals: 'Ask before something is revealed',
    confirmRevealsHint: 'After that, nothing before it can be undone.',
    showRefused: 'Show what cannot be done',
    showRefusedHint: 'Among the choices, with the reason and the rule.',
    look: 'Look and language',
    play: 'Play',
    storage: 'Saved games',
    used: (games, size) => `${games} ${games === 1 ? 'game' : 'games'}, ${size} in this browser.`,
    isSafe: 'The browser keeps them until you delete them.',
    isNotSafe: 'The browser may clear them when space runs out.',
    makeSafe: 'Keep them permanently',
    refused: 'The browser does not promise it yet. Use Deedbook a few times, or install it, and ask again.',
    about: 'About',
    aboutText:
      'Deedbook is unofficial and free, made by admirers of Mage Knight, a game by Vlaada Chvátil. It is not affiliated with its publishers. All text and drawings are our own or openly licensed.',
    credits: 'Credits',
  },
  'pt-BR': {
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
  },
  it: {
    title: 'Impostazioni',
    language: 'Lingua',
    contrast: 'Contrasto',
    contrastHint: 'Linee e parole più marcate, sfondi più semplici.',
    usual: 'Normale',
    more: 'Maggiore',
    motion: 'Movimento',
    motionHint: 'Ogni cosa appare subito al suo posto.',
    system: 'Come il sistema',
    less: 'Nessuno',
    watchBots: 'Guarda le mosse del computer',
    watchBotsHint:
      'I loro turni scorrono passo per passo; Spazio salta avanti. Altrimenti finiscono subito e vengono raccontati dopo.',
    hints: 'Suggerimenti per chi comincia',
    hintsHint: 'Una frase nei momenti che contano, ciascuna una volta. Attivandoli tornano tutti.',
    confirmReveals: 'Chiedi prima di rivelare qualcosa',
    confirmRevealsHint: 'Dopo, nulla di ciò che precede si può annullare.',
    showRefused: 'Mostra ciò che non si può fare',
    showRefusedHint: 'Tra le scelte, con il motivo e la regola.',
    look: 'Aspetto e lingua',
    play: 'Gioco',
    storage: 'Partite salvate',
    used: (games, size) => `${games} ${games === 1 ? 'partita' : 'partite'}, ${size} in questo browser.`,
    isSafe: 'Il browser le conserva finché non le elimini.',
    isNotSafe: 'Il browser può cancellarle se manca lo spazio.',
    makeSafe: 'Conservale per sempre',
    refused: 'Il browser non lo garantisce ancora. Usa Deedbook qualche volta, o installalo, e chiedi di nuovo.',
    about: 'Informazioni',
    aboutText:
      'Deedbook è non ufficiale e gratuito, fatto da ammiratori di Mage Knight, un gioco di Vlaada Chvátil. Non ha legami con i suoi editori. Tutti i testi e i disegni sono nostri o con licenza aperta.',
    credits: 'Riconoscimenti',
  },
};
