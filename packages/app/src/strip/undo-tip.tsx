import { useMemo } from 'react';
import { useSeatNames } from '../game/seat-names.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';

/** What undo would take back, or why it stops. Computed only when looked at. */
export function UndoTip() {
  const { client, seat, text, view, undoable, told } = useSeatFields(
    'client',
    'seat',
    'text',
    'view',
    'undoable',
    'told',
  );
  const words = useWords('table').strip;
  const names = useSeatNames(words.dummy);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history grows with what is told
  const said = useMemo(() => {
    if (undoable.undo === 0) return words.undoStops(text.reveal(client.lastReveal(seat), names, view.map));
    const lines = client.history(seat).at(-1)?.news ?? [];
    const what = lines[0] ? text.news(lines[0], names, view.map) : words.undoSteps(1);
    return `${words.undoing(what)} (${words.undoSteps(undoable.undo)})`;
  }, [client, seat, text, view, undoable, names, words, told]);
  return said;
}
