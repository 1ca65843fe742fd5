import { Dialog } from 'radix-ui';
import { StatIcon } from '../art/index.ts';
import { useWords } from '../language/language.ts';
import { KEY_LIST } from '../layout/key-list.ts';
import { openAsk } from '../lookup/open.ts';
import { useClosing } from '../platform/back.ts';
import { useHeldKeys } from '../platform/keys.ts';
import { linkTo } from '../platform/route.ts';
import '../parts/dialog.css';
import './help.css';
import { toggleHelp } from '../layout/overlay.ts';

/** How the screen works, and what the keys do. */
export function HelpDialog() {
  const words = useWords('panels').help;
  useHeldKeys();
  useClosing(toggleHelp);
  const rows: readonly (readonly [does: string, keys: readonly string[]])[] = [
    ...KEY_LIST.map(({ does, keys }) => [words.does[does], keys] as const),
    [words.map, ['arrows', 'numpad', 'enter']],
    [words.toHero, ['home']],
    [words.toWhole, ['end', 'shift+m']],
    [words.zoom, ['plus', 'minus']],
  ];
  return (
    <Dialog.Root open onOpenChange={open => !open && toggleHelp()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content className="dialog help" aria-describedby={undefined}>
          <header className="dialog-head">
            <Dialog.Title className="dialog-title">{words.title}</Dialog.Title>
            <Dialog.Close className="dialog-close" aria-label={words.close}>
              <StatIcon stat="close" size={20} />
            </Dialog.Close>
          </header>
          <ul className="help-how">
            {words.screen.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <h3 className="help-heading">{words.keys}</h3>
          <dl className="help-keys">
            {rows.map(([does, keys]) => (
              <div key={does}>
                <dt>
                  {inShort(keys).map(key => (
                    <kbd key={key}>{keyName(key, words.key)}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <button
            type="button"
            className="help-rules"
            onClick={() => {
              toggleHelp();
              openAsk();
            }}
          >
            <StatIcon stat="search" size={18} />
            {words.does.ask}
          </button>
          <a className="help-rules" href={linkTo('rules')} onClick={toggleHelp}>
            <StatIcon stat="rules" size={18} />
            {words.rules}
          </a>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Shortens a long row of keys with a modifier to its first and last. */
const inShort = (keys: readonly string[]): readonly string[] =>
  keys.length > 3 && keys[0]?.includes('+') ? [`${keys[0]} …`, keys.at(-1) as string] : keys;

/** A key as it is written on a keyboard: `Ctrl + Z`. */
const keyName = (combination: string, names: Readonly<Record<string, string>>): string =>
  combination
    .split('+')
    .map(part => names[part] ?? part.toUpperCase())
    .join(' + ');
