import { keyOfPosition, type MageKnight, type Seat, type State } from '@deedbook/engine';

export interface Exhausted {
  readonly value: number;
  /** The seat's answers up to the first random event, or up to the other player's first answer. */
  readonly keys: readonly string[];
  readonly nodes: number;
  /** Whether it left out an answer that reveals something, such as drawing cards: with luck, that may be better. */
  readonly leavesOut: boolean;
}

class TooMany extends Error {}

/** A search of everything that can be answered, each position once. What it does not try cannot help. */
export abstract class Search {
  protected leavesOut = false;
  protected readonly seat: Seat;
  private start: State | null = null;
  private nodes = 0;
  private readonly most: number;
  private readonly known = new Map<string, { readonly value: number; readonly key: string }>();

  constructor(seat: Seat, most: number) {
    this.seat = seat;
    this.most = most;
  }

  /** The best outcome; null if finding it takes too many positions. */
  run(start: MageKnight): Exhausted | null {
    this.start = start.clone().state;
    try {
      const value = this.valueFrom(start);
      return { value, keys: this.lineFrom(start), nodes: this.nodes, leavesOut: this.leavesOut };
    } catch (error) {
      if (error instanceof TooMany) return null;
      throw error;
    }
  }

  /** Who answers next. */
  protected abstract actorIn(table: MageKnight): Seat;

  protected abstract worthTrying(table: MageKnight, actor: Seat): Iterable<string>;

  /** The value after an answer; null if it reveals something unknown. */
  protected abstract valueAfter(table: MageKnight, actor: Seat, key: string): number | null;

  /** Whether the seat still has something to answer in what is searched. */
  protected abstract isOn(table: MageKnight): boolean;

  /** Whether chance decides what follows an answer. */
  protected isChance(_table: MageKnight, _key: string): boolean {
    return false;
  }

  /** The seat makes the most of it, anyone else the least. */
  protected valueFrom(table: MageKnight): number {
    const word = keyOfPosition(table.state, this.start);
    const met = this.known.get(word);
    if (met) return met.value;
    if (++this.nodes > this.most) throw new TooMany();
    const actor = this.actorIn(table);
    const sign = actor === this.seat ? 1 : -1;
    let best = { value: Number.NEGATIVE_INFINITY * sign, key: '' };
    for (const key of this.worthTrying(table, actor)) {
      const value = this.valueAfter(table, actor, key);
      if (value !== null && sign * value > sign * best.value) best = { value, key };
    }
    this.known.set(word, best);
    return best.value;
  }

  private lineFrom(start: MageKnight): string[] {
    const keys: string[] = [];
    const table = start.clone();
    while (this.isOn(table)) {
      const key = this.known.get(keyOfPosition(table.state, this.start))?.key;
      if (key === undefined || key === '') break;
      keys.push(key);
      if (this.isChance(table, key)) break;
      table.answer(this.seat, key);
    }
    return keys;
  }
}
