import {
  BASIC_COLORS,
  CARDS,
  COLORS,
  type HeroScene,
  inSets,
  type Player,
  type SceneUnit,
  SKILLS,
  UNITS,
} from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import type { ReactNode } from 'react';
import { useWords } from '../language/language.ts';
import { PickList } from '../positions/pick-list.tsx';
import { Check, Group, NumberField } from './fields.tsx';
import { colorsIn, named, oneByOne, orNone } from './names.ts';
import type { Draft } from './use-draft.ts';

/** Fields of a hero; undefined removes one. */
type HeroChange = { readonly [F in keyof HeroScene]?: HeroScene[F] | undefined };

interface ThingsProps {
  readonly hero: HeroScene;
  readonly player: Player | undefined;
  readonly text: Text;
  readonly onChange: (change: HeroChange) => void;
  /** More numbers. */
  readonly children?: ReactNode;
}

/** The hero who plays: tracks, cards, Units, mana. */
export function HeroFields({ draft: { scene, state, set }, text }: { readonly draft: Draft; readonly text: Text }) {
  const words = useWords('lookup').editor;
  return (
    <Group title={words.heroThings} isOpen>
      <Things hero={scene} player={state?.players[0]} text={text} onChange={set}>
        <NumberField
          label={words.move}
          value={scene.move ?? 0}
          least={0}
          most={50}
          onChange={move => set({ move: move || undefined })}
        />
      </Things>
    </Group>
  );
}

/** The other heroes of the game, each with the same things. */
export function OtherHeroes({ draft: { scene, state, set }, text }: { readonly draft: Draft; readonly text: Text }) {
  const { others = {} } = scene;
  return (state?.players ?? []).slice(1).map(player => (
    <Group key={player.hero} title={text.name('hero', player.hero)}>
      <Things
        hero={others[player.hero] ?? {}}
        player={player}
        text={text}
        onChange={change => set({ others: { ...others, [player.hero]: changed(others[player.hero], change) } })}
      />
    </Group>
  ));
}

/** A hero with fields changed. */
export const changed = (hero: HeroScene | undefined, change: HeroChange): HeroScene =>
  Object.fromEntries(Object.entries({ ...hero, ...change }).filter(([, value]) => value !== undefined));

function Things({ hero, player, text, onChange, children }: ThingsProps) {
  const words = useWords('lookup').editor;
  const cards = named(text, 'card', inSets(CARDS, ['base']));
  const list = (field: 'hand' | 'discard' | 'deck') => (
    <PickList
      label={words[field]}
      items={cards}
      picked={oneByOne(hero[field])}
      onPick={picked => onChange({ [field]: orNone(picked) })}
    />
  );
  return (
    <>
      {list('hand')}
      <UnitFields units={hero.units ?? []} text={text} onChange={units => onChange({ units: orNone(units) })} />
      <PickList
        label={words.skills}
        items={named(text, 'skill', inSets(SKILLS, ['base']))}
        picked={hero.skills ?? []}
        onPick={skills => onChange({ skills: orNone(skills) })}
      />
      <PickList
        label={words.crystals}
        items={named(text, 'color', BASIC_COLORS)}
        picked={colorsIn(hero.crystals)}
        onPick={crystals => onChange({ crystals: orNone(crystals as (typeof BASIC_COLORS)[number][]) })}
      />
      <PickList
        label={words.mana}
        items={named(text, 'color', COLORS)}
        picked={colorsIn(hero.mana)}
        onPick={mana => onChange({ mana: orNone(mana as (typeof COLORS)[number][]) })}
      />
      <div className="editor-numbers">
        <NumberField
          label={words.fame}
          value={hero.fame ?? player?.fame ?? 0}
          least={0}
          most={119}
          onChange={fame => onChange({ fame, level: undefined })}
        />
        <NumberField
          label={words.reputation}
          value={hero.reputation ?? 0}
          least={-7}
          most={7}
          onChange={reputation => onChange({ reputation })}
        />
        {children}
      </div>
      {list('deck')}
      {list('discard')}
    </>
  );
}

interface UnitFieldsProps {
  readonly units: readonly (string | SceneUnit)[];
  readonly text: Text;
  readonly onChange: (units: readonly SceneUnit[]) => void;
}

/** A Unit of a scene, also if it is written as words: `peasants spent`. */
function unitOf(entry: string | SceneUnit): SceneUnit {
  if (typeof entry !== 'string') return entry;
  const [unit = '', ...states] = entry.split(' ');
  return {
    unit,
    ...(states.includes('spent') && { spent: true }),
    ...(states.includes('wounded') && { wounds: 1 }),
  };
}

/** Units by these names; those that were there keep their states. */
function unitsPicked(before: readonly SceneUnit[], picked: readonly string[]): SceneUnit[] {
  const left = [...before];
  return picked.map(name => {
    const at = left.findIndex(({ unit }) => unit === name);
    return (at < 0 ? undefined : left.splice(at, 1)[0]) ?? { unit: name };
  });
}

/** The Units, each ready or spent, and unwounded or Wounded. */
function UnitFields({ units, text, onChange }: UnitFieldsProps) {
  const words = useWords('lookup').editor;
  const all = units.map(unitOf);
  const change = (at: number, state: Partial<SceneUnit>) =>
    onChange(all.map((unit, i) => (i === at ? { ...unit, ...state } : unit)));
  return (
    <>
      <PickList
        label={words.units}
        items={named(text, 'unit', inSets(UNITS, ['base']))}
        picked={all.map(({ unit }) => unit)}
        onPick={picked => onChange(unitsPicked(all, picked))}
      />
      {all.map(({ unit, spent = false, wounds = 0 }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike Units differ only in their place
        <fieldset key={`${unit} ${i}`} className="editor-ways">
          <legend>{text.name('unit', unit)}</legend>
          <Check label={words.spent} isOn={spent} onChange={isOn => change(i, { spent: isOn })} />
          <Check label={words.wounded} isOn={wounds > 0} onChange={isOn => change(i, { wounds: isOn ? 1 : 0 })} />
        </fieldset>
      ))}
    </>
  );
}
