import type { Session } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { openLocalGame } from '../game/local-game.ts';
import { enqueue } from '../saves/queue.ts';
import { saveOf } from '../saves/save.ts';
import { givenNames } from '../seats/names.ts';
import type { Plan } from '../seats/plan.ts';

interface Kept {
  /** When the game was started; reopening it does not change that. */
  readonly begun: number;
  readonly names?: readonly string[] | undefined;
}

/** Opens a game in this page. It is saved after every answer. */
export function playHere(id: string, session: Session, plan: Plan, text: Text, { begun, names }: Kept): void {
  const called = names ?? givenNames(session);
  const onAnswer = () => enqueue(saveOf(id, session, plan, begun, called));
  openLocalGame(id, session, plan, text, { names: called, onAnswer });
}
