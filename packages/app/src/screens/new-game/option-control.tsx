import { type GameOptions, playableSets, type SetupChoice } from '@deedbook/engine';
import { useWords } from '../../language/language.ts';
import { Segments } from '../../parts/segments.tsx';
import { tilesOf, withOptions } from './draft.ts';
import { MapSketch } from './map-sketch.tsx';
import { useOptionText } from './option-text.ts';
import type { OptionsProps } from './options-panel.tsx';
import '../../parts/controls.css';
import { VariantsControl } from './variants-control.tsx';

type ControlProps = OptionsProps & { readonly choice: SetupChoice };

/** The control for one option, chosen by the kind of its values, so that new options need no new control. */
export function OptionControl(props: ControlProps) {
  const { choice, draft } = props;
  const { option, values } = choice;
  if (choice.ranges !== null || option === 'teams') return <NumberList {...props} />;
  if (option === 'variants') return <VariantsControl {...props} />;
  if (option === 'sets') return <Sets {...props} />;
  if (option === 'mapShape') {
    return (
      <div className="new-option-map">
        <Pick {...props} />
        <MapSketch shape={draft.options.mapShape ?? String(choice.default)} tiles={tilesOf(draft)} />
      </div>
    );
  }
  return values && values.length <= 4 ? <Switch {...props} /> : <Pick {...props} />;
}

function Switch({ choice: { option, default: usual, values }, draft, text, onChange }: ControlProps) {
  const words = useWords('screens').newGame;
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
  const words = useWords('screens').newGame;
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

/** The sets in play. The base game is always included. */
function Sets({ choice: { option, default: usual }, draft, text, onChange }: ControlProps) {
  const say = useOptionText(text);
  const chosen = (draft.options[option] ?? usual) as readonly string[];
  const toggle = (value: string) => {
    const now = chosen.includes(value) ? chosen.filter(each => each !== value) : [...chosen, value];
    onChange(withOptions(draft, { [option]: now } as GameOptions));
  };
  return (
    <div className="new-option-several">
      {playableSets().map(value => (
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

/** A single number, one per city or kind of tile, or the team of each player. */
function NumberList({ choice: { option, default: usual, ranges }, draft, text, onChange }: ControlProps) {
  const words = useWords('screens').newGame;
  const isTeams = option === 'teams';
  const value = draft.options[option] ?? usual;
  const numbers = (Array.isArray(value) ? value : [value]) as readonly number[];
  const rangeOf = (i: number): number[] => {
    const [least, most] = ranges?.[i] ?? [0, 1];
    return Array.from({ length: most - least + 1 }, (_, n) => least + n);
  };
  const nameOf = (i: number) => {
    if (isTeams) return text.name('hero', draft.seats[i]?.hero ?? '');
    if (option === 'tileCounts') return words.tiles[i];
    return option === 'cityLevels' ? words.city(i + 1) : null;
  };
  const say = (n: number) => (isTeams ? words.team(n + 1) : option === 'tileCounts' ? `${n}` : words.level(n));
  const put = (at: number, n: number) => {
    const now = numbers.map((each, i) => (i === at ? n : each));
    onChange(withOptions(draft, { [option]: Array.isArray(value) ? now : now[0] } as GameOptions));
  };
  return (
    <div className="new-option-several">
      {numbers.map((number, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cities come in their order, players in theirs
        <label key={i} className="new-option-number">
          {nameOf(i)}
          <select
            className="screen-field"
            aria-label={[words.option[option], nameOf(i)].filter(Boolean).join(': ')}
            value={number}
            onChange={event => put(i, Number(event.target.value))}
          >
            {rangeOf(i).map(n => (
              <option key={n} value={n}>
                {say(n)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
