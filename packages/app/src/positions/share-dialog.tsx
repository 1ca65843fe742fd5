import type { Puzzle } from '@deedbook/positions';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { closeOverlay } from '../layout/overlay.ts';
import { toast } from '../parts/toasts.ts';
import { useClosing } from '../platform/back.ts';
import { useHeldKeys } from '../platform/keys.ts';
import '../parts/dialog.css';
import '../parts/screens.css';
import '../parts/controls.css';
import { sharedPosition } from './from-game.ts';
import { handOutPuzzle, shareLink } from './hand-out.ts';
import './share-dialog.css';
import { ShareFields } from './share-fields.tsx';

/** Shares the position at the table as a link or a file, with a goal and words if wanted. */
export function ShareDialog() {
  const table = useSeatFields('files', 'plan', 'seat', 'view', 'asked');
  const words = useWords('lookup').share;
  const [puzzle, setPuzzle] = useState<Puzzle | null>(() => sharedPosition(table));
  useHeldKeys();
  useClosing(closeOverlay);
  // It does not follow to another table.
  useEffect(() => closeOverlay, []);
  return (
    <Dialog.Root open onOpenChange={open => !open && closeOverlay()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content className="dialog">
          <header className="dialog-head">
            <Dialog.Title className="dialog-title">{words.title}</Dialog.Title>
            <Dialog.Close className="dialog-close" aria-label={words.close}>
              <StatIcon stat="close" size={20} />
            </Dialog.Close>
          </header>
          <Dialog.Description className="share-about">{puzzle ? words.about : words.halfway}</Dialog.Description>
          {puzzle && <Ways puzzle={puzzle} onChange={setPuzzle} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface WaysProps {
  readonly puzzle: Puzzle;
  readonly onChange: (puzzle: Puzzle) => void;
}

/** What to say about the position, and how to pass it on. */
function Ways({ puzzle, onChange }: WaysProps) {
  const { text, view } = useSeatFields('text', 'view');
  const words = useWords('lookup').share;
  const parts = useWords('page').parts;
  return (
    <>
      <ShareFields puzzle={puzzle} text={text} map={view.map} onChange={onChange} />
      <div className="share-ways">
        <button
          type="button"
          className="screen-button"
          onClick={() => {
            handOutPuzzle(puzzle);
            toast(words.saved);
          }}
        >
          <StatIcon stat="save" size={18} />
          {words.file}
        </button>
        <button type="button" className="screen-button is-gold" onClick={() => void shareLink(puzzle, parts)}>
          <StatIcon stat="link" size={18} />
          {words.copy}
        </button>
      </div>
    </>
  );
}
