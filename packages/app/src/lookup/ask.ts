import type { Language } from '@deedbook/text';
import { stemsOf } from './stems.ts';
import { synonymsOf, unfolded } from './synonyms.ts';

/* Finds what a question in someone's own words is about: a small full-text index with synonyms and tolerance for typos. */

/** Something that can be found: a rule, a word of the glossary, or a thing of the codex. */
export interface Document {
  readonly kind: 'rule' | 'word' | 'thing';
  /** Its address in the rule book or the codex. */
  readonly at: string;
  /** The rule it is, or leads to; null for a thing. */
  readonly rule: string | null;
  readonly title: string;
  readonly text: string;
  /** The words it explains. */
  readonly terms: string;
  /** What people say who ask for it. */
  readonly said: string;
  /** The titles of examples that show it. */
  readonly shown: string;
  /** What it belongs to: its chapter or kind. */
  readonly topic: string;
}

/** How much a word counts in each part of a document. */
const WEIGHTS = { title: 1.5, terms: 2, said: 1.7, shown: 0.6, text: 1, topic: 0.6 } as const;
const PARTS = ['title', 'terms', 'said', 'shown', 'text', 'topic'] as const;

interface Posting {
  readonly document: number;
  readonly weight: number;
}

export interface Index {
  readonly language: Language;
  readonly documents: readonly Document[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** The words of headings and of what is explained: what questions are about, rather than how they are put. */
  readonly topics: ReadonlySet<string>;
  /** The length of each document relative to the average. */
  readonly lengths: readonly number[];
}

export function indexOf(documents: readonly Document[], language: Language): Index {
  const postings = new Map<string, Posting[]>();
  const topics = new Set<string>();
  const sizes: number[] = [];
  for (const [i, document] of documents.entries()) {
    const weights = new Map<string, number>();
    let size = 0;
    for (const part of PARTS) {
      for (const stem of stemsOf(document[part], language)) {
        weights.set(stem, (weights.get(stem) ?? 0) + WEIGHTS[part]);
        if (part === 'text') size++;
        if (document.kind !== 'thing' && (part === 'title' || part === 'terms')) topics.add(stem);
      }
    }
    sizes.push(size);
    for (const [stem, weight] of weights) {
      const list = postings.get(stem) ?? [];
      list.push({ document: i, weight });
      postings.set(stem, list);
    }
  }
  const average = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  return { language, documents, postings, topics, lengths: sizes.map(size => size / Math.max(1, average)) };
}

/** A stem to look for in place of a word of the question, and how well it stands for it. */
interface Candidate {
  readonly stem: string;
  readonly trust: number;
}

const SYNONYM = 0.55;
const TYPO = 0.6;
const PREFIX = 0.5;

/** What may be meant by a word: itself, words for the same thing, and if it is unknown, words spelled like it. */
function candidatesFor(stem: string, { postings, language }: Index): Candidate[] {
  const found: Candidate[] = [...synonymsOf(stem, language)]
    .filter(other => postings.has(other))
    .map(other => ({ stem: other, trust: SYNONYM }));
  if (postings.has(stem)) return [{ stem, trust: 1 }, ...found];
  for (const other of postings.keys()) {
    if (other.length > 3 && stem.length > 3 && (other.startsWith(stem) || stem.startsWith(other))) {
      found.push({ stem: other, trust: PREFIX });
    } else if (isAlike(stem, other)) {
      found.push({ stem: other, trust: TYPO });
      for (const same of synonymsOf(other, language)) found.push({ stem: same, trust: TYPO * SYNONYM });
    }
  }
  return found;
}

/** Whether two words differ by a typo, or two if they are long. */
function isAlike(one: string, other: string): boolean {
  const most = one.length > 6 ? 2 : one.length > 3 ? 1 : 0;
  if (most === 0 || Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  let before: number[] = [];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let far = Math.min(
        (row[j - 1] as number) + (isSame ? 0 : 1),
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
      );
      // Two letters in the wrong order are one typo.
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        far = Math.min(far, (before[j - 2] as number) + 1);
      }
      next.push(far);
    }
    [before, row] = [row, next];
  }
  return (row[other.length] as number) <= most;
}

/** How much a word counts that no heading has. */
const ASIDE = 0.5;
const SATURATION = 1.4;
const LENGTH = 0.45;
/**
 * A rule is a better answer than a word of the glossary that leads to it. A thing of the codex answers a question that
 * names it.
 */
const KINDS = { rule: 1, word: 0.95, namedThing: 0.9, thing: 0.5 } as const;

function kindOf({ kind, title }: Document, asked: readonly string[], language: Language): number {
  if (kind !== 'thing') return KINDS[kind];
  return stemsOf(title, language).every(stem => asked.includes(stem)) ? KINDS.namedThing : KINDS.thing;
}

/** Topics that few questions are about, unless they name them: expansions, variants, special scenarios. */
const FAR = /^(?:X[A-Z]{2}|VOL|VAR|SCN|TEA|SIT-(?:LOC|HID|GRV|VOC|WAL|MAZ|LAB|REF|DEE))-/;
/** Less common than the usual combat and turn. */
const NEAR = /^(?:PVP|COA|SCO|DUM|GAM|SET)-/;
const priorOf = (rule: string | null): number =>
  rule === null ? 1 : FAR.test(rule) ? 0.6 : NEAR.test(rule) ? 0.95 : 1;

/** What a question is about, best first. */
export function ask(index: Index, question: string, most = 20): Document[] {
  const { documents, postings, topics, lengths } = index;
  const asked = [...new Set(stemsOf(unfolded(question, index.language), index.language))];
  const scores = new Float64Array(documents.length);
  const covered = new Float64Array(documents.length);
  let all = 0;
  for (const stem of asked) {
    const best = new Map<number, number>();
    let rarest = 0;
    const candidates = candidatesFor(stem, index);
    const worthOfWord = candidates.some(({ stem: wanted }) => topics.has(wanted)) ? 1 : ASIDE;
    for (const { stem: wanted, trust: likeness } of candidates) {
      const trust = likeness * worthOfWord;
      const list = postings.get(wanted) ?? [];
      const rarity = Math.log(1 + (documents.length - list.length + 0.5) / (list.length + 0.5));
      rarest = Math.max(rarest, rarity * trust);
      for (const { document, weight } of list) {
        const length = 1 - LENGTH + LENGTH * (lengths[document] as number);
        const worth = (trust * rarity * weight * (SATURATION + 1)) / (weight + SATURATION * length);
        best.set(document, Math.max(best.get(document) ?? 0, worth));
      }
    }
    all += rarest;
    for (const [document, worth] of best) {
      scores[document] = (scores[document] as number) + worth;
      covered[document] = (covered[document] as number) + rarest;
    }
  }
  if (all === 0) return [];
  const rank = (i: number): number =>
    (scores[i] as number) *
    (0.4 + (0.6 * (covered[i] as number)) / all) *
    priorOf((documents[i] as Document).rule) *
    kindOf(documents[i] as Document, asked, index.language);
  const ranked = [...documents.keys()]
    .filter(i => (scores[i] as number) > 0)
    .map(i => ({ document: documents[i] as Document, rank: rank(i) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ document }) => document);
  return withoutEchoes(ranked).slice(0, most);
}

/** Leaves out words of the glossary that lead to a rule already found. */
function withoutEchoes(found: readonly Document[]): Document[] {
  const rules = new Set<string>();
  return found.filter(({ rule }) => {
    const isNew = rule === null || !rules.has(rule);
    if (rule !== null) rules.add(rule);
    return isNew;
  });
}
