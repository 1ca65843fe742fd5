import { type Effect, type Frame, frameOf, type Seat } from '../core/effect.ts';
import { Stream } from '../core/random.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Combat } from '../state/combat.ts';
import type { Duel } from '../state/duel.ts';
import type { Duration, Modifier } from '../state/modifiers.ts';
import type { Name } from '../state/names.ts';
import type { News, ToldNews } from '../state/news.ts';
import type { Player } from '../state/player.ts';
import type { State } from '../state/state.ts';
import type { Turn } from '../state/turn.ts';
import { Query, type ReadableGame } from './query.ts';

/** What a change needs of the game it writes to. */
export interface WritableGame extends ReadableGame {
  readonly state: State;
  /** Collects the news; null if nobody needs it. */
  readonly news: ToldNews[] | null;
  /** Who gave the answer being resolved; null during setup and while reading a game. */
  readonly answering: Seat | null;
}

/** What a change may do. It cannot ask: it queues effects, and those may ask. */
export class Game extends Query {
  declare readonly s: State;
  private readonly writable: WritableGame;
  private readonly queue: Frame[];
  /** The effect being resolved. */
  private readonly effect: Effect;

  constructor(game: WritableGame, frame: Frame, queue: Frame[]) {
    super(game, frame.seat, frame.card, frame.bonus);
    this.writable = game;
    this.queue = queue;
    this.effect = frame.effect;
  }

  override get me(): Player {
    return this.s.players[this.seat] as Player;
  }

  override get turn(): Turn {
    const { defence, turn } = this.s;
    return defence !== null && defence.seat === this.seat ? defence : turn;
  }

  override get combat(): Combat | null {
    return this.s.turn.seat === this.seat ? this.s.combat : null;
  }

  override get duel(): Duel | null {
    const { duel } = this.s;
    return duel !== null && (duel.aggressor === this.seat || duel.defender === this.seat) ? duel : null;
  }

  /** Queues effects, in this order, for the same seat and as part of the same card. */
  next(...effects: Effect[]): void {
    for (const effect of effects) this.queue.push(frameOf(effect, this.seat, this.card, this.bonus));
  }

  /** Repeats an effect for as long as it can do something. */
  again(effect: Effect): void {
    if (this.possible(effect)) this.next(effect);
  }

  /** Like `next`, for another seat. */
  nextFor(seat: Seat, ...effects: Effect[]): void {
    for (const effect of effects) this.queue.push(frameOf(effect, seat));
  }

  /** Queues effects of a card, their values raised by `bonus`. */
  nextFrom(card: Name, bonus: number, ...effects: Effect[]): void {
    for (const effect of effects) this.queue.push(frameOf(effect, this.seat, card, bonus));
  }

  /** Sends news to everyone. */
  tell(news: News): void {
    this.writable.news?.push({ to: null, news });
  }

  /** Sends full news to one seat, and what the others may know to them. */
  tellApart(seat: Seat, news: News, others: News): void {
    const { news: told } = this.writable;
    if (!told) return;
    told.push({ to: [seat], news });
    const rest = this.s.players.map((_, i) => i).filter(i => i !== seat);
    if (rest.length > 0) told.push({ to: rest, news: others });
  }

  /**
   * Tells the player that an effect, or part of it, cannot happen. The others are not told, because the reason may
   * depend on what they cannot see.
   */
  tellLost({ rule, about }: Refusal, effect: Effect = this.effect): void {
    const { seat, card } = this;
    this.writable.news?.push({ to: [seat], news: { news: 'part-lost', seat, card, effect, rule, about } });
  }

  /** Notes that something hidden was revealed: nothing before this can be undone (UND-02). */
  reveal(): void {
    this.s.fence++;
    // UND-03: these targets were chosen before the reveal.
    if (this.s.combat) this.s.combat.fixed = this.s.combat.targets;
  }

  /**
   * Cards in hand are shown. On their own turn players may show their own cards and undo that, since they learn nothing
   * from it (UND-01). If another player's decision, or a reaction to one, exposes cards, it is a reveal (UND-02).
   */
  showFromHand(): void {
    if (this.writable.answering !== this.seat || this.turn.seat !== this.seat) this.reveal();
  }

  /** Uses one of the random streams of the position. */
  random<T>(name: string, use: (stream: Stream) => T): T {
    const words = this.s.random[name];
    if (!words) throw new Error(`there is no random stream '${name}'`);
    const stream = new Stream(words);
    const result = use(stream);
    this.s.random = { ...this.s.random, [name]: stream.words };
    return result;
  }

  /** Adds a lasting effect. */
  modify(mod: Name, until: Duration, n = 0, on = ''): void {
    const modifier: Modifier = { mod, seat: this.seat, from: this.card, n, until, on };
    this.s.modifiers = [...this.s.modifiers, modifier];
  }

  /** Ends one modifier early. */
  drop(modifier: Modifier): void {
    this.s.modifiers = this.s.modifiers.filter(m => m !== modifier);
  }

  /** Ends all modifiers of a duration, of everyone or of one seat. */
  expire(until: Duration, seat: Seat | null = null): void {
    const { modifiers } = this.s;
    if (modifiers.length === 0) return;
    this.s.modifiers = modifiers.filter(m => m.until !== until || (seat !== null && m.seat !== seat));
  }
}

/** Tells the owner of an effect that it did nothing, so that nothing paid for vanishes silently. */
export function tellLost(game: WritableGame, frame: Frame, why: Refusal): void {
  if (frame.card === '' || game.news === null) return;
  const g = new Game(game, frame, []);
  g.tellLost(g.explain(frame.effect) ?? why);
}
