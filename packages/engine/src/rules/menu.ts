import type { Effect } from '../core/effect.ts';
import type { Option, Spot } from '../core/question.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Query } from './query.ts';

/**
 * Collects what a menu offers. It has two uses of the same description: listing keeps what is possible; explaining looks
 * for one key and keeps why that one is not possible. So legality and reasons cannot differ.
 */
export class Menu {
  readonly options: Option<Effect | null>[] = [];
  /** The key to be explained, or null when listing. */
  readonly wanted: string | null;
  refusal: Refusal | null = null;

  constructor(wanted: string | null = null) {
    this.wanted = wanted;
  }

  /** Offers an effect if its rule allows it; `about` is what can be said of it before it is chosen. */
  offer(q: Query, key: string, effect: Effect, at?: Spot, about?: object): void {
    if (this.wanted === null) {
      if (q.possible(effect))
        this.options.push({ key, value: effect, ...(at ? { at } : {}), ...(about ? { about } : {}) });
    } else if (this.wanted === key) {
      this.refusal = q.explain(effect);
    }
  }

  /** Offers what is already known to be possible. */
  add(option: Option<Effect | null>): void {
    if (this.wanted === null) this.options.push(option);
  }

  /** Says why a key is not offered. */
  close(key: string, why: () => Refusal): void {
    if (this.wanted === key) this.refusal = why();
  }
}
