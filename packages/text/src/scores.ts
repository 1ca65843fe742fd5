import type { ScoreSheet } from '@deedbook/engine';
import { nameOfSeat, type SeatNames } from './names.ts';
import type { Voice } from './voice.ts';

/** The winner; null if there is nothing to win. */
export function winnerText(voice: Voice, sheets: readonly ScoreSheet[], names: SeatNames | null): string | null {
  const [only] = sheets;
  if (sheets.length === 1 && only) {
    return only.won === null ? null : voice.say(only.won ? 'scores.victory' : 'scores.defeat');
  }
  const winners = sheets.filter(({ won }) => won);
  const [best] = winners;
  if (!best) return voice.say('scores.nobody');
  const how = winners.length > 1 ? 'shared' : best.seats.length > 1 ? 'teamWon' : 'won';
  const who = voice.and(winners.flatMap(({ seats }) => seats).map(seat => nameOfSeat(voice, seat, names)));
  if (best.lines.length === 0) return voice.say(`scores.${how}Plain`, { who });
  return voice.say(`scores.${how}`, { who, n: best.total });
}
