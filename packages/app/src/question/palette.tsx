import { Dialog } from 'radix-ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSeatFields } from '../game/table.ts';
import { useWhy } from '../game/use-soon.ts';
import { useWords } from '../language/language.ts';
import { useSettings } from '../platform/settings.ts';
import { ChoiceButton } from './choice-button.tsx';
import { matches } from './matches.ts';
import '../look/ticks.css';
import './palette.css';
import { closeOverlay } from '../layout/overlay.ts';
import { refusedAmong, triedChoices } from './refused.ts';
import { Why } from './why.tsx';

/** Everything that can be done now in one list, searchable by typing; what cannot, with the reason, if wanted. */
export function Palette() {
  const { asked, text, view, seat } = useSeatFields('asked', 'text', 'view', 'seat');
  const showRefused = useSettings(settings => settings.showRefused);
  const set = useSettings(settings => settings.set);
  const words = useWords('table').question;
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const tried = useMemo(
    () => (showRefused && asked ? triedChoices(asked, view, seat) : []),
    [showRefused, asked, view, seat],
  );
  const reasons = useWhy(tried.map(({ key }) => key));
  if (!asked) return null;
  const found = asked.choices.filter(choice => matches(wanted, text.choice(asked, choice, view), choice.key));
  const closed = refusedAmong(tried, reasons).filter(({ choice }) =>
    matches(wanted, text.choice(asked, choice, view), choice.key),
  );
  return (
    <Dialog.Root open onOpenChange={open => !open && closeOverlay()}>
      <Dialog.Portal>
        <Dialog.Overlay className="palette-veil" />
        <Dialog.Content
          className="palette"
          aria-describedby={undefined}
          onOpenAutoFocus={event => {
            // On a touch screen the keyboard would cover half of the list: it comes when the field is touched.
            if (matchMedia('(hover: hover)').matches) return;
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
        >
          <Dialog.Title className="palette-title">{words.allChoices}</Dialog.Title>
          <input
            className="palette-search"
            type="search"
            placeholder={words.search}
            aria-label={words.search}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Enter') document.querySelector<HTMLElement>('.palette-list .choice-button')?.click();
              if (event.key === 'ArrowDown')
                document.querySelector<HTMLElement>('.palette-list .choice-button')?.focus();
            }}
          />
          <label className="palette-toggle">
            <input
              type="checkbox"
              checked={showRefused}
              onChange={event => set({ showRefused: event.target.checked })}
            />
            {words.showRefused}
          </label>
          <ul className="palette-list">
            {found.map(choice => (
              <li key={choice.key}>
                <ChoiceButton choice={choice} marked={found.length <= 40} onKeyDown={stepThrough} />
              </li>
            ))}
            {found.length === 0 && closed.length === 0 && <li className="palette-none">{words.nothingFound}</li>}
          </ul>
          {closed.length > 0 && (
            <ul className="palette-list palette-refused" aria-label={words.notNow}>
              {closed.map(({ choice, refusal }) => (
                <li key={choice.key}>
                  <span className="palette-closed">{text.choice(asked, choice, view)}</span>
                  <span className="palette-why">
                    <Why refusal={refusal} text={text} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function stepThrough(event: React.KeyboardEvent<HTMLButtonElement>): void {
  const item = event.currentTarget.parentElement;
  const next = { ArrowDown: item?.nextElementSibling, ArrowUp: item?.previousElementSibling }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  (
    next?.querySelector<HTMLElement>('.choice-button') ?? document.querySelector<HTMLElement>('.palette-search')
  )?.focus();
}
