import type { Effect, Frame, Seat } from '../core/effect.ts';
import type { Question } from '../core/question.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { Resolver } from '../core/resolver.ts';
import { type Arguments, type Constructor, type Rule, type RuleTraits, ruleFor } from '../core/rule.ts';
import type { FieldsOf } from '../core/shape.ts';
import { cloneState } from '../state/clone.ts';
import type { ToldNews } from '../state/news.ts';
import type { State } from '../state/state.ts';
import { Game, tellLost, type WritableGame } from './game.ts';
import { type InCombat, type InDuel, isInCombat, isInDuel, Query } from './query.ts';
import { Finisher } from './turn/finisher.ts';
import { IN_FIGHTS } from './when.ts';

const register = ruleFor<Query, Game>();

const NO_ARGUMENTS = {};
type NoArguments = Record<never, never>;

/** Registers a rule for effects that read the game as Q and change it as G; returns the constructor of the effect. */
interface Registering<Q, G> {
  <const K extends string>(fx: K, how: Rule<Q, G, Effect>, traits?: RuleTraits<Effect>): Constructor<K, NoArguments>;
  <const K extends string, const F extends Arguments>(
    fx: K,
    args: F,
    how: Rule<Q, G, Effect & FieldsOf<F>>,
    traits?: RuleTraits<Effect & FieldsOf<F>>,
  ): Constructor<K, FieldsOf<F>>;
}

/** Why such rules do not apply now, regardless of the rule itself. */
type Gate = (q: Query) => Refusal | null;

function ruleThat<Q, G>(always: RuleTraits<Effect>, gate?: Gate): Registering<Q, G> {
  return <K extends string>(fx: K, ...rest: readonly unknown[]) => {
    const [args, how, traits] = typeof rest[0] === 'function' ? [NO_ARGUMENTS, ...rest] : rest;
    const resolve = how as Rule<Query, Game, Effect>;
    const gated: typeof resolve = gate ? (q, effect) => gate(q) ?? resolve(q, effect) : resolve;
    return register(fx, args as NoArguments, gated, { ...always, ...(traits as RuleTraits<Effect> | undefined) });
  };
}

/** Registers how one kind of effect resolves, with the shapes of its arguments; returns its constructor. */
export const rule = ruleThat<Query, Game>({});

/** The same, for an End of Turn choice that the next player need not wait for (END-02, REW-06). */
export const lateRule = ruleThat<Query, Game>({ mayWait: true });

/** The same, for effects that touch more than the player's own things: they wait until the previous turn has ended. */
export const settledRule = ruleThat<Query, Game>({ waits: true });

const NOT_IN_COMBAT = refuse('CRD-20');
const FIGHTING = { when: () => IN_FIGHTS };

/** The same for what is only possible in a fight, of either kind. */
export const fightRule = ruleThat<Query, Game>(FIGHTING, q => (q.isFighting ? null : NOT_IN_COMBAT));

/** The same, for effects possible only in combat with enemies. */
export const combatRule = ruleThat<InCombat, InCombat<Game>>(FIGHTING, q => (isInCombat(q) ? null : NOT_IN_COMBAT));

/** The same, for effects possible only in player combat. */
export const duelRule = ruleThat<InDuel, InDuel<Game>>(FIGHTING, q => (isInDuel(q) ? null : NOT_IN_COMBAT));

/** What a seat may do on other players' turns. Rules that allow such things register themselves here. */
export type StandingSource = (q: Query) => Question<Effect> | null;
const standingSources: StandingSource[] = [];
export const offerStanding = (source: StandingSource): void => {
  standingSources.push(source);
};

/** The same while another player is still making End of Turn choices. */
const meanwhileSources: StandingSource[] = [];
export const offerMeanwhile = (source: StandingSource): void => {
  meanwhileSources.push(source);
};

/** A game being resolved: a position and the rule waiting in it. */
export class MageKnight extends Resolver<Query, Game> implements WritableGame {
  readonly state: State;
  news: ToldNews[] | null = null;

  constructor(state: State) {
    super();
    this.state = state;
  }

  get stack(): Frame[] {
    return this.state.stack;
  }

  /** A copy that can be played on without touching this game. */
  clone(): MageKnight {
    return new MageKnight(cloneState(this.state));
  }

  /** A player who is still finishing a turn is asked before the others (REW-06). */
  override advance(): readonly Question[] {
    // The common case: nobody is late.
    if (this.state.finishing === null) {
      const asked = super.advance();
      if (this.state.finishing === null) return asked;
    }
    for (;;) {
      const { finishing } = this.state;
      const late = finishing === null ? [] : new Finisher(this).advance();
      const others = super.advance();
      if (late.length === 0 && this.state.finishing === null) return others;
      if (late.length > 0) return [...late, ...others];
    }
  }

  override answer(seat: Seat, key: string): Refusal | null {
    this.advance();
    if (this.state.finishing?.seat !== seat) return super.answer(seat, key);
    this.answering = seat;
    const refusal = new Finisher(this).answer(seat, key);
    if (refusal) return refusal;
    this.forget();
    this.advance();
    return null;
  }

  /** Whether an answer would reveal something; a refused one reveals nothing. Changes nothing. */
  reveals(seat: Seat, key: string): boolean {
    const trial = this.clone();
    return trial.answer(seat, key) === null && trial.state.fence > this.state.fence;
  }

  /** A query of the position for a seat. */
  queryFor(seat: Seat): Query {
    return new Query(this, seat, '', 0);
  }

  protected override query(frame: Frame): Query {
    return new Query(this, frame.seat, frame.card, frame.bonus);
  }

  protected override change(frame: Frame, queue: Frame[]): Game {
    return new Game(this, frame, queue);
  }

  protected override lost(frame: Frame, why: Refusal): void {
    tellLost(this, frame, why);
  }

  protected override standing(seat: Seat): Question<Effect> | null {
    return this.offeredBy(standingSources, seat);
  }

  protected override meanwhile(seat: Seat): Question<Effect> | null {
    return this.offeredBy(meanwhileSources, seat);
  }

  protected override get isSomeoneLate(): boolean {
    return this.state.finishing !== null;
  }

  private offeredBy(sources: readonly StandingSource[], seat: Seat): Question<Effect> | null {
    if (!this.state.players[seat]) return null;
    const q = this.queryFor(seat);
    const found = sources.map(source => source(q)).filter(question => question !== null);
    if (found.length === 0) return null;
    return { seat, prompt: 'standing', options: found.flatMap(question => question.options), always: true };
  }
}
