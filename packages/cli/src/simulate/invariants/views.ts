import { imagine, MageKnight, viewOf } from '@deedbook/engine';
import { type Invariant, mustBeSame, mustBeWrittenAlike } from './invariant.ts';
import { questionIn, questionOf } from './questions.ts';

/**
 * A seat learns nothing it may not know: in another game that differs only in what is hidden from it, it sees the same,
 * sees the same seats being asked, is asked the same, and is refused the same things for the same reasons.
 */
export const viewsGiveNothingAway: Invariant = ({ session, state, turn }) => {
  const real = new MageKnight(state);
  const shown = viewOf(state, null);
  for (let seat = 0; seat < state.players.length; seat++) {
    const other = new MageKnight(imagine(state, seat, `other ${turn}`));
    const who = `seat ${seat}`;
    mustBeWrittenAlike(viewOf(other.state, seat), viewOf(state, seat), `what ${who} sees`);
    mustBeWrittenAlike(viewOf(other.state, null), shown, 'what everybody sees');
    mustBeSame(questionIn(other, seat), questionOf(session, seat), `what ${who} is asked`);
    const thinking = other.advance().map(question => question.seat);
    mustBeSame(JSON.stringify(thinking), JSON.stringify(session.asked), `who is asked, as ${who} sees it,`);
    const offered = new Set(real.questionFor(seat)?.options.map(({ choice }) => choice.key));
    for (const key of PROBES) {
      if (offered.has(key)) continue;
      const [found, wanted] = [other, real].map(table => table.clone().answer(seat, key));
      mustBeWrittenAlike(found, wanted, `why '${key}' is refused to ${who}`);
    }
  }
  return undefined;
};

/** Keys a player may try at any time to find out why not. */
const PROBES = ['explore 1,1', 'explore 2,0', 'walk 3,-2', 'walk 1,-3', 'power rage', 'play march', 'tactic', 'done'];
