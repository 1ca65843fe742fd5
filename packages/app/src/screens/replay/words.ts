import type { Words } from '../../language/language.ts';

interface ReplayWords {
  readonly title: string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  readonly speed: string;
  readonly step: string;
  readonly of: (n: number, length: number) => string;
  readonly jump: string;
  readonly beginning: string;
  readonly turn: (who: string) => string;
  readonly eyes: string;
  readonly spectator: string;
  readonly share: string;
  readonly playOn: string;
  readonly playedOn: string;
  readonly scores: string;
  readonly map: string;
  readonly cut: string;
  readonly keys: string;
  readonly close: string;
}

export const WORDS: Words<ReplayWords> = {
  en: {
    title: 'Replay',
    first: 'To the beginning',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    next: 'One step forward',
    last: 'To the end',
    speed: 'Speed',
    step: 'Step',
    of: (n, length) => `${n} of ${length}`,
    jump: 'Jump to',
    beginning: 'Setup',
    turn: who => `${who}’s turn`,
    eyes: 'Seen by',
    spectator: 'A spectator',
    share: 'Share',
    playOn: 'Continue playing from here',
    playedOn: 'This is a copy; the recorded game stays as it is.',
    scores: 'Scores',
    map: 'Back to the map',
    cut: 'The rules have changed since: the rest of this game cannot be shown.',
    keys: 'Arrows step, Space plays and pauses.',
    close: 'Leave',
  },
  'pt-BR': {
    title: 'Rever a partida',
    first: 'Ao começo',
    back: 'Um passo atrás',
    play: 'Reproduzir',
    pause: 'Pausar',
    next: 'Um passo à frente',
    last: 'Ao fim',
    speed: 'Velocidade',
    step: 'Passo',
    of: (n, length) => `${n} de ${length}`,
    jump: 'Ir para',
    beginning: 'Preparação',
    turn: who => `Turno de ${who}`,
    eyes: 'Visto por',
    spectator: 'Um espectador',
    share: 'Compartilhar',
    playOn: 'Jogar daqui em diante',
    playedOn: 'Esta é uma cópia; a partida gravada fica como está.',
    scores: 'Pontuação',
    map: 'Voltar ao mapa',
    cut: 'As regras mudaram desde então: o resto desta partida não pode ser mostrado.',
    keys: 'As setas avançam e recuam, Espaço reproduz e pausa.',
    close: 'Sair',
  },
  it: {
    title: 'Rivedi la partita',
    first: 'All’inizio',
    back: 'Un passo indietro',
    play: 'Riproduci',
    pause: 'Pausa',
    next: 'Un passo avanti',
    last: 'Alla fine',
    speed: 'Velocità',
    step: 'Passo',
    of: (n, length) => `${n} su ${length}`,
    jump: 'Vai a',
    beginning: 'Preparazione',
    turn: who => `Turno di ${who}`,
    eyes: 'Visto da',
    spectator: 'Uno spettatore',
    share: 'Condividi',
    playOn: 'Gioca da qui in poi',
    playedOn: 'Questa è una copia; la partita registrata resta com’è.',
    scores: 'Punteggio',
    map: 'Torna alla mappa',
    cut: 'Da allora le regole sono cambiate: il resto di questa partita non si può mostrare.',
    keys: 'Le frecce avanzano e tornano, Spazio riproduce e mette in pausa.',
    close: 'Esci',
  },
};
