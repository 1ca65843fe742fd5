import { type Asked, obviousAnswer, type Seat, soon, type TableClient } from '@deedbook/engine';
import { useSettings } from '../platform/settings.ts';

/*
 * Answers that go without saying are given on the player's behalf: the only enemy becomes the target, empty phases
 * pass. They are ordinary answers in the record. They never reveal anything, so undo can take them back, and it does so
 * together with the answer before: undo and redo stop only where there is something to decide.
 */

/** Something that was answered on the player's behalf. */
export interface Passed {
  readonly prompt: Asked['prompt'];
  readonly act: Asked['choices'][number]['act'];
}

/** Finds an answer that may be given on the player's behalf; null if the player decides. */
function seek(client: TableClient, seat: Seat, then: (found: { key: string; asked: Asked } | null) => void): void {
  const { asked, view } = client.at(seat);
  const key = asked && useSettings.getState().autoSteps ? obviousAnswer(asked, view, seat) : null;
  soon(key === null || client.reveals(seat, key), reveals => then(asked && key && !reveals ? { key, asked } : null));
}

/** Answers what goes without saying, then calls `then` with what that was. */
export function answerObvious(client: TableClient, seat: Seat, then: (passed: readonly Passed[]) => void): void {
  const passed: Passed[] = [];
  const next = () =>
    seek(client, seat, found => {
      const choice = found?.asked.choices.find(({ key }) => key === found.key);
      if (!found || !choice) return then(passed);
      soon(client.answer(seat, found.key, found.asked.answers), refusal => {
        if (refusal !== null) return then(passed);
        passed.push({ prompt: found.asked.prompt, act: choice.act });
        next();
      });
    });
  next();
}

/** Repeats `step` (undo or redo) over everything that was answered on the player's behalf. */
export function passObvious(client: TableClient, seat: Seat, way: 'undo' | 'redo'): void {
  if (client.at(seat).undoable[way] === 0) return;
  seek(client, seat, found => {
    if (!found) return;
    soon(client[way](seat), refusal => {
      if (refusal === null) passObvious(client, seat, way);
    });
  });
}
