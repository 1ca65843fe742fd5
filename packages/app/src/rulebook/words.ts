import { plural, type Words } from '../language/language.ts';

interface RulebookWords {
  readonly title: string;
  readonly contents: string;
  readonly inThisChapter: string;
  readonly welcome: string;
  readonly search: string;
  readonly searchHint: string;
  readonly found: (n: number) => string;
  readonly nothing: (sought: string) => string;
  readonly chapter: (n: number) => string;
  readonly rule: (id: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly back: string;
  readonly close: string;
  readonly noSuch: (id: string) => string;
  readonly noSuchBut: (id: string) => string;
  readonly missing: string;
  readonly again: string;
}

export const WORDS: Words<RulebookWords> = {
  en: {
    title: 'Rule book',
    contents: 'Contents',
    inThisChapter: 'In this chapter',
    welcome:
      'Every rule of the game, in our own words. New here? Read the first four chapters and look up the rest when you need it. Every rule has a short name, such as CMB-BLK-03: the game quotes it whenever it says no.',
    search: 'Search the rules',
    searchHint: 'Words or the name of a rule. Press / to get here.',
    found: n => (n === 1 ? '1 place found' : `${n} places found`),
    nothing: sought => `Nothing about “${sought}”. Try fewer words, or just the beginning of one.`,
    chapter: n => `Chapter ${n}`,
    rule: id => `Rule ${id}`,
    previous: 'Previous',
    next: 'Next',
    back: 'Back',
    close: 'Close the rule book',
    noSuch: id => `There is no rule called ${id}.`,
    noSuchBut: id => `There is no rule called ${id}. Perhaps it is one of these:`,
    missing: 'This chapter could not be loaded. You seem to be offline.',
    again: 'Try again',
  },
  'pt-BR': {
    title: 'Livro de regras',
    contents: 'Sumário',
    inThisChapter: 'Neste capítulo',
    welcome:
      'Todas as regras do jogo, em nossas próprias palavras. É a sua primeira vez? Leia os quatro primeiros capítulos e consulte o resto quando precisar. Cada regra tem um código curto, como CMB-BLK-03: é com ele que o jogo explica por que algo não é possível.',
    search: 'Buscar nas regras',
    searchHint: 'Palavras ou o código de uma regra. A tecla / traz você até aqui.',
    found: n => plural('pt-BR', n, `${n} trecho encontrado`, `${n} trechos encontrados`),
    nothing: sought => `Nada sobre “${sought}”. Tente menos palavras ou só o começo de uma.`,
    chapter: n => `Capítulo ${n}`,
    rule: id => `Regra ${id}`,
    previous: 'Anterior',
    next: 'Próximo',
    back: 'Voltar',
    close: 'Fechar o livro de regras',
    noSuch: id => `Não há regra com o código ${id}.`,
    noSuchBut: id => `Não há regra com o código ${id}. Talvez seja uma destas:`,
    missing: 'Não foi possível carregar este capítulo. Parece que você está sem conexão.',
    again: 'Tentar de novo',
  },
  it: {
    title: 'Regolamento',
    contents: 'Indice',
    inThisChapter: 'In questo capitolo',
    welcome:
      'Tutte le regole del gioco, con parole nostre. È la tua prima volta? Leggi i primi quattro capitoli e cerca il resto quando serve. Ogni regola ha una sigla, come CMB-BLK-03: è quella che il gioco cita quando dice che qualcosa non si può fare.',
    search: 'Cerca nelle regole',
    searchHint: 'Parole o la sigla di una regola. Il tasto / porta qui.',
    found: n => (n === 1 ? '1 risultato' : `${n} risultati`),
    nothing: sought => `Niente su “${sought}”. Prova con meno parole, o solo con l’inizio di una.`,
    chapter: n => `Capitolo ${n}`,
    rule: id => `Regola ${id}`,
    previous: 'Precedente',
    next: 'Successivo',
    back: 'Indietro',
    close: 'Chiudi il regolamento',
    noSuch: id => `Non c’è una regola con la sigla ${id}.`,
    noSuchBut: id => `Non c’è una regola con la sigla ${id}. Forse è una di queste:`,
    missing: 'Non è stato possibile caricare questo capitolo. Sembra che tu sia senza rete.',
    again: 'Riprova',
  },
};
