import type { Asked, MageKnight, Seat } from '@deedbook/engine';
import type { Budget } from '@deedbook/mind';
import type { Allowance } from '../duelist/duelist-bot.ts';
import { type Breadth, waysToPlay } from './beam.ts';
import { isSiege } from './siege.ts';

/** A small search: it is made again and again, for every plan in every imagined position. */
const SMALL: Breadth = { width: 5, nodes: 160, fights: 3 };
/** How often to search in one future: at the start of a turn, and once more after something is revealed. */
const MOST_SEARCHES = 2;

/**
 * Plans the turns to come in imagined positions of a siege. Rules of thumb would walk away from a city that could be
 * stormed, so every plan that gets ready for an assault would seem to lead nowhere.
 */
export class Foresight {
  private readonly seat: Seat;
  private readonly fighting: Budget;
  private readonly allowance: Allowance;
  private answers: readonly string[] = [];
  private searches = 0;

  constructor(seat: Seat, fighting: Budget, allowance: Allowance = { left: Number.POSITIVE_INFINITY }) {
    this.seat = seat;
    this.fighting = fighting;
    this.allowance = allowance;
  }

  /** The next answer of the plan; null where there is none. */
  choose(table: MageKnight, asked: Asked): string | null {
    if (this.answers.length === 0 && asked.prompt === 'turn') this.answers = this.plan(table);
    const [next, ...rest] = this.answers;
    const isOffered = asked.choices.some(({ key }) => key === next);
    this.answers = isOffered ? rest : [];
    return isOffered ? (next as string) : null;
  }

  private plan(table: MageKnight): readonly string[] {
    if (this.searches >= MOST_SEARCHES || !isSiege(table.queryFor(this.seat))) return [];
    this.searches++;
    return waysToPlay(table.clone(), this.seat, SMALL, this.allowance, this.fighting)[0]?.keys ?? [];
  }
}
