import { keyOf } from '@deedbook/engine';
import { type MouseEvent, type PointerEvent, useState } from 'react';
import { StatIcon } from '../art/index.ts';
import { answer, useSeat, useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useSpotButton } from '../question/spot-button.ts';
import './end-turn.css';
import { later } from '../platform/later.tsx';
import { useSettings } from '../platform/settings.ts';
import { useArmed } from '../question/caution.ts';
import { type OpenThing, openThings } from '../question/open-things.ts';

const RegretList = later(async () => (await import('./regret-list.tsx')).RegretList, 'panels');

/** The button that ends the turn, if offered, with what is still open beside it. It never blocks. */
export function EndTurn() {
  const mayEnd = useSeat(({ asked }) => asked?.choices.some(({ act }) => act.act === 'end-turn') ?? false);
  const isOwn = useSeat(({ asked }) => asked?.prompt === 'turn');
  if (mayEnd) return <EndTurnButton />;
  return isOwn ? <NotYet /> : null;
}

/** The turn cannot end here, for example on another hero's space: pressing it says why. */
function NotYet() {
  const { asked, text, view } = useSeatFields('asked', 'text', 'view');
  return (
    asked && (
      <div className="end-turn">
        <button
          type="button"
          className="end-turn-button"
          aria-disabled
          onClick={() => answer(keyOf({ act: 'end-turn' }))}
        >
          <StatIcon stat="end-turn" size={20} />
          <span>{text.choice(asked, { act: { act: 'end-turn' } }, view)}</span>
          <kbd aria-hidden>E</kbd>
        </button>
      </div>
    )
  );
}

function EndTurnButton() {
  const words = useWords('table').strip;
  const [isOpened, setOpen] = useState(false);
  // Before the second press, what is left to do is shown.
  const isArmed = useArmed()?.why === 'open';
  const isOpen = isOpened || isArmed;
  const { asked, text, view } = useSeatFields('asked', 'text', 'view');
  const { props, choices } = useSpotButton('button', 'end-turn');
  const hints = useSettings(settings => settings.hints);
  const end = choices[0];
  if (!asked || !end) return null;
  const things = openThings(asked.choices, view.turn);
  const say = (thing: OpenThing): string => {
    if (thing.kind === 'points') return words.unspent[thing.points](thing.n);
    if (thing.kind === 'choice') return text.choice(asked, thing.choice, view);
    return words[thing.kind];
  };
  // A mouse on its way to the button sees what is still open; a finger or a key opens the list.
  const pointed = (open: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(open);
  // Its click would close what pointing just opened.
  const pressed = (event: MouseEvent) => {
    if ((event.nativeEvent as unknown as PointerEvent).pointerType === 'mouse') event.preventDefault();
  };
  return (
    <div className="end-turn" onPointerEnter={pointed(true)} onPointerLeave={pointed(false)}>
      {things.length === 0 && hints && isOpen && <RegretList isAlone />}
      {things.length > 0 && (
        <details className="end-turn-open" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
          <summary onClick={pressed}>
            <span className="unseen-narrow">{words.stillOpen(things.length)}</span>
            <span className="end-turn-sign" aria-hidden>
              <StatIcon stat="list" size={16} />
              {things.length}
            </span>
          </summary>
          <div className="end-turn-list">
            <h3>{words.endTurn}</h3>
            <ul>
              {things.map(thing => (
                <li key={say(thing)}>{say(thing)}</li>
              ))}
            </ul>
            {hints && isOpen && <RegretList />}
          </div>
        </details>
      )}
      <button type="button" className="end-turn-button" {...props}>
        <StatIcon stat="end-turn" size={20} />
        <span>{isArmed ? words.endAgain : text.choice(asked, end, view)}</span>
        <kbd aria-hidden>E</kbd>
      </button>
    </div>
  );
}
