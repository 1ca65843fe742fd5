import { StatIcon } from '../art/index.ts';
import { redo, undo, useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Tip } from '../parts/tip.tsx';
import { later } from '../platform/later.tsx';

const UndoTip = later(async () => (await import('./undo-tip.tsx')).UndoTip);

/** Undo and redo: how many steps, what would be undone, and why undo stops where it does. */
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
