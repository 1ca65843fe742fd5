import type { Choice } from '@deedbook/engine';
import type { KeyboardEvent } from 'react';
import { StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { ChoiceIcon } from './choice-icon.tsx';
import { choose } from './choose.ts';
import { questionWords } from './words.ts';

interface Props {
  readonly choice: Choice;
  readonly role?: 'menuitem' | 'option' | undefined;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  /** Say whether undo can come back over it: it costs a look ahead, so only where few choices are shown. */
  readonly marked?: boolean;
}

/** One choice in words: what it would do, and whether it shows something new. */
export function ChoiceButton({ choice, role, onKeyDown, marked = true }: Props) {
  const { asked, text, view, session, seat } = useSeat(table => table);
  const words = useWords(questionWords);
  if (!asked) return null;
  const reveals = marked && session.reveals(seat, choice.key);
  return (
    <button
      type="button"
      role={role}
      className="choice-button"
      data-key={choice.key}
      onKeyDown={onKeyDown}
      onClick={event => choose(choice, event.currentTarget, true)}
    >
      <ChoiceIcon choice={choice} view={view} />
      <span className="choice-words">{text.choice(asked, choice, view)}</span>
      {reveals && (
        <span className="choice-reveals" title={words.reveals}>
          <StatIcon stat="reveal" size={16} title={words.reveals} />
        </span>
      )}
    </button>
  );
}
