import type { Language } from '@deedbook/text';
import { fold } from '../language/fold.ts';

/* Words as the search compares them: folded, without endings, and without those that say nothing. */

/** Endings that do not change what a word is about, longest first; what is left must have this many letters. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['ations', 'ation', 'ingly', 'ings', 'ing', 'edly', 'ies', 'ers', 'ed', 'es', 'er', 'ly', 's', 'e', 'y'],
  'pt-BR': [
    ...['amentos', 'imentos', 'amento', 'imento', 'acoes', 'icoes', 'acao', 'icao', 'adores', 'ador', 'ados', 'adas'],
    ...['idos', 'idas', 'ando', 'endo', 'indo', 'amos', 'emos', 'imos', 'aram', 'eram', 'iram', 'ado', 'ada', 'ido'],
    ...['ida', 'oes', 'aes', 'ais', 'eis', 'res', 'ar', 'er', 'ir', 'am', 'em', 'ou', 'ao', 'al', 'el', 'os', 'as'],
    ...['es', 'is', 'a', 'e', 'i', 'o', 's', 'r', 'm'],
  ],
  it: [
    ...['amenti', 'imenti', 'amento', 'imento', 'azioni', 'izioni', 'azione', 'izione', 'atori', 'atore', 'ando'],
    ...['endo', 'iamo', 'ano', 'ono', 'are', 'ere', 'ire', 'ato', 'ata', 'ati', 'ate', 'uto', 'uta', 'uti', 'ute'],
    ...['ito', 'ita', 'iti', 'ite', 'chi', 'che', 'ghi', 'ghe', 'io', 'ia', 'ie', 'a', 'e', 'i', 'o'],
  ],
};

const SHORTEST = 3;

/** Words of questions and sentences that are about nothing. */
const EMPTY: Readonly<Record<Language, string>> = {
  en: 'a an the of to in on at by for from with and or but if is are be am was do does did can could may might must shall should will would i me my mine you your it its this that these those there here what which who whom whose when where why how much many have has had get gets not no any some each all as so than then them they he she we us our also only just about into out up does work works mean happen happens',
  'pt-BR':
    'a o as os um uma uns umas de do da dos das no na nos nas em por pelo pela para com sem e ou mas se que qual quais quem quando onde como quanto quanta quantos quantas eu me meu minha meus minhas voce voces seu sua seus suas ele ela eles elas isto isso este esta esse essa estes estas ser sao e foi esta estao ter tem tenho posso pode podem podemos devo deve ha nao sim ao aos mais tambem so ja muito acontece significa funciona funcionam faz faco fazer da',
  it: 'il lo la i gli le un uno una di del dello della dei degli delle da dal dalla in nel nella nei nelle su sul sulla con per tra fra e o ma se che chi cui quale quali quando dove come quanto quanta quanti quante io me mi mio mia miei mie tu ti tuo tua tuoi tue lui lei loro si ci vi ne questo questa quello quella essere sono ho hai ha hanno avere posso puo puoi possono devo deve devi non piu anche solo al alla ai alle allo cosa cos e succede significa funziona funzionano fa',
};

const empty = new Map<Language, ReadonlySet<string>>();

function isEmpty(word: string, language: Language): boolean {
  let words = empty.get(language);
  if (!words) {
    words = new Set(EMPTY[language].split(' '));
    empty.set(language, words);
  }
  return words.has(word);
}

/** A word without its ending. */
function stemOf(word: string, language: Language): string {
  const ending = ENDINGS[language].find(each => word.endsWith(each) && word.length - each.length >= SHORTEST);
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  // stopped, stop
  return language === 'en' && /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** The words of a text that say something, without their endings. */
export const stemsOf = (text: string, language: Language): string[] =>
  (fold(text).match(/[a-z0-9]+/g) ?? [])
    .filter(word => !isEmpty(word, language) && (word.length > 1 || word === 'x'))
    .map(word => stemOf(word, language));
