import { CARDS, type Choice, idlePoints, UNITS } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import type { ComponentProps } from 'react';
import { StatIcon } from '../art/index.ts';
import { queryOf } from '../game/per-view.ts';
import { useSeatFields } from '../game/table.ts';
import { useReveals } from '../game/use-soon.ts';
import { useWords } from '../language/language.ts';
import { Explain } from '../parts/explain.tsx';
import { ChoiceIcon } from './choice-icon.tsx';
import { take } from './choose.ts';

interface Props extends ComponentProps<'button'> {
  readonly choice: Choice;
  /** Say whether undo can come back over it: it costs a look ahead, so only where few choices are shown. */
  readonly marked?: boolean;
  /** Long words are cut to two lines; all of them are told to whoever points at it or holds it. */
  readonly folds?: boolean;
  /** The card is shown beside it: its name and text need not be said again. */
  readonly brief?: boolean;
}

/** So many letters have room in two lines on every screen. */
const SHORT = 44;

/** One choice in words: what it would do, and whether it shows something new. Pressed it is taken, unless told otherwise. */
export function ChoiceButton({ choice, marked = true, folds = false, brief = false, ...button }: Props) {
  const { asked, text, view, seat } = useSeatFields('asked', 'text', 'view', 'seat');
  const words = useWords('table').question;
  const reveals = useReveals(marked ? choice.key : null);
  if (!asked) return null;
  const said = brief ? text.choiceInShort(asked, choice, view) : text.choice(asked, choice, view);
  const idle = idlePoints(queryOf(view, seat), choice.act) !== null;
  const shown = (
    <button type="button" className="choice-button" data-key={choice.key} onClick={() => take(choice)} {...button}>
      <ChoiceIcon choice={choice} view={view} />
      <span className="choice-words">
        {said}
        {idle && <span className="choice-idle"> {words.idle}</span>}
      </span>
      {reveals && (
        <span className="choice-reveals" title={words.reveals}>
          <StatIcon stat="reveal" size={16} title={words.reveals} />
        </span>
      )}
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
  if (at.kind === 'unit' && UNITS.has(at.id)) {
    const { stats, abilities } = text.unitText(at.id);
    return [stats, ...abilities];
  }
  if ((at.kind !== 'card' && at.kind !== 'pile') || !CARDS.has(at.id)) return [];
  const { kind, basic, powered, strongName } = text.cardText(at.id);
  return [kind, basic, strongName === null ? powered : `${strongName}: ${powered}`];
}
