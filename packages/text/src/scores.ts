import { ACHIEVEMENTS, type Achievement, type ScoreLine, type ScoreSheet } from '@deedbook/engine';
import { nameOfSeat, type SeatNames } from './names.ts';
import { termsText } from './terms.ts';
import { asChange, inDigits, type Voice } from './voice.ts';

/** How a game ended: for each player Fame, every category with what it is made of and its title, the total; who won. */
export function scoreText(voice: Voice, sheets: readonly ScoreSheet[], names: SeatNames | null): string[] {
  const lines = sheets.flatMap(({ seat, fame, lines: categories, total }) => [
    nameOfSeat(voice, seat, names),
    voice.say('scores.fame', { n: fame }),
    ...ACHIEVEMENTS.map(what => categoryText(voice, what, categories[what])),
    voice.say('scores.total', { n: total }),
  ]);
  // Alone at the table nobody wins against anybody.
  return sheets.length < 2 ? lines : [...lines, winnerText(voice, sheets, names)];
}

function categoryText(voice: Voice, what: Achievement, { points, title, terms }: ScoreLine): string {
  const counting = terms.filter(({ n }) => n !== 0);
  const values = {
    what: voice.say(`scores.achievement.${what}`),
    sum: counting.length === 0 ? inDigits(points) : termsText(voice, counting),
  };
  return title === 0 ? voice.say('scores.line', values) : voice.say('scores.titled', { ...values, n: asChange(title) });
}

function winnerText(voice: Voice, sheets: readonly ScoreSheet[], names: SeatNames | null): string {
  const winners = sheets.filter(({ won }) => won);
  return voice.say(winners.length === 1 ? 'scores.won' : 'scores.shared', {
    who: voice.and(winners.map(({ seat }) => nameOfSeat(voice, seat, names))),
    n: winners[0]?.total ?? 0,
  });
}
