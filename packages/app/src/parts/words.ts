import type { Words } from '../language/language.ts';
import type { ProblemKind } from './problem.ts';

export interface PartsWords {
  readonly home: string;
  readonly close: string;
  readonly language: string;
  readonly loading: string;
  readonly round: (n: number) => string;
  readonly day: string;
  readonly night: string;
  readonly over: string;
  readonly begun: string;
  readonly computer: string;
  readonly undo: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly secrets: string;
  readonly problems: Readonly<Record<ProblemKind, string>>;
}

export const WORDS: Words<PartsWords> = {
  en: {
    home: 'Back to the home page',
    close: 'Close',
    language: 'Language',
    loading: 'Loading…',
    round: n => `Round ${n}`,
    day: 'Day',
    night: 'Night',
    over: 'Finished',
    begun: 'The game has just begun.',
    computer: 'Computer',
    undo: 'Undo',
    copied: 'Link copied. It carries the whole game.',
    copyByHand: 'Copy this link:',
    secrets: 'This game is still being played: the link carries its seed, and with it everything hidden.',
    problems: {
      'no-game': 'This file is not a Deedbook game.',
      damaged: 'This game is damaged and cannot be replayed.',
      version: 'This game was played with another version of the rules and would go differently now.',
      link: 'This link is incomplete. Copy it again, from beginning to end.',
      large: 'This file is far too large to be a game.',
      setup: 'This game was set up in a way that is not possible here.',
      missing: 'This game is no longer here.',
      storage: 'The browser does not let us save games here.',
      unknown: 'Something went wrong.',
    },
  },
  'pt-BR': {
    home: 'Voltar ao início',
    close: 'Fechar',
    language: 'Idioma',
    loading: 'Carregando…',
    round: n => `Rodada ${n}`,
    day: 'Dia',
    night: 'Noite',
    over: 'Terminada',
    begun: 'A partida acabou de começar.',
    computer: 'Computador',
    undo: 'Desfazer',
    copied: 'Link copiado. Ele leva a partida inteira.',
    copyByHand: 'Copie este link:',
    secrets: 'Esta partida ainda está em andamento: o link leva a semente e, com ela, tudo o que está oculto.',
    problems: {
      'no-game': 'Este arquivo não é uma partida do Deedbook.',
      damaged: 'Esta partida está danificada e não pode ser jogada de novo.',
      version: 'Esta partida foi jogada com outra versão das regras e agora segue outro rumo.',
      link: 'Este link está incompleto. Copie-o de novo, do começo ao fim.',
      large: 'Este arquivo é grande demais para ser uma partida.',
      setup: 'Esta partida foi preparada de um modo que não é possível aqui.',
      missing: 'Esta partida não está mais aqui.',
      storage: 'O navegador não permite guardar partidas aqui.',
      unknown: 'Algo deu errado.',
    },
  },
  it: {
    home: 'Torna all’inizio',
    close: 'Chiudi',
    language: 'Lingua',
    loading: 'Caricamento…',
    round: n => `Round ${n}`,
    day: 'Giorno',
    night: 'Notte',
    over: 'Finita',
    begun: 'La partita è appena cominciata.',
    computer: 'Computer',
    undo: 'Annulla',
    copied: 'Link copiato. Contiene l’intera partita.',
    copyByHand: 'Copia questo link:',
    secrets: 'Questa partita è ancora in corso: il link contiene il seme e, con esso, tutto ciò che è nascosto.',
    problems: {
      'no-game': 'Questo file non è una partita di Deedbook.',
      damaged: 'Questa partita è danneggiata e non può essere rigiocata.',
      version: 'Questa partita è stata giocata con un’altra versione delle regole e ora va diversamente.',
      link: 'Questo link è incompleto. Copialo di nuovo, dall’inizio alla fine.',
      large: 'Questo file è troppo grande per essere una partita.',
      setup: 'Questa partita è stata preparata in un modo che qui non è possibile.',
      missing: 'Questa partita non c’è più.',
      storage: 'Il browser non permette di conservare partite qui.',
      unknown: 'Qualcosa è andato storto.',
    },
  },
};
