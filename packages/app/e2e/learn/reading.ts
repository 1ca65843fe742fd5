import type { Screen, Thing } from './screen.ts';
import { type Part, placedStems, type Spoken, stemsOf, VOCABULARY, type Vocabulary } from './words.ts';

/** Something to press, because the words of the screen say so. */
export interface Wish {
  readonly thing: Thing;
  /** The part of a card to use, where the words tell. */
  readonly part: Part | null;
  readonly id: string;
  /** How well a label fits the words. */
  fits(label: string): number;
}

interface Found {
  readonly thing: Thing;
  readonly part: Part | null;
  /** Any card will do: after one of them the next words count. */
  readonly isAny?: boolean;
  /** Where the words speak of it: first things first. */
  readonly at: number;
  readonly score: number;
}

/** What the words of the screen ask to press, best first. */
export function wishesFor(screen: Screen, language: Spoken, last: Wish | null): Wish[] {
  const words = VOCABULARY[language];
  const reader = new Reader(screen, words, last?.part ?? null);
  const all = screen.things.map(thing => reader.find(thing)).filter(each => each !== null);
  // Of several texts, the one whose name was told is meant, whatever words the others share with the coach.
  const isNamed = all.some(({ thing, score }) => isText(thing) && score >= NAMED);
  const found = all.filter(({ thing, score }) => !isNamed || !isText(thing) || score >= NAMED);
  found.sort((one, other) => one.at - other.at || other.score - one.score);
  const wishes = found.map(({ thing, part, isAny }) => ({
    thing,
    part,
    id: isAny ? `any card ${part}` : idOf(thing, part, screen),
    fits: reader.fits,
  }));
  return [...wishes, ...reader.wayOn()];
}

/** What a thing scores at least if it is named. */
const NAMED = 10;

/** A card on offer with all its words, not a label. */
const isText = ({ isCard, isOnTop, name }: Thing): boolean => !isCard && !isOnTop && name.split(' ').length > 10;

const idOf = ({ name }: Thing, part: Part | null, { question }: Screen): string => [question, part, name].join(' / ');

/** The sentences of a label, without what is in brackets. */
const partsOf = (name: string): string[] =>
  name
    .replaceAll(/\([^)]*\)/g, '')
    .split(/\. |: |, /)
    .map(part => part.trim());

class Reader {
  private readonly said: string;
  private readonly stems: readonly string[];
  private readonly places: readonly number[];
  private readonly screen: Screen;
  private readonly words: Vocabulary;
  private readonly part: Part | null;

  constructor(screen: Screen, words: Vocabulary, part: Part | null) {
    this.screen = screen;
    this.words = words;
    this.part = part;
    this.said = screen.said;
    const placed = placedStems(screen.said, words.small);
    this.stems = placed.map(({ stem }) => stem);
    this.places = placed.map(({ at }) => at);
  }

  /** Whether and where the words speak of a thing. */
  find(thing: Thing): Found | null {
    if (thing.isOnTop) return this.inMenu(thing);
    if (thing.isCard) return this.card(thing);
    const quoted = this.quoted(thing);
    if (quoted >= 0) return { thing, part: null, at: quoted, score: 20 };
    const named = this.named(thing);
    // Whoever is told to choose something does not take the choice back.
    if (named < 0 && this.words.not.test(thing.name)) return null;
    const told = this.told(thing);
    if (named < 0 && told === null && !thing.isRinged) return null;
    const at = named >= 0 ? named : (told?.at ?? this.ringAt());
    return {
      thing,
      part: null,
      at,
      score: (named >= 0 ? NAMED : 0) + (told?.share ?? 0) * 5 + (thing.isRinged ? 4 : 0),
    };
  }

  /** If the words speak of nothing here: the only button of the question, or any answer about what was begun. */
  wayOn(): Wish[] {
    const { things } = this.screen;
    const asked = things.filter(({ isAsked }) => isAsked);
    const isAside = things.every(({ isAsked }) => isAsked);
    return (asked.length === 1 || isAside ? asked.slice(0, 1) : []).map(thing => ({
      thing,
      part: null,
      id: idOf(thing, null, this.screen),
      fits: this.fits,
    }));
  }

  readonly fits = (label: string): number => Math.max(...partsOf(label).map(part => this.shareOf(part)));

  /** In a menu something is chosen in any case: the part that was meant, or what shares most words with the coach. */
  private inMenu(thing: Thing): Found {
    const isPart = this.part !== null && this.words.parts[this.part].test(thing.name);
    const share = this.fits(thing.name);
    return {
      thing,
      part: null,
      at: 0,
      score:
        (this.words.again.test(thing.name) ? 30 : 0) + (isPart ? 20 : 0) + share + (this.named(thing) >= 0 ? 2 : 0),
    };
  }

  private card(thing: Thing): Found | null {
    const at = this.named(thing);
    if (at >= 0) return { thing, part: this.partNear(thing), at, score: NAMED + (thing.isRinged ? 4 : 0) };
    const any = Math.max(this.said.search(this.words.anyCard), this.said.search(this.words.cards));
    if (any < 0 && !thing.isRinged) return null;
    const part = this.partAfter(any);
    const fits = thing.name
      .split('. ')
      .slice(1)
      .filter(text => this.shareOf(text) > 0).length;
    const isAny = any >= 0 && !this.words.cards.test(this.said);
    return { thing, part, isAny, at: Math.max(any, 0), score: fits + (thing.isRinged ? 4 : 0) };
  }

  /** Where the words name it. */
  private named({ name }: Thing): number {
    const [head = ''] = partsOf(name);
    const [short = ''] = head.split(/ \d/);
    const at = short.length < 3 ? -1 : find(this.said.toLowerCase(), short.toLowerCase());
    return at >= 0 ? at : this.titled(short.split(' '));
  }

  /** Where the words have its first words, if what it is comes after its name: "Long Night night". */
  private titled(words: readonly string[]): number {
    for (let n = Math.min(words.length - 1, 4); n >= 2; n--) {
      const at = find(this.said, words.slice(0, n).join(' '));
      if (at >= 0) return at;
    }
    return -1;
  }

  /** Where they quote its label. */
  private quoted({ name }: Thing): number {
    const [, label = ''] = /[“«]([^”»]+)[”»]/.exec(this.said) ?? [];
    return label !== '' && name.startsWith(label) ? this.said.indexOf(label) : -1;
  }

  /** What its label and the words have in common: most of its words, or the first one. */
  private told({ name }: Thing): { readonly at: number; readonly share: number } | null {
    const best = partsOf(name)
      .map(part => ({ part: part.replace(this.words.step, ''), isStep: this.words.step.test(part) }))
      .map(({ part, isStep }) => {
        const stems = stemsOf(part, this.words.small);
        const [first = ''] = stems;
        const walks = isStep && this.words.walk.test(this.said);
        const share = this.shareOf(part);
        const isTold = share >= 0.6 || (share > 0 && this.stems.includes(first));
        // The words may use another form of the first word: "passe" for "passar".
        const at = (isTold ? stems : [first]).map(stem => this.stems.indexOf(stem)).find(index => index >= 0);
        return { share: isTold ? share : walks ? 0.1 + share / 4 : 0, at };
      })
      .sort((one, other) => other.share - one.share)[0];
    if (!best || best.share === 0) return null;
    return { share: best.share, at: this.places[best.at ?? this.places.length] ?? this.said.length };
  }

  private shareOf(label: string): number {
    const stems = stemsOf(label, this.words.small);
    return stems.length === 0 || this.words.not.test(label)
      ? 0
      : stems.filter(stem => this.stems.includes(stem)).length / stems.length;
  }

  /** What is only in a ring of light is the enemy spoken of, or comes after everything that is told. */
  private ringAt(): number {
    const enemy = this.said.search(this.words.enemy);
    return enemy >= 0 ? enemy : this.said.length;
  }

  /** The part of a card spoken of nearest to its name, in the same sentence if there is one. */
  private partNear(thing: Thing): Part | null {
    const [name = ''] = partsOf(thing.name);
    const sentences = this.said.split(/(?<=[.!?])\s/).filter(sentence => sentence.includes(name));
    for (const place of [...sentences, this.said]) {
      const cues = Object.entries(this.words.parts).flatMap(([part, cue]) =>
        [...place.matchAll(new RegExp(cue, 'gi'))].flatMap(({ index }) =>
          [...place.matchAll(new RegExp(literal(name), 'g'))].map(at => ({
            part: part as Part,
            far: Math.abs(at.index - index),
          })),
        ),
      );
      const [nearest] = cues.sort((one, other) => one.far - other.far);
      if (nearest) return nearest.part;
    }
    const [only] = Object.entries(this.words.parts).filter(([, cue]) => cue.test(this.said));
    return (only?.[0] as Part | undefined) ?? null;
  }

  /** The part of a card spoken of next. */
  private partAfter(at: number): Part | null {
    const [sentence = ''] = this.said.slice(Math.max(at, 0)).split(/[.;:]/);
    const found = Object.entries(this.words.parts).find(([, cue]) => cue.test(sentence));
    return (found?.[0] as Part | undefined) ?? null;
  }
}

/** Where whole words occur. */
const find = (said: string, words: string): number =>
  said.search(new RegExp(`(?<!\\p{L})${literal(words)}(?!\\p{L})`, 'u'));

const literal = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
