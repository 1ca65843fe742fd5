import { Dialog } from 'radix-ui';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { useText } from '../parts/use-text.ts';
import { useHeldKeys } from '../platform/keys.ts';
import { CodexView } from './codex-view.tsx';
import { closeCodex } from './open.ts';
import './codex-panel.css';

/** The codex over the table. */
export function CodexPanel({ at }: { readonly at: string }) {
  const words = useWords('screens').codex;
  const { close } = useWords('page').parts;
  const text = useText();
  useHeldKeys();
  return (
    <Dialog.Root open onOpenChange={open => !open && closeCodex()}>
      <Dialog.Portal>
        <Dialog.Content className="codex-panel" aria-describedby={undefined}>
          <Dialog.Title className="unseen">{words.title}</Dialog.Title>
          {text && (
            <CodexView
              text={text}
              at={at}
              after={
                <Dialog.Close className="codex-close" aria-label={close} title={close}>
                  <StatIcon stat="close" size={20} />
                </Dialog.Close>
              }
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
