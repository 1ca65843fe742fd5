import {
  knownTo,
  type MageKnight,
  type Player,
  type Prompt,
  type Seat,
  shownTo,
  type ToldNews,
  viewOf,
  WOUND,
} from '@deedbook/engine';
import type { Budget } from '@deedbook/mind';
import type { Sight } from '../bot.ts';
import { type Allowance, Fighter } from '../duelist/duelist-bot.ts';
import { greedyBot, greedyBotWith } from '../greedy/greedy-bot.ts';
import { Mind, SOBER } from '../greedy/mind.ts';
import { Foresight } from './foresight.ts';
import { minorAnswer } from './minor-answers.ts';
import { prospectsOf } from './prospects.ts';

/* Plays on in an imagined position, with everyone playing sensibly. */

const HASTY: Budget = { nodes: 15_000, positions: 2, exhaustive: 0, summons: 2 };
const MOST_ANSWERS = 400;

/** Asked while a Round is prepared: the hero still has the used cards and Units of the last one, and seems to be weak. */
const PREPARING: readonly string[] = ['take-banner'] satisfies Prompt[];

/** How to play on, and how far. */
interface Horizon {
  /** Answers to give first. */
  readonly keys?: readonly string[];
  /** How many more of the seat's own turns to play after this one. */
  readonly turns?: number;
  /** A goal the seat pursues for the rest of its turn. */
  readonly committed?: string | null;
  /** Pays for the fights on the way. */
  readonly allowance?: Allowance;
  /** Hears every answer before it is given; false stops. */
  readonly onAnswer?: (seat: Seat, key: string) => boolean;
}

/** What a seat can expect at the horizon, and its Fame and Wounds at the end of this turn. */
export interface Future {
  readonly value: number;
  readonly fame: number;
  readonly wounds: number;
}

/** Plays a position on to the horizon; null if one of the first answers is refused. */
export function futureOf(
  table: MageKnight,
  seat: Seat,
  seed: string,
  { keys = [], turns = 1, committed = null, allowance, onAnswer }: Horizon = {},
): Future | null {
  const mind = new Mind(seed, SOBER);
  mind.committed = committed;
  mind.steady = true;
  const { players } = table.state;
  const bots = players.map((_, i) => (i === seat ? greedyBotWith(mind) : greedyBot(`${seed} ${i}`)));
  const fighters = players.map((_, i) => new Fighter(`${seed} ${i}`, HASTY, allowance));
  const foresight = new Foresight(seat, HASTY, allowance);
  // Turns may follow each other without a question in between, so they are counted by the news.
  const news: ToldNews[] = [];
  table.news = news;
  let ended = table.state.turn.seat === seat ? 0 : 1;
  let atEnd: Pick<Future, 'fame' | 'wounds'> | null = null;
  for (const key of keys) if (table.answer(seat, key)) return null;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const [question] = table.advance();
    if (news.splice(0).some(({ news: one }) => one.news === 'turn-ended' && one.seat === seat)) {
      mind.committed = null;
      atEnd ??= standingOf(table, seat);
      ended++;
    }
    if (!question || (ended > turns && !PREPARING.includes(question.prompt))) break;
    const sight: Sight = {
      asked: { ...shownTo(question), answers, standing: false },
      view: () => viewOf(table.state, question.seat),
      known: () => knownTo(table.state, question.seat),
    };
    const planned = ended > 0 && question.seat === seat ? foresight.choose(table, sight.asked) : null;
    // What it really answers to a minor question counts here, too.
    const own = planned ?? (question.seat === seat ? minorAnswer(sight) : null);
    const key = own ?? fighters[question.seat]?.choose(sight) ?? bots[question.seat]?.choose(sight) ?? null;
    if (key === null || onAnswer?.(question.seat, key) === false || table.answer(question.seat, key)) break;
  }
  return { ...(atEnd ?? standingOf(table, seat)), value: prospectsOf(table, seat) };
}

function standingOf(table: MageKnight, seat: Seat): Pick<Future, 'fame' | 'wounds'> {
  const { fame, hand, deck, discard } = table.state.players[seat] as Player;
  return { fame, wounds: [...hand, ...deck, ...discard].filter(card => card === WOUND).length };
}

/** The answers a sensible player gives from here until something is revealed or the turn ends. */
export function sensibleWay(table: MageKnight, seat: Seat, committed: string | null, seed: string): string[] {
  const { fence } = table.state;
  const keys: string[] = [];
  const onAnswer = (by: Seat, key: string): boolean => {
    if (by !== seat || table.state.fence !== fence || keys.at(-1) === 'end-turn') return false;
    keys.push(key);
    return true;
  };
  futureOf(table, seat, seed, { turns: 0, committed, onAnswer });
  return keys;
}
