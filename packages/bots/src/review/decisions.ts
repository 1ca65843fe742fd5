import {
  type Act,
  type Asked,
  cloneState,
  type GameOptions,
  type GameRecord,
  type Prompt,
  type Seat,
  Session,
  type State,
} from '@deedbook/engine';
import { isSameExchange, type ReviewPhase } from '@deedbook/mind';
import { EXCHANGES } from '../duelist/duelist-bot.ts';

/** A decision of a seat, with the position it was made in. */
export interface Decision {
  /** How many answers had been given before it. */
  readonly at: number;
  readonly key: string;
  readonly asked: Asked;
  readonly state: State;
  readonly phase: ReviewPhase;
  /** How many turns this seat has begun. */
  readonly turn: number;
}

/** A fight of a seat, or one exchange of a player combat, from its first decision to its end. */
export interface Fought {
  readonly first: Decision;
  /** How many answers had been given when it was over. */
  readonly endedAt: number;
  readonly end: State;
  readonly won: boolean;
}

/** What a seat decided in a game, and how that ended. */
export interface Story {
  /** Decisions in a row, with nothing revealed and no one else acting in between. */
  readonly stretches: readonly (readonly Decision[])[];
  readonly fights: readonly Fought[];
  /** The last position. */
  readonly end: State;
}

/** Everything a seat decided, as far as today's rules accept the record. */
export function storyOf({ scenario, seats, seed, options, answers }: GameRecord, seat: Seat): Story {
  const heroes = seats.map(({ hero }) => hero);
  const session = new Session({ scenario, heroes, seed, options: options as GameOptions });
  const stretches: Decision[][] = [];
  const fights: Fought[] = [];
  let last: Decision | null = null;
  let first: Decision | null = null;
  /** The first decision of the exchange under way. */
  let exchange: Decision | null = null;
  let turn = 0;
  const listen = (at: number, from: number) => {
    let hasDriven = false;
    for (const { news } of session.news.slice(from)) {
      if (news.news === 'duel-ended' && news.winner === seat) hasDriven = true;
      if (news.news === 'turn-began' && news.seat === seat) turn++;
      if (news.news !== 'fight-ended' || news.seat !== seat || !first) continue;
      fights.push({ first, endedAt: at, end: cloneState(session.state), won: news.won });
      first = null;
    }
    if (!exchange?.state.duel || isSameExchange(exchange.state.duel, session.state)) return;
    fights.push({ first: exchange, endedAt: at, end: cloneState(session.state), won: hasDriven });
    exchange = null;
  };
  listen(0, 0);
  for (const [at, line] of answers.entries()) {
    const [by, key] = [Number(line[0]), line.slice(2)];
    const asked = by === seat ? session.question(seat) : null;
    if (asked) {
      const decision = decisionAt(session, { at, key, asked, turn });
      if (last && goesOn(last, decision)) stretches.at(-1)?.push(decision);
      else stretches.push([decision]);
      if (decision.state.combat !== null && decision.state.turn.seat === seat) first ??= decision;
      if (EXCHANGES.includes(asked.prompt)) exchange ??= decision;
      last = decision;
    }
    const heard = session.news.length;
    if (session.answer(by, key) !== null) break;
    listen(at + 1, heard);
  }
  return { stretches, fights, end: session.state };
}

function decisionAt({ state }: Session, made: Pick<Decision, 'at' | 'key' | 'asked' | 'turn'>): Decision {
  const act = made.asked.choices.find(({ key }) => key === made.key)?.act;
  return { ...made, state: cloneState(state), phase: phaseOf(made.asked, act, state) };
}

/** Whether the seat learned nothing between two decisions. */
const goesOn = (a: Decision, b: Decision): boolean =>
  a.at + 1 === b.at && a.turn === b.turn && a.state.fence === b.state.fence && a.state.turn.seat === b.state.turn.seat;

const TACTICS: readonly Prompt[] = ['tactic', 'before-turn', 'leave-tactic', 'start-of-turn'];
/** Questions about what to gain. */
export const REWARDS: readonly Prompt[] = [
  'rewards',
  'gain-skill',
  'gain-advanced-action',
  'gain-spell',
  'gain-crystal',
  'starting-skill',
  'take-unit',
  'take-spell',
];
const RESTING: readonly Prompt[] = ['rest', 'rest-wounds', 'discard-step'];

function phaseOf({ prompt }: Asked, act: Act | undefined, { combat, duel, turn }: State): ReviewPhase {
  if (combat !== null || duel !== null) return 'fighting';
  if (TACTICS.includes(prompt)) return 'tactics';
  if (REWARDS.includes(prompt)) return 'rewards';
  if (RESTING.includes(prompt) || turn.part === 'rest') return 'resting';
  if (act?.act === 'rest' || act?.act === 'end-turn') return 'resting';
  return turn.interacting || act?.act === 'interact' ? 'interacting' : 'moving';
}
