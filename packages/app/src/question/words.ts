import { plural, type Words } from '../language/language.ts';

interface QuestionWords {
  readonly question: string;
  readonly allChoices: string;
  readonly allChoicesKey: string;
  readonly search: string;
  readonly nothingFound: string;
  readonly notNow: string;
  readonly showRefused: string;
  readonly reveals: string;
  readonly idle: string;
  readonly rule: (id: string) => string;
  readonly close: string;
  readonly undo: string;
  readonly redo: string;
  readonly thinking: (who: string) => string;
  readonly skip: string;
  readonly waiting: string;
  readonly onMap: (n: number, more: boolean) => string;
  readonly youMay: string;
  readonly giveBack: (who: string) => string;
}

export const questionWords: Words<QuestionWords> = {
  en: {
    question: 'Your decision',
    allChoices: 'Everything you can do now',
    allChoicesKey: 'Space',
    search: 'Search',
    nothingFound: 'Nothing by that name.',
    notNow: 'Not now',
    showRefused: 'Show what is not possible, and why',
    reveals: 'Reveals something new: cannot be undone',
    idle: 'nothing to spend it on now',
    rule: id => `Rule ${id}`,
    close: 'Close',
    undo: 'Undo',
    redo: 'Redo',
    thinking: who => `${who} is playing…`,
    skip: 'Skip ahead',
    waiting: 'It is not your turn.',
    onMap: (n, more) => `${n} ${more ? 'more ' : ''}${n === 1 ? 'choice' : 'choices'} on the table`,
    youMay: 'If you like',
    giveBack: who => `Give the screen back to ${who}`,
  },
  'pt-BR': {
    question: 'O que se pede',
    allChoices: 'Tudo o que você pode fazer agora',
    allChoicesKey: 'Espaço',
    search: 'Buscar',
    nothingFound: 'Nada com esse nome.',
    notNow: 'Agora não',
    showRefused: 'Mostrar o que não é possível, e por quê',
    reveals: 'Revela algo novo: não pode ser desfeito',
    idle: 'nada em que gastar agora',
    rule: id => `Regra ${id}`,
    close: 'Fechar',
    undo: 'Desfazer',
    redo: 'Refazer',
    thinking: who => `${who} está jogando…`,
    skip: 'Pular',
    waiting: 'Não é o seu turno.',
    onMap: (n, more) => `${more ? 'mais ' : ''}${n} ${plural('pt-BR', n, 'escolha', 'escolhas')} na mesa`,
    youMay: 'Se quiser',
    giveBack: who => `Devolver a tela a ${who}`,
  },
  it: {
    question: 'Che cosa si chiede',
    allChoices: 'Tutto quello che puoi fare ora',
    allChoicesKey: 'Spazio',
    search: 'Cerca',
    nothingFound: 'Niente con questo nome.',
    notNow: 'Non ora',
    showRefused: 'Mostra ciò che non è possibile, e perché',
    reveals: 'Mostra qualcosa di nuovo: non si può annullare',
    idle: 'niente in cui spenderlo ora',
    rule: id => `Regola ${id}`,
    close: 'Chiudi',
    undo: 'Annulla',
    redo: 'Ripeti',
    thinking: who => `${who} sta giocando…`,
    skip: 'Salta',
    waiting: 'Non è il tuo turno.',
    onMap: (n, more) =>
      n === 1 ? `${more ? 'un’altra' : 'una'} scelta sul tavolo` : `${more ? 'altre ' : ''}${n} scelte sul tavolo`,
    youMay: 'Se vuoi',
    giveBack: who => `Restituisci lo schermo a ${who}`,
  },
};
