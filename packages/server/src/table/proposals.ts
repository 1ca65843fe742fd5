import { isKeyOf, type Seat, type Session } from '@deedbook/engine';

/** How often a player may propose a cooperative assault in one turn. */
const MOST_PROPOSALS = 5;

/**
 * Whether an answer proposes yet another cooperative assault in a turn in which the others have refused several. The
 * rules allow any number of proposals (COA-05), but each one makes the invited players stop and answer. An assault that
 * everyone agreed to is the action of the turn, so all earlier proposals of the turn were refused.
 */
export function isPestering({ log }: Session, seat: Seat, key: string): boolean {
  if (!isKeyOf(key, 'propose-assault')) return false;
  let proposals = 0;
  for (let i = log.length - 1; i >= 0; i--) {
    const answer = log[i];
    if (!answer) break;
    const isOwn = answer.seat === seat;
    // Here another turn begins: what the others answer in this one is only whether they join.
    if (isOwn ? isKeyOf(answer.key, 'end-turn') : !isKeyOf(answer.key, 'refuse') && !isKeyOf(answer.key, 'agree'))
      break;
    if (isOwn && isKeyOf(answer.key, 'propose-assault')) proposals++;
  }
  return proposals >= MOST_PROPOSALS;
}
