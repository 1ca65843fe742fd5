import { type Term, total } from '@deedbook/engine';
import { nameOfAnything } from './names.ts';
import { inDigits, type Voice } from './voice.ts';

/** What a number is made of, in the order in which it is folded: `8 = level 5 + keep 2 + Planning 1`. */
export function termsText(voice: Voice, terms: readonly Term[]): string {
  const [first, ...bends] = terms.some(({ op }) => op === 'set') ? terms.filter(({ op }) => op !== 'base') : terms;
  if (!first) return inDigits(0);
  let sum = `${sourceOf(voice, first)} ${inDigits(first.n)}`;
  let added = false;
  for (const term of bends) {
    if (term.op === 'times') {
      sum = `${added ? `(${sum})` : sum} × ${inDigits(term.n)} (${sourceOf(voice, term)})`;
      added = false;
    } else {
      const bend = `${sourceOf(voice, term)} ${inDigits(Math.abs(term.n))}`;
      sum += ` ${term.n < 0 ? '−' : '+'} ${limited(voice, term, bend)}`;
      added = true;
    }
  }
  return `${inDigits(total(terms))} = ${sum}`;
}

/** A term that stops somewhere says where. */
function limited(voice: Voice, { least, most }: Term, term: string): string {
  if (least !== undefined) return voice.say('words.limit.least', { term, n: least });
  return most === undefined ? term : voice.say('words.limit.most', { term, n: most });
}

const sourceOf = (voice: Voice, { from }: Term): string =>
  voice.find(`words.term.${from || 'rule'}`) ?? nameOfAnything(voice, from) ?? from;
