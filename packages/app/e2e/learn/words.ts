/* What a newcomer understands of each language: no rule, only the words for parts of a card and for "any". */

export type Spoken = 'en' | 'pt-BR' | 'it';

export type Part = 'basic' | 'powered' | 'sideways';

export interface Vocabulary {
  /** The words for using a card by one of its parts. */
  readonly parts: Readonly<Record<Part, RegExp>>;
  /** A card that is not named. */
  readonly anyCard: RegExp;
  /** As many cards as it takes. */
  readonly cards: RegExp;
  readonly enemy: RegExp;
  /** A label that begins like this says what is not done, or takes it back. */
  readonly not: RegExp;
  /** Something waits for a second press. */
  readonly again: RegExp;
  /** Going somewhere, as the coach says it and as a space of the map is labeled. */
  readonly walk: RegExp;
  readonly step: RegExp;
  /** Words that say nothing about which thing is meant. */
  readonly small: readonly string[];
}

export const VOCABULARY: Readonly<Record<Spoken, Vocabulary>> = {
  en: {
    parts: { basic: /upper half|free half|\bbasic\b/i, powered: /lower half|\bpower(?:ed)?\b/i, sideways: /sideways/i },
    anyCard: /\b(?:a|one|any|another) card\b/i,
    cards: /\bplay cards\b/i,
    not: /^(?:no|not|done|cancel)\b/i,
    again: /press again/i,
    enemy: /\benem(?:y|ies)\b/i,
    walk: /\bwalk\b|\bmove to\b/i,
    step: /^move to the /i,
    small:
      'the a an it is in of on to or by at and you your for with this that are its not now from into them they their can may'.split(
        ' ',
      ),
  },
  'pt-BR': {
    parts: {
      basic: /metade de cima|metade de graça|\bbásica\b/i,
      powered: /metade de baixo|potencializ/i,
      sideways: /de lado/i,
    },
    anyCard: /\b(?:uma|qualquer|outra) carta\b/i,
    cards: /\bjogue cartas\b/i,
    not: /^(?:não|nenhum|deixa de|cancelar)/i,
    again: /pressione de novo/i,
    enemy: /\binimigos?\b/i,
    walk: /\band[ae]\b|\bvá\b/i,
    step: /^mover para [ao]s? /i,
    small:
      'a o e as os de do da no na em ao um se da nao para por com que uma dos das nos nas seu sua este esta esse essa agora voce mais como'.split(
        ' ',
      ),
  },
  it: {
    parts: {
      basic: /metà superiore|metà gratuita|\bbase\b/i,
      powered: /metà inferiore|potenzia/i,
      sideways: /di traverso/i,
    },
    anyCard: /\b(?:una|un’altra) carta\b/i,
    cards: /\bgioca carte\b/i,
    not: /^(?:non|nessun|annulla)/i,
    again: /premi di nuovo/i,
    enemy: /\bnemic[oi]\b/i,
    walk: /\bvai\b|\braggiungi/i,
    step: /^muovi (?:nel|nella|nello|nell’|sul|sulla|al|alla) ?/i,
    small:
      'a e i o di da in il la le lo un al ed se per con che una dei del della delle nel nella gli tuo tua questo questa ora piu non come poi'.split(
        ' ',
      ),
  },
};

interface Stem {
  readonly stem: string;
  /** Where the word is. */
  readonly at: number;
}

/**
 * The stems of the words that matter, in order. A number counts together with the last word before it in its sentence:
 * "Block 3", "Block of 3".
 */
export function placedStems(said: string, small: readonly string[]): Stem[] {
  const plain = said.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const stems: Stem[] = [];
  let word = '';
  for (const { 0: part, index } of plain.matchAll(/\p{L}+|\d+|[.:;!?]/gu)) {
    if (/\d/.test(part)) {
      if (word !== '') stems.push({ stem: word + part, at: index });
    } else if (!/\p{L}/u.test(part)) word = '';
    else if (part.length > 1 && !small.includes(part)) {
      word = stemOf(part);
      stems.push({ stem: word, at: index });
    }
  }
  return stems;
}

/** The forms of a word have the same stem: "passe" and "passar", "ataque" and "atacar". */
const stemOf = (word: string): string =>
  word
    .replaceAll('qu', 'c')
    .slice(0, 5)
    .replace(/[aeio]$/, '');

export const stemsOf = (said: string, small: readonly string[]): string[] =>
  placedStems(said, small).map(({ stem }) => stem);
