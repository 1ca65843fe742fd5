import type { Effect, Seat } from '../core/effect.ts';
import type { Ask, Question } from '../core/question.ts';
import type { Refusal } from '../core/refusal.ts';
import type { ActName } from '../protocol/acts.ts';
import type { Choice, Option } from '../protocol/choice.ts';
import { isKeyOf } from '../protocol/keys.ts';
import type { AboutOf, Prompt } from '../protocol/prompts.ts';
import { Moment } from './moment.ts';
import type { Query } from './query.ts';

/**
 * Collects the options of a menu. The same description has three uses: listing collects everything possible; seeking
 * collects only the key that was answered; explaining finds out why one key is not possible. So legality and
 * explanations cannot drift apart.
 */
export class Menu {
  readonly options: Option<Effect | null>[] = [];
  /** The key to explain, or null. */
  readonly wanted: string | null;
  /** The only key to list, or null to list all of them. */
  private readonly sought: string | null;
  refusal: Refusal | null = null;
  /** Everything in a menu is offered to one seat in one position. */
  readonly moment = new Moment();

  constructor(wanted: string | null = null, sought: string | null = null) {
    this.wanted = wanted;
    this.sought = sought;
  }

  /** The only key that matters was found, so the rest can be skipped. */
  get isFound(): boolean {
    return this.sought !== null && this.options.length > 0;
  }

  /** Whether acts of these kinds matter; if not, skip expensive work for them. */
  isAbout(...acts: readonly ActName[]): boolean {
    return this.sought === null || isKeyOf(this.sought, ...acts);
  }

  /** Offers an effect if its rule allows it. */
  offer(q: Query, choice: Choice, effect: Effect): void {
    this.offerOption(q, { choice, value: effect });
  }

  /** The same for a prebuilt option. */
  offerOption(q: Query, option: Option<Effect>): void {
    if (this.lists(option.choice)) {
      if (q.possible(option.value)) this.options.push(option);
    } else if (this.wanted === option.choice.key) {
      this.refusal = q.explain(option.value);
    }
  }

  /** Adds an option already known to be possible. */
  add(option: Option<Effect | null>): void {
    if (this.lists(option.choice)) this.options.push(option);
  }

  /** Says why a key is not offered. */
  close(key: string, why: () => Refusal): void {
    if (this.wanted === key) this.refusal = why();
  }

  /** Says why acts of these kinds are not offered, unless there is a more specific reason. */
  closeAll(why: Refusal, ...acts: readonly ActName[]): void {
    if (this.wanted !== null && isKeyOf(this.wanted, ...acts)) this.refusal ??= why;
  }

  /** Whether this choice is listed if it is possible. */
  lists(choice: Choice): boolean {
    return this.wanted === null && (this.sought === null || this.sought === choice.key);
  }
}

/** A question without details. */
type PlainPrompt = { [P in Prompt]: Record<never, never> extends AboutOf<P> ? P : never }[Prompt];

/** A question answered from a menu: filled completely to list it, or just for the key that was answered. */
class MenuQuestion implements Question<Effect | null, Choice> {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly always = true;
  readonly refused: (key: string) => Refusal | null;
  private readonly fill: (menu: Menu) => void;
  private listed: readonly Option<Effect | null>[] | null = null;

  constructor(seat: Seat, prompt: PlainPrompt, fill: (menu: Menu) => void) {
    this.seat = seat;
    this.prompt = prompt;
    this.fill = fill;
    this.refused = key => {
      const menu = new Menu(key);
      fill(menu);
      return menu.refusal;
    };
  }

  get options(): readonly Option<Effect | null>[] {
    if (this.listed === null) {
      const menu = new Menu();
      this.fill(menu);
      // A menu always offers a way to continue, so an empty one is a bug and must not be hidden.
      if (menu.options.length === 0) throw new Error(`nothing can be answered to '${this.prompt}'`);
      this.listed = menu.options;
    }
    return this.listed;
  }

  find(key: string): Option<Effect | null> | null {
    if (this.listed !== null) return this.listed.find(option => option.choice.key === key) ?? null;
    const menu = new Menu(null, key);
    this.fill(menu);
    return menu.options[0] ?? null;
  }
}

/** Asks what to do next. */
export function* askMenu(...menu: ConstructorParameters<typeof MenuQuestion>): Ask<Effect | null> {
  return (yield new MenuQuestion(...menu)) as Effect | null;
}
