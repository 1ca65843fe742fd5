import type { Assault } from '../../state/assault.ts';
import { rule } from '../mage-knight.ts';
import { turnMenu } from '../turn/turn.ts';
import { resume } from './settle.ts';

/** One after another, the invited players play Special and Healing effects and end their turns (COA-14). */
export const endAssault = rule('end-assault', () => g => {
  const { s } = g;
  const assault = s.assault as Assault;
  const [next, ...participants] = assault.participants;
  if (!next) {
    s.turn.again = assault.again;
    s.assault = null;
    g.expire('turn');
    return;
  }
  resume(g, next);
  s.assault = { ...assault, participants };
  g.nextFor(next.seat, turnMenu());
  g.next(endAssault());
});
