import type { SetupChoice } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { choicesOf, type Draft, setsInUse } from './draft.ts';
import { OptionControl } from './option-control.tsx';
import { useOptionText } from './option-text.ts';
import { WORDS } from './words.ts';

export interface OptionsProps {
  readonly draft: Draft;
  readonly text: Text;
  readonly onChange: (draft: Draft) => void;
}

/** Whether there is anything to choose from. */
function isOpen({ option, values, locked }: SetupChoice): boolean {
  if (locked !== null) return false;
  if (option === 'sets') return setsInUse().length > 1;
  return values === null || values.length > (option === 'variants' ? 0 : 1);
}

/** What can be agreed on before the game; below it what this scenario has settled, and why. */
export function OptionsPanel({ draft, text, onChange }: OptionsProps) {
  const words = useWords(WORDS);
  const choices = choicesOf(draft);
  const open = choices.filter(isOpen);
  const locked = choices.filter(({ locked }) => locked !== null);
  return (
    <section className="screen-panel new-options">
      <h2>{words.options}</h2>
      {open.map(choice => (
        <div className="new-option" key={choice.option}>
          <span className="new-option-name">{words.option[choice.option]}</span>
          <OptionControl choice={choice} draft={draft} text={text} onChange={onChange} />
        </div>
      ))}
      {locked.length > 0 && (
        <details className="new-option-locked">
          <summary>
            <StatIcon stat="fence" size={16} />
            {words.settled}
          </summary>
          <dl>
            {locked.map(choice => (
              <LockedOption key={choice.option} choice={choice} text={text} />
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

function LockedOption({ choice, text }: { readonly choice: SetupChoice; readonly text: Text }) {
  const words = useWords(WORDS);
  const say = useOptionText(text);
  return (
    <div>
      <dt>
        {words.option[choice.option]}
        {/* Nobody needs to hear that everybody is a team of one. */}
        {choice.option !== 'teams' && <strong>{say(choice.option, choice.default)}</strong>}
      </dt>
      <dd>{choice.locked && text.refusal(choice.locked)}</dd>
    </div>
  );
}
