import type { AppWords } from '../../../app-words.ts';

/** Replaying a game. */
export const replay: AppWords['screens']['replay'] = {
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
};
