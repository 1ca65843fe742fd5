import type { Puzzle } from '@deedbook/positions';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import type { Files } from '../game/files.ts';
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
  const { files, plan, seat, view, text } = useSeatFields('files', 'plan', 'seat', 'view', 'text');
  const words = useWords('lookup').share;
  const parts = useWords('page').parts;
  const [puzzle, setPuzzle] = useState<Puzzle>(() => sharedPosition(files as Files, plan, seat));
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
          <Dialog.Description className="share-about">{words.about}</Dialog.Description>
          <ShareFields puzzle={puzzle} text={text} map={view.map} onChange={setPuzzle} />
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
