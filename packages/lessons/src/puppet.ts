import type { ActName, Answer, Session } from '@deedbook/engine';

/*
 * The other players of a lesson. They answer at once, always the same way, so that a lesson is the same for everybody:
 * they agree, do not fight another player more than they must, strike enemies with what they have, and end what can be
 * ended.
 */

/** What they like to answer, best first. */
const LIKED: readonly ActName[] = [
  'agree',
  'partial',
  'pass',
  'stand',
  'take-damage',
  'end-phase',
  'play-turn',
  'end-turn',
  'done',
  'none',
  'decline',
];

/** What they like even better in the Attack phase. */
const STRIKING: readonly ActName[] = ['attack', 'target', 'power'];

/** Lets everyone but the learner, who has seat 0, answer until the learner decides. */
export function letPuppetsAnswer(session: Session): void {
  for (let other = nextAnswer(session); other !== null; other = nextAnswer(session)) {
    if (session.answer(other.seat, other.key) !== null) return;
  }
}

function nextAnswer(session: Session): Answer | null {
  const { asked } = session;
  const [seat] = asked;
  if (seat === undefined || asked.includes(0)) return null;
  const choices = session.question(seat)?.choices ?? [];
  const names = session.state.combat?.phase === 'attack' ? [...STRIKING, ...LIKED] : LIKED;
  const [liked = choices[0]] = names.flatMap(name => choices.filter(({ act }) => act.act === name));
  return liked ? { seat, key: liked.key } : null;
}
