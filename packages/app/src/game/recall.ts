import type { Session } from '@deedbook/engine';
import { idle } from '../platform/later.tsx';

/** The longest slice, in ms: user input comes first. */
const SLICE = 6;

/** Replays the past of a game that was opened without it, when idle. Resolves once the past is known, or cannot be. */
export async function recallPast(session: Session): Promise<void> {
  const past = session.recall();
  for (;;) {
    await idle(100);
    const end = performance.now() + SLICE;
    while (performance.now() < end) if (past.next().done) return;
  }
}
