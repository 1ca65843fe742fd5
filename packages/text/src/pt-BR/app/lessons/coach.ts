import type { AppWords } from '../../../app-words.ts';

/** Around the lessons: their list, and the card that leads through one. */
export const coach: AppWords['lessons']['coach'] = {
  title: 'Aprenda a jogar',
  about:
    'Uma primeira partida guiada, em doze capítulos curtos. Regras de verdade, nada para decorar: jogue e desfaça o que quiser.',
  beyond: 'Outras lições',
  beyondAbout: 'Para quem já sabe o básico: um assunto por vez, em qualquer ordem.',
  start: 'Começar',
  resume: 'Continuar',
  again: 'Jogar de novo',
  done: 'concluído',
  exam: 'Fazer a prova',
  examOf: title => `Prova: ${title}`,
  examAbout: 'Já sabe isto? Chegue ao objetivo por conta própria, e o capítulo conta como concluído.',
  step: (n, of) => `Passo ${n} de ${of}`,
  next: 'Avançar',
  showMe: 'Mostre como',
  showing: 'Observe…',
  restart: 'Recomeçar este passo',
  toList: 'Todas as lições',
  fightLost: 'O combate terminou antes disso. Desfaça, continue jogando ou recomece este passo.',
  turnOver: 'Seu turno terminou antes disso. Continue jogando ou recomece este passo.',
  finished: 'Capítulo concluído',
  finishedLesson: 'Lição concluída',
  passed: 'Você passou na prova',
  nextChapter: title => `A seguir: ${title}`,
  playAlone: 'Jogar sua própria partida',
  allDone: 'Você já conhece o jogo. O resto está nas cartas.',
  progress: (done, of) => `${done} de ${of} capítulos concluídos`,
};
