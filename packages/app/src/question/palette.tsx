import type { Choice } from '@deedbook/engine';
import { Dialog } from 'radix-ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSeatFields } from '../game/table.ts';
import { useWhy } from '../game/use-soon.ts';
import { useWords } from '../language/language.ts';
import { Roving, useRoving } from '../parts/roving.tsx';
import { useClosing } from '../platform/back.ts';
import { useHeldKeys } from '../platform/keys.ts';
import { useSettings } from '../platform/settings.ts';
import { ChoiceButton } from './choice-button.tsx';
import { take } from './choose.ts';
import { matches } from './matches.ts';
import '../look/ticks.css';
import './choice-list.css';
import './palette.css';
import { closeOverlay } from '../layout/overlay.ts';
import { refusedAmong, triedChoices } from './refused.ts';
import { Why } from './why.tsx';

/** Everything that can be done now in one searchable list; on request also what cannot, with the reason. */
export function Palette() {
  const { asked, text, view, seat } = useSeatFields('asked', 'text', 'view', 'seat');
  const showRefused = useSettings(settings => settings.showRefused);
  const set = useSettings(settings => settings.set);
  const words = useWords('table').question;
  useHeldKeys();
  useClosing(closeOverlay);
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
            // On a touch screen the keyboard would cover half of the list: it opens when the field is tapped.
            if (matchMedia('(hover: hover)').matches) return;
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
        >
          <Dialog.Title className="palette-title">{words.allChoices}</Dialog.Title>
          <Roving count={found.length} kind="list">
            <Field value={typed} onChange={setTyped} onEnter={() => found[0] && take(found[0])} />
            <label className="palette-toggle">
              <input
                type="checkbox"
                checked={showRefused}
                onChange={event => set({ showRefused: event.target.checked })}
              />
              {words.showRefused}
            </label>
            <ul className="palette-list">
              {found.map((choice, i) => (
                <li key={choice.key}>
                  <Found choice={choice} marked={found.length <= FEW} at={i} />
                </li>
              ))}
              {found.length === 0 && closed.length === 0 && <li className="palette-none">{words.nothingFound}</li>}
            </ul>
          </Roving>
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

/** Up to this many choices are checked for what they would reveal. */
const FEW = 40;

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
}

/** The search field. Enter takes the first match, the down arrow moves into the list. */
function Field({ value, onChange, onEnter }: FieldProps) {
  const { search } = useWords('table').question;
  const field = useRef<HTMLInputElement>(null);
  const { onKeyDown } = useRoving(-1, field);
  return (
    <input
      ref={field}
      className="palette-search"
      type="search"
      placeholder={search}
      aria-label={search}
      value={value}
      onChange={event => onChange(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') onEnter();
        else onKeyDown(event);
      }}
    />
  );
}

interface FoundProps {
  readonly choice: Choice;
  readonly marked: boolean;
  readonly at: number;
}

function Found({ at, ...choice }: FoundProps) {
  const button = useRef<HTMLButtonElement>(null);
  return <ChoiceButton ref={button} {...choice} {...useRoving(at, button)} />;
}
