import type { GameOptions, SetupChoice } from '@deedbook/engine';
import { useWords } from '../../language/language.ts';
import { Segments } from '../parts/segments.tsx';
import { cityLevels, formOf, setsInUse, withOptions } from './draft.ts';
import { MapSketch } from './map-sketch.tsx';
import { useOptionText } from './option-text.ts';
import type { OptionsProps } from './options-panel.tsx';
import { VariantsControl } from './variants-control.tsx';
import { WORDS } from './words.ts';

type ControlProps = OptionsProps & { readonly choice: SetupChoice };

/** The way to choose one option: by the kind of its values, so that new ones need no new control. */
export function OptionControl(props: ControlProps) {
  const { choice, draft } = props;
  const { option, values } = choice;
  if (option === 'cityLevels' || option === 'teams') return <NumberList {...props} />;
  if (option === 'variants') return <VariantsControl {...props} />;
  if (option === 'sets') return <Several {...props} />;
  if (option === 'mapShape') {
    return (
      <div className="new-option-map">
        <Pick {...props} />
        <MapSketch
          shape={draft.options.mapShape ?? String(choice.default)}
          tiles={formOf(draft).tiles[draft.seats.length]}
        />
      </div>
    );
  }
  return values && values.length <= 4 ? <Switch {...props} /> : <Pick {...props} />;
}

function Switch({ choice: { option, default: usual, values }, draft, text, onChange }: ControlProps) {
  const words = useWords(WORDS);
  const say = useOptionText(text);
  return (
    <Segments
      label={words.option[option]}
      value={draft.options[option] ?? usual}
      segments={(values ?? []).map(value => ({ value, label: say(option, value) }))}
      onChoose={value => onChange(withOptions(draft, { [option]: value }))}
    />
  );
}

function Pick({ choice: { option, default: usual, values }, draft, text, onChange }: ControlProps) {
  const words = useWords(WORDS);
  const say = useOptionText(text);
  return (
    <select
      className="screen-field"
      aria-label={words.option[option]}
      value={String(draft.options[option] ?? usual)}
      onChange={event => onChange(withOptions(draft, { [option]: event.target.value }))}
    >
      {(values ?? []).map(value => (
        <option key={String(value)} value={String(value)}>
          {say(option, value)}
        </option>
      ))}
    </select>
  );
}

/** Any number of things. The base game is always there. */
function Several({ choice: { option, default: usual, values }, draft, text, onChange }: ControlProps) {
  const say = useOptionText(text);
  const chosen = (draft.options[option] ?? usual) as readonly string[];
  const shown = option === 'sets' ? setsInUse() : (values as readonly string[]);
  const toggle = (value: string) => {
    const now = chosen.includes(value) ? chosen.filter(each => each !== value) : [...chosen, value];
    onChange(withOptions(draft, { [option]: now } as GameOptions));
  };
  return (
    <div className="new-option-several">
      {shown.map(value => (
        <label key={value} className="new-option-check">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            disabled={value === 'base'}
            onChange={() => toggle(value)}
          />
          {say(option, value)}
        </label>
      ))}
    </div>
  );
}

/** One number for each city, or the team of each player. */
function NumberList({ choice: { option, default: usual }, draft, text, onChange }: ControlProps) {
  const words = useWords(WORDS);
  const isTeams = option === 'teams';
  const numbers = (draft.options[option] ?? usual) as readonly number[];
  const range = (i: number) => (isTeams ? [0, 1] : cityLevels(draft, i === numbers.length - 1));
  const nameOf = (i: number) => (isTeams ? text.name('hero', draft.seats[i]?.hero ?? '') : words.city(i + 1));
  const put = (at: number, n: number) =>
    onChange(withOptions(draft, { [option]: numbers.map((each, i) => (i === at ? n : each)) }));
  return (
    <div className="new-option-several">
      {numbers.map((number, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cities come in their order, players in theirs
        <label key={i} className="new-option-number">
          {nameOf(i)}
          <select className="screen-field" value={number} onChange={event => put(i, Number(event.target.value))}>
            {range(i).map(n => (
              <option key={n} value={n}>
                {isTeams ? words.team(n + 1) : words.level(n)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
