import type { Effect, Frame, Seat } from '../core/effect.ts';
import type { Question } from '../core/question.ts';
import { type Rule, type RuleTraits, ruleFor } from '../core/rule.ts';
import { Table } from '../core/table.ts';
import { cloneState } from '../state/clone.ts';
import type { ToldNews } from '../state/news.ts';
import type { State } from '../state/state.ts';
import { Game, type Written } from './game.ts';
import { Query } from './query.ts';

const register = ruleFor<Query, Game>();

/** Registers how one kind of effect of this game resolves; gives back its constructor. */
export const rule = <A extends object = Record<never, never>>(
  fx: string,
  how: Rule<Query, Game, Effect & A>,
  traits?: RuleTraits<Effect & A>,
) => register<A>(fx, how, traits);

/** What a seat may do on other players' turns; the rules that allow such things add themselves. */
export type StandingSource = (q: Query) => Question<Effect> | null;
const standingSources: StandingSource[] = [];
export const offerStanding = (source: StandingSource): void => {
  standingSources.push(source);
};

/** One game being resolved: a position and the rule that waits in it. */
export class MageKnight extends Table<Query, Game> implements Written {
  readonly state: State;
  news: ToldNews[] | null = null;

  constructor(state: State) {
    super();
    this.state = state;
  }

  get stack(): Frame[] {
    return this.state.stack;
  }

  /** A game that can be played on without touching this one. */
  clone(): MageKnight {
    return new MageKnight(cloneState(this.state));
  }

  /** Looks at the position for a seat. */
  look(seat: Seat): Query {
    return new Query(this, seat, '', 0);
  }

  protected override query(frame: Frame): Query {
    return new Query(this, frame.seat, frame.card, frame.bonus);
  }

  protected override change(frame: Frame, queue: Frame[]): Game {
    return new Game(this, frame, queue);
  }

  protected override standing(seat: Seat): Question<Effect> | null {
    if (!this.state.players[seat]) return null;
    const q = this.look(seat);
    const found = standingSources.map(source => source(q)).filter(question => question !== null);
    if (found.length === 0) return null;
    return { seat, prompt: 'standing', options: found.flatMap(question => question.options), always: true };
  }
}
