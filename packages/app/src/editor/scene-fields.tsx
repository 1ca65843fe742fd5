import {
  BASIC_COLORS,
  CARDS,
  COLORS,
  type Colored,
  copiesIn,
  ENEMIES,
  HEROES,
  inSets,
  SCENARIOS,
  SKILLS,
  UNITS,
} from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { useWords } from '../language/language.ts';
import { type Item, PickList } from '../positions/pick-list.tsx';
import { Group, NumberField, Select } from './fields.tsx';
import type { Draft } from './use-draft.ts';

interface FieldsProps {
  readonly draft: Draft;
  readonly text: Text;
}

const named = (text: Text, kind: Parameters<Text['name']>[0], ids: readonly string[]): Item[] =>
  ids.map(id => ({ id, name: text.name(kind, id) })).sort((a, b) => a.name.localeCompare(b.name));

/** Each copy by itself: `wound x2` is two Wounds. */
const oneByOne = (pieces: readonly string[] | number | undefined): readonly string[] =>
  Array.isArray(pieces) ? pieces.flatMap(copiesIn) : [];

const colorsIn = (colored: Colored<(typeof COLORS)[number]> | undefined): readonly string[] =>
  Array.isArray(colored)
    ? colored
    : Object.entries(colored ?? {}).flatMap(([color, n]) => Array<string>(n ?? 0).fill(color));

const orNone = <T,>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

/** Which game it is, and when. */
export function GameFields({ draft: { scene, state, set }, text }: FieldsProps) {
  const words = useWords('lookup').editor;
  const base = (ids: readonly string[]) => ids.filter(id => HEROES.get(id).set === 'base');
  return (
    <Group title={words.game}>
      <Select
        label={words.scenario}
        value={scene.scenario ?? 'first-reconnaissance'}
        items={named(text, 'scenario', SCENARIOS.ids())}
        onChange={scenario => set({ scenario })}
      />
      <Select
        label={words.hero}
        value={scene.hero ?? 'tovak'}
        items={named(text, 'hero', base(HEROES.ids()))}
        onChange={hero => set({ hero })}
      />
      <NumberField
        label={words.players}
        value={scene.players ?? state?.players.length ?? 1}
        least={1}
        most={4}
        onChange={players => set({ players })}
      />
      <Select
        label={words.time}
        value={state?.time ?? 'day'}
        items={(['day', 'night'] as const).map(id => ({ id, name: text.name('time', id) }))}
        onChange={time => set({ time: time as 'day' | 'night', round: undefined })}
      />
      <PickList
        label={words.source}
        items={named(text, 'color', COLORS)}
        picked={scene.source === undefined ? (state?.source ?? []) : colorsIn(scene.source)}
        onPick={source => set({ source: source as (typeof COLORS)[number][] })}
      />
    </Group>
  );
}

/** The hero: tracks, cards, Units, mana. */
export function HeroFields({ draft: { scene, state, set }, text }: FieldsProps) {
  const words = useWords('lookup').editor;
  const cards = named(text, 'card', inSets(CARDS, ['base']));
  const player = state?.players[0];
  const list = (field: 'hand' | 'discard' | 'deck') => (
    <PickList
      label={words[field]}
      items={cards}
      picked={oneByOne(scene[field])}
      onPick={picked => set({ [field]: orNone(picked) })}
    />
  );
  return (
    <Group title={words.heroThings} isOpen>
      {list('hand')}
      <PickList
        label={words.units}
        items={named(text, 'unit', inSets(UNITS, ['base']))}
        picked={(scene.units ?? []).map(unit => (typeof unit === 'string' ? unit : unit.unit))}
        onPick={units => set({ units: orNone(units) })}
      />
      <PickList
        label={words.skills}
        items={named(text, 'skill', inSets(SKILLS, ['base']))}
        picked={scene.skills ?? []}
        onPick={skills => set({ skills: orNone(skills) })}
      />
      <PickList
        label={words.crystals}
        items={named(text, 'color', BASIC_COLORS)}
        picked={colorsIn(scene.crystals)}
        onPick={crystals => set({ crystals: orNone(crystals as (typeof BASIC_COLORS)[number][]) })}
      />
      <PickList
        label={words.mana}
        items={named(text, 'color', COLORS)}
        picked={colorsIn(scene.mana)}
        onPick={mana => set({ mana: orNone(mana as (typeof COLORS)[number][]) })}
      />
      <div className="editor-numbers">
        <NumberField
          label={words.fame}
          value={scene.fame ?? player?.fame ?? 0}
          least={0}
          most={119}
          onChange={fame => set({ fame, level: undefined })}
        />
        <NumberField
          label={words.reputation}
          value={scene.reputation ?? 0}
          least={-7}
          most={7}
          onChange={reputation => set({ reputation })}
        />
        <NumberField
          label={words.move}
          value={scene.move ?? 0}
          least={0}
          most={50}
          onChange={move => set({ move: move || undefined })}
        />
      </div>
      {list('deck')}
      {list('discard')}
    </Group>
  );
}

/** The fight under way, if there is one. */
export function FightFields({ draft: { scene, set }, text }: FieldsProps) {
  const words = useWords('lookup').editor;
  const { combat } = scene;
  const names = (combat?.enemies ?? []).map(foe => (typeof foe === 'string' ? foe : foe.enemy).split(' ')[0] ?? '');
  return (
    <Group title={words.fight}>
      <PickList
        label={words.fighting}
        items={named(text, 'enemy', inSets(ENEMIES, ['base']))}
        picked={names}
        onPick={enemies => set({ combat: enemies.length === 0 ? undefined : { ...combat, enemies } })}
      />
      {combat && (
        <Select
          label={words.phase}
          value={combat.phase ?? 'ranged'}
          items={(['ranged', 'block', 'damage', 'attack'] as const).map(id => ({ id, name: text.name('phase', id) }))}
          onChange={phase => set({ combat: { ...combat, phase: phase as 'ranged' } })}
        />
      )}
    </Group>
  );
}
