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
    ...['ava', 'ei', 'eu', 'iu', 'es', 'is', 'a', 'e', 'i', 'o', 's', 'r', 'm'],
  ],
  it: [
    ...['armi', 'ermi', 'irmi', 'arsi', 'ersi', 'irsi', 'arlo', 'erlo', 'irlo', 'arla', 'erla', 'irla', 'arle', 'erle'],
    ...['amenti', 'imenti', 'amento', 'imento', 'azioni', 'izioni', 'azione', 'izione', 'atori', 'atore', 'ando'],
    ...['endo', 'iamo', 'ano', 'ono', 'are', 'ere', 'ire', 'ato', 'ata', 'ati', 'ate', 'uto', 'uta', 'uti', 'ute'],
    ...['ito', 'ita', 'iti', 'ite', 'chi', 'che', 'ghi', 'ghe', 'io', 'ia', 'ie', 'a', 'e', 'i', 'o'],
  ],
};

/** Forms that are too far from the word they belong to for its ending to be cut off. */
const IRREGULAR: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: formsOf(
    'steal stole stolen, win won, lose lost loss, fight fought, buy bought, throw thrown threw, keep kept, fly flew flown flight',
    'die dead died dies dying death, take took taken, choose chosen chose choice, fall fell fallen, leave left leaving, pay paid',
    'sell sold, spend spent, draw drew drawn, go went gone goes, lie lay lain, stand stood, begin began begun, break broke broken',
    'explore exploration exploring, retreat retreated, defend defense defence, paralyze paralyse paralysis paralyzed paralysed',
    'give gave given, hold held, bring brought, destroy destruction, reveal revelation, conquer conquest, withdraw withdrew withdrawal',
  ),
  'pt-BR': formsOf(
    'ferir ferido ferida feridos feridas ferimento ferimentos, perder perco perde perdi, ganhar ganho, morrer morre morto morta',
    'jogar jogada joga, cair caio cai, sair saio sai, trazer trago, ver vejo ve visto, por ponho posto, vir venho vem',
    'subir subo sobe, pagar pago paga, mover movimento movo, explorar exploracao, voltar volta volto, escolher escolha escolho',
    'atacar ataque ataco, curar cura curo, bloquear bloqueio, descansar descanso, queimar queimo, comprar compro compra',
  ),
  it: formsOf(
    'ferire ferito ferita feriti ferite, perdere perdo perde perso persa, vincere vinco vince vinto, morire muore muoio morto morta',
    'scegliere scelgo scelta scelto, muovere muovo muoversi movimento mosso mossa, togliere tolgo tolto, prendere preso presa prendo',
    'mettere messo messa metto, spendere speso spendo, uscire esco esce, salire salgo, tenere tengo, venire viene vengo',
    'esplorare esplorazione esploro, difendere difeso difesa, attaccare attacco attacchi, uccidere uccido ucciso, bruciare brucio',
    'scoprire scoperto scoperta, giocare giocata, pescare pesco, riposare riposo, curare cura curo, assaltare assalto',
  ),
};

/** A table from each form of some words, the forms of a word separated by spaces, to the first of them. */
function formsOf(...lines: readonly string[]): Readonly<Record<string, string>> {
  const words = lines.flatMap(line => line.split(', ')).map(line => line.split(' '));
  return Object.fromEntries(words.flatMap(([word = '', ...forms]) => forms.map(form => [form, word])));
}

const SHORTEST = 3;

/** Words of questions and sentences that are about nothing. */
const EMPTY: Readonly<Record<Language, string>> = {
  en: 'a an the of to in on at by for from with and or but if is are be am was do does did can could may might must shall should will would i me my you your it its this that these those there here what which who whom whose when where why how much many have has had get gets not no any some each all as so than then them they he she we us our also only just about into out up does work works mean happen happens happened means been being did let still already really good thing things way want need needs like got against',
  'pt-BR':
    'a o as os um uma uns umas de do da dos das no na nos nas em por pelo pela para com sem e ou mas se que qual quais quem quando onde como quanto quanta quantos quantas eu me meu minha meus minhas voce voces seu sua seus suas ele ela eles elas isto isso este esta esse essa estes estas ser sao e foi esta estao ter tem tenho posso pode podem podemos devo deve ha nao sim ao aos mais tambem so ja muito acontece significa funciona funcionam faz faco fazer fazem da das dar dao vou vai ainda entao preciso precisa quero coisa coisas alguem algum alguma serve servem contra',
  it: 'il lo la i gli le un uno una di del dello della dei degli delle da dal dalla in nel nella nei nelle su sul sulla con per tra fra e o ma se che chi cui quale quali quando dove come quanto quanta quanti quante io me mi mio mia miei mie tu ti tuo tua tuoi tue lui lei loro si ci vi ne questo questa quello quella essere sono ho hai ha hanno avere posso puo puoi possono devo deve devi non piu anche solo al alla ai alle allo cosa cos e succede significa funziona funzionano fa fare faccio fanno aver abbiamo possiamo voglio serve servono ancora gia cose qualcuno vale valgono c contro',
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
function stemOf(form: string, language: Language): string {
  const word = IRREGULAR[language][form] ?? form;
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
