import type { AppWords } from '../../app-words.ts';
import { plural } from '../plural.ts';

/** The frame of the rule book. */
export const rulebook: AppWords['rulebook'] = {
  title: 'Livro de regras',
  contents: 'Sumário',
  inThisChapter: 'Neste capítulo',
  welcome:
    'Todas as regras do jogo, em nossas próprias palavras. É a sua primeira vez? Leia os quatro primeiros capítulos e consulte o resto quando precisar. Cada regra tem um código curto, como CMB-BLK-03: é com ele que o jogo explica por que algo não é possível.',
  search: 'Buscar nas regras',
  searchHint: 'Palavras ou o código de uma regra. A tecla / traz você até aqui.',
  found: n => plural(n, `${n} trecho encontrado`, `${n} trechos encontrados`),
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
};
