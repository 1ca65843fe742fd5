import { Broken, type Invariant, mustBeSame } from './invariant.ts';

/** An answer can be undone exactly and redone, unless it revealed something. */
export const undoIsExact: Invariant = ({ session, state, json, seat, key }) => {
  const fence = state.fence;
  const [answers, news] = [session.log.length, session.news.length];
  const before = JSON.stringify(session.question(seat));
  return after => {
    const revealed = after.state.fence > fence;
    const { undo } = session.undoable(seat);
    if (undo > 0 === revealed) {
      throw new Broken(
        revealed ? `'${key}' revealed something, but can be taken back` : `'${key}' cannot be taken back`,
      );
    }
    const refusal = session.undo(seat);
    if (revealed) {
      if (!refusal) throw new Broken(`'${key}' revealed something, but was taken back`);
      mustBeSame(JSON.stringify(session.state), after.json, 'the position after a refused undo');
      return;
    }
    if (refusal) throw new Broken(`undo of '${key}' is refused by ${refusal.rule}`);
    mustBeSame(JSON.stringify(session.state), json, 'the position after undo');
    mustBeSame(JSON.stringify(session.question(seat)), before, 'the question after undo');
    if (session.log.length !== answers || session.news.length !== news)
      throw new Broken('undo left answers or news behind');
    const again = session.redo(seat);
    if (again) throw new Broken(`redo of '${key}' is refused by ${again.rule}`);
    mustBeSame(JSON.stringify(session.state), after.json, 'the position after redo');
    if (session.undoable(seat).undo !== undo) throw new Broken('redo changed how far undo goes');
  };
};

/** All the way back to the last reveal, and forward again. */
export const undoGoesAllTheWay: Invariant = ({ session, seat }) => {
  return after => {
    const steps = session.undoable(seat).undo;
    const states: string[] = [];
    for (let i = 0; i < steps; i++) {
      states.push(i === 0 ? after.json : JSON.stringify(session.state));
      const refusal = session.undo(seat);
      if (refusal) throw new Broken(`undo ${i + 1} of ${steps} is refused by ${refusal.rule}`);
    }
    if (session.log.length !== session.lastReveal(seat).at) {
      throw new Broken(
        `undo went back to answer ${session.log.length}, the last reveal was at ${session.lastReveal(seat).at}`,
      );
    }
    for (const wanted of states.toReversed()) {
      const refusal = session.redo(seat);
      if (refusal) throw new Broken(`redo is refused by ${refusal.rule}`);
      mustBeSame(JSON.stringify(session.state), wanted, 'the position on the way forth');
    }
  };
};
