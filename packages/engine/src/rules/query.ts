import type { Effect, Frame, Seat } from '../core/effect.ts';
import { inOrder, type Term, total } from '../core/numbers.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { Combat } from '../state/combat.ts';
import type { Duel } from '../state/duel.ts';
import type { Name } from '../state/names.ts';
import type { Dummy, Player } from '../state/player.ts';
import type { State } from '../state/state.ts';
import type { Turn } from '../state/turn.ts';
import { activeModifiers } from './cards/banners.ts';
import type { Payment } from './cards/mana.ts';
import { MODIFIERS } from './catalogue.ts';
import type { Concern, Modifiable } from './lasting.ts';
import { modeOf, SCENARIOS, type Scenario, type ScenarioMode } from './scenarios/scenarios.ts';

/** The position as questions see it: read-only. */
export type Seen = Readonly<Omit<State, 'players' | 'dummy' | 'turn' | 'combat' | 'duel' | 'defence' | 'stack'>> & {
  readonly players: readonly Readonly<Player>[];
  readonly dummy: Readonly<Dummy> | null;
  readonly turn: Readonly<Turn>;
  readonly combat: Readonly<Combat> | null;
  readonly duel: Readonly<Duel> | null;
  readonly defence: Readonly<Turn> | null;
  readonly stack: readonly Frame[];
};

/** What a query needs of the game it reads. */
export interface ReadableGame {
  readonly state: State;
  isPossible(q: Query, effect: Effect): boolean;
  whyImpossible(q: Query, effect: Effect): Refusal | null;
}

/** A refusal whose reason was not worked out. */
const IMPOSSIBLE = refuse('CRD-11');

/** Numbers that players want low. */
const COSTS: readonly Modifiable[] = ['moveCost', 'exploreCost', 'recruitCost', 'enemyArmor', 'enemyAttack'];

/** What is assumed when checking something that has not been played yet. */
interface Trial {
  /** Cards that would have left the hand. */
  readonly leaving: readonly Name[];
  /** Mana that would have been paid. */
  readonly promised: readonly Payment[];
  /** Whether the reason for a refusal is wanted, so it is worth working out. */
  readonly explaining: boolean;
}

const NOTHING_SUPPOSED: Trial = { leaving: [], promised: [], explaining: false };
const EXPLAINING: Trial = { ...NOTHING_SUPPOSED, explaining: true };

/** Everything a rule may read while it asks. It cannot write. */
export class Query {
  protected readonly game: ReadableGame;
  readonly s: Seen;
  /** Who the effect belongs to. */
  readonly seat: Seat;
  /** The card it came from, or ''. */
  readonly card: Name;
  /** The bonus added to that card. */
  readonly bonus: number;
  private readonly trial: Trial;

  constructor(game: ReadableGame, seat: Seat, card: Name, bonus: number, trial: Trial = NOTHING_SUPPOSED) {
    this.game = game;
    this.s = game.state;
    this.seat = seat;
    this.card = card;
    this.bonus = bonus;
    this.trial = trial;
  }

  get explaining(): boolean {
    return this.trial.explaining;
  }

  get promised(): readonly Payment[] {
    return this.trial.promised;
  }

  get me(): Readonly<Player> {
    return this.s.players[this.seat] as Player;
  }

  /** The turn being played; for a player defending on another player's turn, their own record. */
  get turn(): Readonly<Turn> {
    const { defence, turn } = this.s;
    return defence !== null && defence.seat === this.seat ? defence : turn;
  }

  /** Whether the seat may do everything allowed on its own turn: it is its turn, or it defends fully (PVP-DEF-04). */
  get hasTurn(): boolean {
    return this.s.turn.seat === this.seat || (this.s.defence?.seat === this.seat && !this.isPartial);
  }

  /** Whether this seat defends partially and keeps its next turn (PVP-DEF-06). */
  get isPartial(): boolean {
    const { defence, duel } = this.s;
    return defence !== null && defence.seat === this.seat && duel?.participation === 'partial';
  }

  /** The player combat this seat takes part in. */
  get duel(): Readonly<Duel> | null {
    const { duel } = this.s;
    return duel !== null && (duel.aggressor === this.seat || duel.defender === this.seat) ? duel : null;
  }

  /** Whether the seat is in combat, with enemies or another player. */
  get isFighting(): boolean {
    return this.combat !== null || this.duel !== null;
  }

  /** This seat's combat with enemies, if any. */
  get combat(): Readonly<Combat> | null {
    return this.s.turn.seat === this.seat ? this.s.combat : null;
  }

  /** Whether night rules apply: at night, and in a combat underground (MAN-10). */
  get isNight(): boolean {
    return this.s.time === 'night' || this.s.combat?.night === true;
  }

  get scenario(): Scenario {
    return SCENARIOS.get(this.s.options.scenario);
  }

  get mode(): ScenarioMode {
    return modeOf(this.s.options, this.s.players.length);
  }

  /** The hand without the cards being played, which are still in it while playing them is only being checked. */
  get otherCards(): readonly Name[] {
    return this.trial.leaving.reduce<readonly Name[]>(without, this.me.hand);
  }

  /** A query as if this card had just been played from the hand. */
  playing(card: Name): Query {
    const { game, seat, bonus, trial } = this;
    const { leaving, promised, explaining } = trial;
    return new Query(game, seat, card, bonus, { leaving: [...leaving, card], promised, explaining });
  }

  /** A query for an effect whose value is raised further. */
  raisedBy(n: number): Query {
    const { game, seat, card, bonus, trial } = this;
    return n === 0 ? this : new Query(game, seat, card, bonus + n, trial);
  }

  /** A refusal if the effect would do nothing now, with the reason only if wanted; otherwise null. */
  refusal(effect: Effect): Refusal | null {
    if (this.explaining) return this.game.whyImpossible(this, effect);
    return this.game.isPossible(this, effect) ? null : IMPOSSIBLE;
  }

  /** A query for the effect of something other than a card in hand: a Unit or a Skill. */
  from(source: Name): Query {
    return new Query(this.game, this.seat, source, 0, this.trial);
  }

  /** A query as if this mana had been paid. */
  paying(payments: readonly Payment[]): Query {
    const { game, seat, card, bonus, trial } = this;
    return new Query(game, seat, card, bonus, { ...trial, promised: [...trial.promised, ...payments] });
  }

  /** A query for another seat. */
  as(seat: Seat): Query {
    const { game, card, bonus, explaining } = this;
    return new Query(game, seat, card, bonus, explaining ? EXPLAINING : NOTHING_SUPPOSED);
  }

  /** Why an effect would do nothing now, or null. */
  explain(effect: Effect): Refusal | null {
    const { game, seat, card, bonus, trial } = this;
    return game.whyImpossible(new Query(game, seat, card, bonus, { ...trial, explaining: true }), effect);
  }

  possible(effect: Effect): boolean {
    return this.game.isPossible(this, effect);
  }

  /** A number after all modifiers. `terms`, if given, collects its terms. */
  modified(what: Modifiable, base: readonly Term[], about: Concern, terms?: Term[]): number {
    const modifiers = activeModifiers(this.s);
    if (modifiers.length === 0 && !terms && base.length === 1) return (base[0] as Term).n;
    const all = [...base];
    for (const m of modifiers) {
      const term = MODIFIERS.get(m.mod)[what]?.(m, about, this.s as State);
      if (term) all.push(term);
    }
    // Most lasting effects change other numbers, and then there is nothing to add up.
    if (all.length === 1 && !terms) return (all[0] as Term).n;
    const better = COSTS.includes(what) ? 'low' : 'high';
    terms?.push(...inOrder(all, better));
    return total(all, better);
  }
}

/** A query, or a game, of a seat that is fighting enemies. */
export type InCombat<Q extends Query = Query> = Q & { readonly combat: NonNullable<Q['combat']> };

/** The same for a seat in player combat. */
export type InDuel<Q extends Query = Query> = Q & { readonly duel: NonNullable<Q['duel']> };

export const isInCombat = <Q extends Query>(q: Q): q is InCombat<Q> => q.combat !== null;
export const isInDuel = <Q extends Query>(q: Q): q is InDuel<Q> => q.duel !== null;

/** A list without one copy of something. */
export function without<T>(list: readonly T[], one: T): readonly T[] {
  const at = list.indexOf(one);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** The list without duplicates, in order of first occurrence. */
export const distinct = <T>(list: readonly T[]): T[] => list.filter((x, i) => list.indexOf(x) === i);
