import type { Words } from '../../language/language.ts';

interface LandingWords {
  readonly tagline: string;
  readonly solo: string;
  readonly soloHint: string;
  readonly newGame: string;
  readonly continue: string;
  readonly replay: string;
  readonly records: string;
  readonly rules: string;
  readonly settings: string;
  readonly install: string;
  readonly unofficial: string;
  readonly setting: string;
}

export const WORDS: Words<LandingWords> = {
  en: {
    tagline: 'The whole Mage Knight board game, by the rules, in your browser.',
    solo: 'Play solo now',
    soloHint: 'Solo: First Reconnaissance, a random hero. About an hour.',
    newGame: 'New game',
    continue: 'Continue',
    replay: 'Replay',
    records: 'Games',
    rules: 'Rule book',
    settings: 'Settings',
    install: 'Install',
    unofficial: 'Unofficial and free. Our own text and drawings; works offline; nothing leaves this browser.',
    setting: 'Setting up…',
  },
  'pt-BR': {
    tagline: 'O jogo de tabuleiro Mage Knight completo, seguindo as regras, no seu navegador.',
    solo: 'Jogar solo agora',
    soloHint: 'Solo: Reconhecimento Inicial, um herói por sorteio. Cerca de uma hora.',
    newGame: 'Nova partida',
    continue: 'Continuar',
    replay: 'Rever',
    records: 'Partidas',
    rules: 'Livro de regras',
    settings: 'Configurações',
    install: 'Instalar',
    unofficial: 'Não oficial e gratuito. Textos e desenhos próprios; funciona sem rede; nada sai deste navegador.',
    setting: 'Preparando…',
  },
  it: {
    tagline: 'Tutto il gioco da tavolo Mage Knight, secondo le regole, nel tuo browser.',
    solo: 'Gioca subito in solitario',
    soloHint: 'In solitario: Prima Ricognizione, un eroe a caso. Circa un’ora.',
    newGame: 'Nuova partita',
    continue: 'Continua',
    replay: 'Rivedi',
    records: 'Partite',
    rules: 'Regolamento',
    settings: 'Impostazioni',
    install: 'Installa',
    unofficial:
      'Non ufficiale e gratuito. Testi e disegni propri; funziona anche offline; nulla lascia questo browser.',
    setting: 'Preparazione…',
  },
};
