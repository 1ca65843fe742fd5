import { type MageKnight, type Seat, type Session, shownTo } from '@deedbook/engine';

/* What a seat is asked or may do, as JSON, to compare two games. */

/** In a game outside a session. */
export function questionIn(table: MageKnight, seat: Seat): string {
  const question = table.questionFor(seat);
  return JSON.stringify(question && shownTo(question));
}

/** In a session. */
export function questionOf(session: Session, seat: Seat): string {
  const asked = session.question(seat);
  if (!asked) return 'null';
  const { answers: _answers, standing: _standing, ...shown } = asked;
  return JSON.stringify(shown);
}
