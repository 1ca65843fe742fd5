import { type Attempt, keyOf, soon } from '@deedbook/engine';
import { answer, useTable } from '../game/table.ts';
import { nudge } from '../layout/nudge.ts';

/**
 * Says why none of these answers can be given: the reason of the rules is shown where refusals are. They may ask something
 * else, which is pointed out then.
 */
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
