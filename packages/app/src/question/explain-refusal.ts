import { type Attempt, keyOf, soon } from '@deedbook/engine';
import { answer, useTable } from '../game/table.ts';
import { nudge } from '../layout/nudge.ts';

/** Shows why the rules refuse the first of these acts they know. If the question is about something else, points at it. */
export function explainRefusal(acts: readonly Attempt[]): void {
  const { table } = useTable.getState();
  const [first, ...others] = acts;
  if (!table?.asked || !first) {
    nudge();
    return;
  }
  const key = keyOf(first);
  soon(table.client.why(table.seat, key), refusal => {
    if (refusal && refusal.rule !== 'UNKNOWN-ANSWER') answer(key);
    else explainRefusal(others);
  });
}
