import { Dialog } from 'radix-ui';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { useHeldKeys } from '../platform/keys.ts';
import { useNarrow } from '../platform/window-size.ts';
import { BookView } from './book.tsx';
import { closeRules, type Place } from './open.ts';
import './panel.css';

/** The rule book over the table. If there is room, the table beside it stays usable. */
export function RulebookPanel({ place }: { readonly place: Place }) {
  const words = useWords('rulebook');
  const isNarrow = useNarrow();
  useHeldKeys(isNarrow);
  const isFirst = (history.state as { rules?: number } | null)?.rules === 1;
  return (
    <Dialog.Root open modal={isNarrow} onOpenChange={open => !open && closeRules()}>
      <Dialog.Portal>
        <Dialog.Content
          className="book-panel"
          aria-describedby={undefined}
          // The table beside the book stays usable.
          onInteractOutside={event => event.preventDefault()}
          onOpenAutoFocus={event => event.preventDefault()}
          // First clears the search, then closes the book.
          onEscapeKeyDown={event => {
            if (event.target instanceof HTMLInputElement && event.target.value !== '') event.preventDefault();
          }}
          onKeyDown={event => {
            if (event.key === 'b' && !(event.target instanceof HTMLInputElement)) closeRules();
          }}
        >
          <Dialog.Title className="unseen">{words.title}</Dialog.Title>
          <BookView
            place={place}
            before={
              <button
                type="button"
                className="book-tool"
                aria-label={words.back}
                title={words.back}
                disabled={isFirst}
                onClick={() => history.back()}
              >
                <StatIcon stat="back" size={20} />
              </button>
            }
            after={
              <Dialog.Close className="book-tool" aria-label={words.close} title={words.close}>
                <StatIcon stat="close" size={20} />
              </Dialog.Close>
            }
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
