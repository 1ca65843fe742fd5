import { type Term, total } from '@deedbook/engine';
import { nameOfAnything } from './names.ts';
import { inDigits, type Voice } from './voice.ts';

/** A number and its terms in the order they apply: `8 = level 5 + keep 2 + Planning 1`. */
export const termsText = (voice: Voice, terms: readonly Term[]): string =>
  terms.length === 0 ? inDigits(0) : `${inDigits(total(terms))} = ${sumText(voice, terms)}`;

/** Only the sum. The source of each term is named, except for terms that need no name in this context. */
export function sumText(voice: Voice, terms: readonly Term[], isBare: (term: Term) => boolean = () => false): string {
  const [first, ...bends] = terms.some(({ op }) => op === 'set') ? terms.filter(({ op }) => op !== 'base') : terms;
  if (!first) return inDigits(0);
  const part = (term: Term, n: number) =>
    isBare(term) ? inDigits(n) : `${sourceText(voice, term.from)} ${inDigits(n)}`;
  let sum = part(first, first.n);
  let added = false;
  for (const term of bends) {
    if (term.op === 'times') {
      const by = isBare(term) ? inDigits(term.n) : `${inDigits(term.n)} (${sourceText(voice, term.from)})`;
      sum = `${added ? `(${sum})` : sum} × ${by}`;
      added = false;
    } else {
      sum += ` ${term.n < 0 ? '−' : '+'} ${limited(voice, term, part(term, Math.abs(term.n)))}`;
      added = true;
    }
  }
  return sum;
}

/** A term with a floor or ceiling says so. */
function limited(voice: Voice, { least, most }: Term, term: string): string {
  if (least !== undefined) return voice.say('words.limit.least', { term, n: least });
  return most === undefined ? term : voice.say('words.limit.most', { term, n: most });
}

/** The source of a number or term. */
export const sourceText = (voice: Voice, from: string): string =>
  voice.find(`words.term.${from || 'rule'}`) ?? nameOfAnything(voice, from) ?? from;
