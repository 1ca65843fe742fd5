import '../content/index.ts';
import type { Seat } from '../core/effect.ts';
import { Stream, seeded } from '../core/random.ts';
import { Session } from '../session.ts';

export const HEROES_AT_TABLE = ['tovak', 'goldyx', 'norowas', 'arythea'] as const;

export const newSession = (players: number, seed = '1'): Session =>
  new Session({ scenario: 'first-reconnaissance', heroes: HEROES_AT_TABLE.slice(0, players), seed });

/** Answers at random until the game is over or this many answers were given; `look` is called before every decision. */
export function playAtRandom(
  session: Session,
  seed: string,
  most: number,
  look?: (seat: Seat, key: string) => void,
): void {
  const stream = new Stream(seeded(seed, 'test'));
  for (let i = 0; i < most && !session.isOver; i++) {
    const seats = session.asked;
    const seat = seats[stream.below(seats.length)] as Seat;
    const choices = session.question(seat)?.choices ?? [];
    const key = choices[stream.below(choices.length)]?.key as string;
    look?.(seat, key);
    const refusal = session.answer(seat, key);
    if (refusal) throw new Error(`'${key}' was offered and then refused by ${refusal.rule}`);
  }
}
