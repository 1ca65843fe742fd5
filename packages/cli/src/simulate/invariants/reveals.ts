import {
  cloneState,
  heardBy,
  imagine,
  MageKnight,
  type Seat,
  type State,
  type ToldNews,
  viewOf,
} from '@deedbook/engine';
import { Broken, difference, type Invariant } from './invariant.ts';
import { questionIn } from './questions.ts';

/**
 * Anything anyone learns from an answer ends undo (UND-02). The same answer is given in another game that the answering
 * seat cannot tell from this one. If any seat then sees, hears or is asked something different, it has learned which of
 * the two games it is in, so the fence must have been raised. Learning only about the answering seat's cards is no
 * reveal, so other seats are assumed to know these.
 */
export const revealsEndUndo: Invariant = ({ session, state, seat, key, turn }) => {
  const before = cloneState(state);
  const heard = session.news.length;
  return after => {
    if (after.state.fence > before.fence) return;
    const news = session.news.slice(heard);
    const real = new MageKnight(cloneState(after.state));
    // Always the answering seat, and the others in rotation.
    for (const witness of new Set([seat, turn % before.players.length])) {
      const learned = difference(elsewhere(before, seat, key, witness, turn), knownTo(real, news, witness), '');
      if (learned !== null) throw new Broken(`'${key}' can be taken back, but shows seat ${witness}${learned}`);
    }
  };
};

/** What a seat knows after the answer, in a game that it and the answering seat cannot tell from this one. */
function elsewhere(before: State, seat: Seat, key: string, witness: Seat, turn: number): unknown {
  const other = new MageKnight(imagine(before, [seat, witness], `elsewhere ${turn}`));
  other.advance();
  const news: ToldNews[] = [];
  other.news = news;
  const refusal = other.answer(seat, key);
  if (refusal) return { refused: refusal.rule };
  return knownTo(other, news, witness);
}

/** Everything a seat sees, hears and is asked, and whom it sees being asked; the fence itself shows nothing. */
function knownTo(table: MageKnight, news: readonly ToldNews[], seat: Seat): unknown {
  const asked = table.advance().map(question => question.seat);
  const { fence: _fence, ...view } = viewOf(table.state, seat);
  return { view, news: heardBy(news, seat), asked, question: questionIn(table, seat) };
}
