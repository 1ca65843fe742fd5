import '../content/index.ts';
import type { Seat } from '../core/effect.ts';
import type { Asked } from '../protocol/asked.ts';
import { whyMisread } from '../protocol/read-back.ts';
import { MageKnight } from '../rules/mage-knight.ts';
import { type Session, shownTo } from '../session.ts';
import { diceIn, inventoryOf, lostOrAdded } from '../state/inventory.ts';
import type { State } from '../state/state.ts';
import { imagine } from '../view/imagine.ts';
import { viewOf } from '../view/view.ts';

/* Invariants of every position, checked while playing through a scene at random. */

/** A broken invariant, with the answers that led there. */
export class Stumble extends Error {}

/** Nothing in the game gets lost, and nothing is added (GAM-10). */
export function checkBox(s: State, first: State): void {
  const wrong = lostOrAdded(inventoryOf(s), inventoryOf(first));
  if (wrong !== null) throw new Stumble(wrong);
  if (diceIn(s) !== diceIn(first)) throw new Stumble(`there are ${diceIn(s)} dice`);
}

const questionIn = (table: MageKnight, seat: Seat): string => {
  const question = table.questionFor(seat);
  return JSON.stringify(question && shownTo(question));
};

const questionOf = (session: Session, seat: Seat): string => {
  const asked = session.question(seat);
  if (!asked) return 'null';
  const { answers: _answers, standing: _standing, ...shown } = asked;
  return JSON.stringify(shown);
};

/** A seat that is asked has something to answer, and no two answers share a key. */
export function checkQuestion(asked: Asked): void {
  const keys = asked.choices.map(({ key }) => key);
  if (keys.length === 0) throw new Stumble(`'${asked.prompt}' offers nothing`);
  if (new Set(keys).size < keys.length) throw new Stumble(`'${asked.prompt}' offers a key twice: ${keys.join(', ')}`);
  const misread = asked.choices.map(whyMisread).find(wrong => wrong !== null);
  if (misread) throw new Stumble(misread);
}

/** A position read back from JSON asks the same questions. */
export function checkJson(session: Session): void {
  const table = new MageKnight(JSON.parse(JSON.stringify(session.state)) as State);
  for (const seat of session.state.players.keys()) same(questionIn(table, seat), questionOf(session, seat), 'JSON');
}

/** A seat sees and is asked the same in positions that differ only in what is hidden from it. */
export function checkViews(session: Session, seed: string): void {
  const { state } = session;
  for (const seat of state.players.keys()) {
    const other = new MageKnight(imagine(state, seat, seed));
    const seen = [other.state, state].map(s => JSON.stringify([viewOf(s, seat), viewOf(s, null)]));
    same(seen[0] as string, seen[1] as string, `the view of seat ${seat}`);
    same(questionIn(other, seat), questionOf(session, seat), `the question of seat ${seat}`);
    const asked = other.advance().map(question => question.seat);
    same(asked.join(), session.asked.join(), `who is asked, as seat ${seat} sees it,`);
  }
}

/** The last answer can be undone exactly and redone, unless it revealed something. */
export function checkUndo(session: Session, seat: Seat, before: string): void {
  if (session.undoable(seat).undo === 0) return;
  const after = JSON.stringify(session.state);
  if (session.undo(seat)) throw new Stumble('undo is refused');
  same(JSON.stringify(session.state), before, 'undo');
  if (session.redo(seat)) throw new Stumble('redo is refused');
  same(JSON.stringify(session.state), after, 'redo');
}

function same(found: string, wanted: string, what: string): void {
  if (found === wanted) return;
  let at = 0;
  while (found[at] === wanted[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  throw new Stumble(`${what} differs: …${around(found)}… in place of …${around(wanted)}…`);
}
