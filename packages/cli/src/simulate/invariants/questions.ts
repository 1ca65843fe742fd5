import type { MageKnight, Seat, Session } from '@deedbook/engine';

/* What a seat is asked or may do, as JSON: to compare two games. */

/** In a game that is resolved outside a session. */
export function questionIn(table: MageKnight, seat: Seat): string {
  const question = table.questionFor(seat);
  if (!question) return 'null';
  const { prompt, about = {}, options } = question;
  return JSON.stringify({ prompt, about, choices: options.map(({ value: _value, ...choice }) => choice) });
}

/** In a session. */
export function questionOf(session: Session, seat: Seat): string {
  const asked = session.question(seat);
  if (!asked) return 'null';
  const { prompt, about, choices } = asked;
  return JSON.stringify({ prompt, about, choices });
}
