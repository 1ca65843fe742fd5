import {
  knownTo,
  type MageKnight,
  type Player,
  type Prompt,
  type Seat,
  shownTo,
  viewOf,
  WOUND,
} from '@deedbook/engine';
import type { Budget } from '@deedbook/mind';
import type { Bot, Sight } from '../bot.ts';
import { Fighter } from '../duelist/duelist-bot.ts';
import { greedyBot, greedyBotWith } from '../greedy/greedy-bot.ts';
import { Mind, SOBER } from '../greedy/mind.ts';
import { prospectsOf } from './prospects.ts';

/* Plays on in an imagined position, with everyone playing sensibly. */

const HASTY: Budget = { nodes: 2500, positions: 2, exhaustive: 0 };
const MOST_ANSWERS = 400;

/** What became of a turn in one imagined position: at its end, and some turns later. */
export interface Future {
  readonly value: number;
  readonly fame: number;
  readonly wounds: number;
}

/** A cast of sensible players, the own seat told what to pursue. */
class Cast {
  readonly mind: Mind;
  private readonly table: MageKnight;
  private readonly bots: readonly Bot[];
  private readonly fighters: readonly Fighter[];

  constructor(table: MageKnight, seat: Seat, committed: string | null, seed: string) {
    this.table = table;
    this.mind = new Mind(seed, SOBER);
    this.mind.committed = committed;
    this.mind.steady = true;
    const own = greedyBotWith(this.mind);
    const { players } = table.state;
    this.bots = players.map((_, i) => (i === seat ? own : greedyBot(`${seed} ${i}`)));
    this.fighters = players.map((_, i) => new Fighter(`${seed} ${i}`, HASTY));
  }

  /** The next answer, or null if there is none. */
  next(answers: number): { readonly seat: Seat; readonly prompt: string; readonly key: string } | null {
    const { table } = this;
    const [question] = table.advance();
    if (!question) return null;
    const { seat } = question;
    const sight: Sight = {
      asked: { ...shownTo(question), answers, standing: false },
      view: () => viewOf(table.state, seat),
      known: () => knownTo(table.state, seat),
    };
    const key = this.fighters[seat]?.choose(sight) ?? this.bots[seat]?.choose(sight) ?? null;
    return key === null ? null : { seat, prompt: question.prompt, key };
  }
}

/** Plays these answers, the rest of the turn and some turns more; null if an answer is refused. */
export function futureOf(
  table: MageKnight,
  seat: Seat,
  keys: readonly string[],
  turns: number,
  seed: string,
): Future | null {
  for (const key of keys) if (table.answer(seat, key)) return null;
  const cast = new Cast(table, seat, null, seed);
  let ended = 0;
  let isEnding = keys.at(-1) === 'end-turn';
  let atEnd = standingOf(table, seat);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const answer = cast.next(answers);
    if (isEnding && (!answer || answer.seat !== seat || BETWEEN_TURNS.has(answer.prompt))) {
      isEnding = false;
      if (ended === 0) atEnd = standingOf(table, seat);
      if (++ended > turns) break;
    }
    if (!answer || table.answer(answer.seat, answer.key)) break;
    if (answer.seat === seat && answer.key === 'end-turn') isEnding = true;
  }
  if (ended === 0) atEnd = standingOf(table, seat);
  return { ...atEnd, value: prospectsOf(table, seat) };
}

/** Questions asked when the previous turn is over. */
const BETWEEN_TURNS: ReadonlySet<string> = new Set<Prompt>(['turn', 'start-of-turn', 'before-turn']);

function standingOf(table: MageKnight, seat: Seat): Pick<Future, 'fame' | 'wounds'> {
  const { fame, hand, deck, discard } = table.state.players[seat] as Player;
  return { fame, wounds: [...hand, ...deck, ...discard].filter(card => card === WOUND).length };
}

/** The answers a sensible player gives from here until something is revealed or the turn ends. */
export function sensibleWay(table: MageKnight, seat: Seat, committed: string | null, seed: string): string[] {
  const cast = new Cast(table, seat, committed, seed);
  const { fence } = table.state;
  const keys: string[] = [];
  while (keys.length < MOST_ANSWERS && table.state.fence === fence && table.state.turn.seat === seat) {
    const answer = cast.next(keys.length);
    if (!answer || answer.seat !== seat || table.answer(seat, answer.key)) break;
    keys.push(answer.key);
    if (answer.key === 'end-turn') break;
  }
  return keys;
}
