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
  /** Say whether undo can come back over it: it costs a look ahead, so only where few choices are shown. */
  readonly marked?: boolean;
  /** Long words are cut to two lines; all of them are told to whoever points at it or holds it. */
  readonly folds?: boolean;
  /** The card is shown beside it: its name and text need not be said again. */
  readonly brief?: boolean;
  /** The key that presses it. */
  readonly keyName?: string | undefined;
}

/** So many letters have room in two lines on every screen. */
const SHORT = 44;

/** One choice in words: what it would do, and whether it shows something new. Pressed it is taken, unless told otherwise. */
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

/** What the card or Unit does that a choice is about: nothing on the screen may show it. */
function thingOf({ at }: Choice, text: Text): readonly string[] {
  if (at === undefined) return [];
  if (at.kind === 'unit' && UNITS.has(at.id)) return printedOn(text, 'unit', at.id);
  return (at.kind === 'card' || at.kind === 'pile') && CARDS.has(at.id) ? printedOn(text, 'card', at.id) : [];
}
