import { CARDS, type Choice, UNITS } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import type { ComponentProps } from 'react';
import { StatIcon } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useReveals } from '../game/use-soon.ts';
import { useWords } from '../language/language.ts';
import { Explain } from '../parts/explain.tsx';
import { printedOn } from '../parts/printed-on.ts';
import { useArmed } from './caution.ts';
import { ChoiceIcon } from './choice-icon.tsx';
import { take } from './choose.ts';
import { useForeseen } from './foreseen.ts';
import { CostGems, WorthIcon } from './worth-sign.tsx';

interface Props extends ComponentProps<'button'> {
  readonly choice: Choice;
  /** Say whether undo could come back over it. That costs a look ahead, so only where few choices are shown. */
  readonly marked?: boolean;
  /** Long labels are cut to two lines; pointing at or holding the button shows all of it. */
  readonly folds?: boolean;
  /** The card is shown next to it, so its name and text need not be repeated. */
  readonly brief?: boolean;
  /** The key that presses it. */
  readonly keyName?: string | undefined;
}

/** This many letters fit in two lines on every screen. */
const SHORT = 44;

/**
 * One choice in words: what it would do, and whether it reveals something. Pressing takes it, unless told otherwise.
 */
export function ChoiceButton({ choice, marked = true, folds = false, brief = false, keyName, ...button }: Props) {
  const { asked, text, view } = useSeatFields('asked', 'text', 'view');
  const words = useWords('table').question;
  const reveals = useReveals(marked ? choice.key : null);
  const { worth, cost, isUseful } = useForeseen(choice);
  const isArmed = useArmed()?.choice.key === choice.key;
  if (!asked) return null;
  const said = brief ? text.choiceInShort(asked, choice, view, worth) : text.choice(asked, choice, view);
  const [gives] = worth;
  const shown = (
    <button
      type="button"
      className="choice-button"
      data-key={choice.key}
      data-armed={isArmed || undefined}
      data-long={said.length > SHORT || undefined}
      onClick={() => take(choice)}
      {...button}
    >
      {gives ? <WorthIcon worth={gives} /> : <ChoiceIcon choice={choice} view={view} />}
      <span className="choice-words">
        {said}
        {isArmed && <b className="choice-again"> {words.again}</b>}
        {!isUseful && <span className="choice-idle"> {words.idle}</span>}
      </span>
      <CostGems cost={cost} />
      {reveals && (
        <span className="choice-reveals" title={words.reveals}>
          <StatIcon stat="reveal" size={16} title={words.reveals} />
        </span>
      )}
      {keyName && <kbd aria-hidden>{keyName}</kbd>}
    </button>
  );
  const about = folds ? thingOf(choice, text) : [];
  if (!folds || (said.length <= SHORT && about.length === 0)) return shown;
  return (
    <Explain
      title={said}
      body={[...about, ...(reveals ? [words.reveals] : [])].map(line => <p key={line}>{line}</p>)}
      side="top"
    >
      {shown}
    </Explain>
  );
}

/** The text of the card or Unit that a choice is about: it may not be anywhere on the screen. */
function thingOf({ at }: Choice, text: Text): readonly string[] {
  if (at === undefined) return [];
  if (at.kind === 'unit' && UNITS.has(at.id)) return printedOn(text, 'unit', at.id);
  return (at.kind === 'card' || at.kind === 'pile') && CARDS.has(at.id) ? printedOn(text, 'card', at.id) : [];
}
