import { whyMisread } from '@deedbook/engine';
import { Broken, type Invariant } from './invariant.ts';

/** A seat that is asked has something to answer, no two answers share a key, and each key says what its act does. */
export const choicesAreSound: Invariant = ({ session }) => {
  if (new Set(session.asked).size < session.asked.length) throw new Broken('a seat is asked twice at once');
  for (let seat = 0; seat < session.state.players.length; seat++) {
    const asked = session.question(seat);
    if (!asked) {
      if (session.asked.includes(seat)) throw new Broken(`seat ${seat} is asked, but has no question`);
      continue;
    }
    const keys = asked.choices.map(choice => choice.key);
    if (keys.length === 0) throw new Broken(`'${asked.prompt}' offers nothing`);
    const twice = keys.find((key, i) => keys.indexOf(key) < i);
    if (twice !== undefined) throw new Broken(`'${asked.prompt}' offers '${twice}' twice`);
    const misread = asked.choices.map(whyMisread).find(wrong => wrong !== null);
    if (misread) throw new Broken(misread);
  }
  return undefined;
};
