import { BASIC_COLORS, CARDS, COLORS, ENEMIES, groundOf, hexName, SKILLS, UNITS, type View } from '@deedbook/engine';
import { AIMS, type Aim, DEADLINES, type Goal } from '@deedbook/positions';
import type { Text } from '@deedbook/text';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { type Item, PickList } from './pick-list.tsx';
import '../parts/dialog.css';
import './goal-fields.css';

interface GoalFieldsProps {
  readonly goal: Goal | undefined;
  readonly text: Text;
  readonly map: View['map'];
  readonly onChange: (goal: Goal | undefined) => void;
}

/** What an aim starts with. */
const START: { readonly [A in Aim]: NonNullable<Goal[A]> } = {
  at: [],
  fame: 3,
  level: 2,
  reputation: 1,
  move: 4,
  influence: 4,
  crystals: { blue: 1 },
  mana: [],
  cards: [],
  hand: [],
  units: [],
  skills: [],
  wounds: 0,
  defeated: [],
  blocked: [],
  conquered: [],
  explored: 1,
  peace: true,
  over: true,
};

/** The goal of a position: its aims one below the other, and until when. */
export function GoalFields({ goal, text, map, onChange }: GoalFieldsProps) {
  const { share: words, puzzle } = useWords('lookup');
  const aims = AIMS.filter(aim => goal?.[aim] !== undefined);
  const remove = (aim: Aim) => {
    const { [aim]: _, ...rest } = goal ?? {};
    onChange(AIMS.some(other => other in rest) ? rest : undefined);
  };
  return (
    <fieldset className="goal-fields">
      <legend>{words.goal}</legend>
      {aims.length === 0 && <p>{words.noAim}</p>}
      {aims.map(aim => (
        <div key={aim} className="goal-aim">
          <AimField aim={aim} goal={goal ?? {}} text={text} map={map} onChange={onChange} />
          <button
            type="button"
            className="dialog-close"
            aria-label={words.removeAim(words.kinds[aim])}
            title={words.removeAim(words.kinds[aim])}
            onClick={() => remove(aim)}
          >
            <StatIcon stat="close" size={16} />
          </button>
        </div>
      ))}
      <div className="goal-more">
        <select
          className="screen-field"
          aria-label={words.addAim}
          value=""
          onChange={event => onChange({ ...goal, [event.target.value]: START[event.target.value as Aim] })}
        >
          <option value="">{words.addAim}</option>
          {AIMS.filter(aim => !aims.includes(aim)).map(aim => (
            <option key={aim} value={aim}>
              {words.kinds[aim]}
            </option>
          ))}
        </select>
        {aims.length > 0 && (
          <select
            className="screen-field"
            aria-label={words.by}
            value={goal?.by ?? 'game'}
            onChange={event => onChange({ ...goal, by: event.target.value as (typeof DEADLINES)[number] })}
          >
            {DEADLINES.map(by => (
              <option key={by} value={by}>
                {puzzle.by[by]}
              </option>
            ))}
          </select>
        )}
      </div>
    </fieldset>
  );
}

interface AimFieldProps extends Omit<GoalFieldsProps, 'goal'> {
  readonly aim: Aim;
  readonly goal: Goal;
}

/** The field for one aim: a number, a list of names, or nothing. */
function AimField({ aim, goal, text, map, onChange }: AimFieldProps) {
  const words = useWords('lookup').share;
  const value = goal[aim];
  const label = words.kinds[aim];
  if (typeof value === 'number') {
    return (
      <label className="goal-number">
        <span>{label}</span>
        <input
          type="number"
          className="screen-field"
          value={value}
          min={aim === 'reputation' ? -7 : 0}
          max={200}
          onChange={event => onChange({ ...goal, [aim]: Math.trunc(Number(event.target.value)) })}
        />
      </label>
    );
  }
  if (value === true) return <span>{label}</span>;
  const picked = aim === 'crystals' ? crystalsIn(goal) : ((value ?? []) as readonly string[]);
  return (
    <PickList
      label={label}
      items={itemsFor(aim, text, map)}
      picked={picked}
      onPick={names => onChange({ ...goal, [aim]: aim === 'crystals' ? countOf(names) : names })}
    />
  );
}

const crystalsIn = ({ crystals = {} }: Goal): string[] =>
  BASIC_COLORS.flatMap(color => Array<string>(crystals[color] ?? 0).fill(color));

const countOf = (colors: readonly string[]): Goal['crystals'] =>
  Object.fromEntries([...new Set(colors)].map(color => [color, colors.filter(other => other === color).length]));

/** What an aim can name. */
function itemsFor(aim: Aim, text: Text, map: View['map']): Item[] {
  const named = (kind: Parameters<Text['name']>[0], ids: readonly string[]) =>
    ids.map(id => ({ id, name: text.name(kind, id) }));
  switch (aim) {
    case 'at':
    case 'conquered':
      return spacesOf(map, text);
    case 'crystals':
      return named('color', BASIC_COLORS);
    case 'mana':
      return named('color', COLORS);
    case 'units':
      return named('unit', UNITS.ids());
    case 'skills':
      return named('skill', SKILLS.ids());
    case 'defeated':
    case 'blocked':
      return named('enemy', ENEMIES.ids());
    default:
      return named('card', CARDS.ids());
  }
}

/** The spaces of the map by name and coordinates. */
const spacesOf = (map: View['map'], text: Text): Item[] =>
  [...groundOf(map).keys()].map(hex => ({ id: hexName(hex), name: `${text.place(hex, map)} (${hexName(hex)})` }));
