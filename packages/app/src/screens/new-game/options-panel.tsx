import { type OptionName, playableSets, type SetupChoice } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { RuleSign } from '../../parts/rule-sign.tsx';
import { Why } from '../../question/why.tsx';
import { choicesOf, type Draft, formOf } from './draft.ts';
import { OptionControl } from './option-control.tsx';
import './options.css';
import { useOptionText } from './option-text.ts';
import { OPTION_RULES } from './rule-links.ts';

export interface OptionsProps {
  readonly draft: Draft;
  readonly text: Text;
  readonly onChange: (draft: Draft) => void;
}

/** Whether there is anything to choose from. */
function isOpen({ option, values, locked }: SetupChoice): boolean {
  if (locked !== null) return false;
  if (option === 'sets') return playableSets().length > 1;
  return option === 'variants' || values === null || values.length > 1;
}

/** The options open to the players, then those fixed by the scenario, and why. */
export function OptionsPanel({ draft, text, onChange }: OptionsProps) {
  const words = useWords('screens').newGame;
  const choices = choicesOf(draft);
  const open = choices.filter(isOpen);
  const locked = choices.filter(({ locked }) => locked !== null);
  return (
    <section className="new-options" aria-label={words.options}>
      {open.map(choice => (
        <div className="new-option" key={choice.option}>
          <div className="new-option-name">
            <h3>{words.option[choice.option]}</h3>
            <OptionAbout option={choice.option} draft={draft} />
          </div>
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

/** One sentence about an option, and its rule. */
function OptionAbout({ option, draft }: { readonly option: OptionName; readonly draft: Draft }) {
  const about = useWords('screens').choosing;
  const options: Readonly<Partial<Record<OptionName, string>>> = about.option;
  const said = option === 'mode' ? about.mode[formOf(draft).mode] : options[option];
  const rule = OPTION_RULES[option];
  if (said === undefined) return null;
  return (
    <p>
      {said} {rule && <RuleSign rule={rule} />}
    </p>
  );
}

function LockedOption({ choice, text }: { readonly choice: SetupChoice; readonly text: Text }) {
  const words = useWords('screens').newGame;
  const say = useOptionText(text);
  return (
    <div>
      <dt>
        {words.option[choice.option]}
        {/* Teams of one are not worth mentioning. */}
        {choice.option !== 'teams' && <strong>{say(choice.option, choice.default)}</strong>}
      </dt>
      <dd>{choice.locked && <Why refusal={choice.locked} text={text} />}</dd>
    </div>
  );
}
