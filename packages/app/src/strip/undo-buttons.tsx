import { useMemo } from 'react';
import { StatIcon } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { redo, undo, useSeat, useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Tip } from '../parts/tip.tsx';

/** Undo and redo: how many steps, what would be taken back, and why undo stops where it does. */
export function UndoButtons() {
  const words = useWords('table').strip;
  const undoable = useSeat(table => table.undoable);
  return (
    <div className="strip-undo">
      <Tip text={<UndoTip />}>
        <button
          type="button"
          className="strip-tool"
          aria-label={`${words.undo}: ${words.undoSteps(undoable.undo)}`}
          aria-disabled={undoable.undo === 0}
          onClick={undo}
        >
          <StatIcon stat="undo" size={20} />
          {undoable.undo > 0 && <span className="strip-count">{undoable.undo}</span>}
        </button>
      </Tip>
      <Tip text={undoable.redo === 0 ? words.nothingToRedo : words.redoing(undoable.redo)}>
        <button
          type="button"
          className="strip-tool strip-redo"
          aria-label={words.redo}
          aria-disabled={undoable.redo === 0}
          onClick={() => undoable.redo > 0 && redo()}
        >
          <StatIcon stat="redo" size={20} />
          {undoable.redo > 0 && <span className="strip-count">{undoable.redo}</span>}
        </button>
      </Tip>
    </div>
  );
}

/** Computed only when looked at. */
function UndoTip() {
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
