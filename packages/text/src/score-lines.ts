import type { ScoreLine, ScoreSheet } from '@deedbook/engine';
import { nameOfSeat, type SeatNames } from './names.ts';
import { winnerText } from './scores.ts';
import { termsText } from './terms.ts';
import { asChange, inDigits, type Voice } from './voice.ts';

/** The end of a game: the sheet of each side, and the winner. */
export function scoreText(voice: Voice, sheets: readonly ScoreSheet[], names: SeatNames | null): string[] {
  const winner = winnerText(voice, sheets, names);
  return [...sheets.flatMap(sheet => sheetText(voice, sheet, names)), ...(winner === null ? [] : [winner])];
}

/** One side: Fame, every line with its terms and title, the total. */
export function sheetText(voice: Voice, sheet: ScoreSheet, names: SeatNames | null): string[] {
  const { fame, lines, total } = sheet;
  return [
    sideText(voice, sheet, names),
    ...(fame === null ? [] : [voice.say('scores.fame', { n: fame })]),
    ...lines.map(line => lineText(voice, line, names)),
    ...(lines.length === 0 ? [] : [voice.say('scores.total', { n: total })]),
  ];
}

const sideText = (voice: Voice, { seats }: ScoreSheet, names: SeatNames | null): string =>
  voice.and(seats.map(seat => nameOfSeat(voice, seat, names)));

function lineText(voice: Voice, { what, points, title, terms, of }: ScoreLine, names: SeatNames | null): string {
  const counting = terms.filter(({ n }) => n !== 0);
  const label = voice.say(`scores.what.${what}`);
  const values = {
    what:
      of === null || points === 0 ? label : voice.say('scores.of', { what: label, who: nameOfSeat(voice, of, names) }),
    // A line whose only term is its own name needs no sum.
    sum: counting.length === 0 || terms[0]?.from === what ? inDigits(points) : termsText(voice, counting),
  };
  return title === 0 ? voice.say('scores.line', values) : voice.say('scores.titled', { ...values, n: asChange(title) });
}
