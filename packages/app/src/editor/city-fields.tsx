import { type City, ENEMIES, inSets, type SceneCity } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { useWords } from '../language/language.ts';
import { PickList } from '../positions/pick-list.tsx';
import { Check, NumberField } from './fields.tsx';
import { named } from './names.ts';
import type { Draft } from './use-draft.ts';

interface CityFieldsProps {
  readonly draft: Draft;
  readonly text: Text;
  /** The name of its space. */
  readonly at: string;
  readonly city: City | undefined;
}

/** A city: its level and garrison, or that it is conquered. */
export function CityFields({ draft: { scene, set }, text, at, city }: CityFieldsProps) {
  const words = useWords('lookup').editor;
  const said = scene.cities?.[at] ?? {};
  const tell = (fields: SceneCity) => set({ cities: { ...scene.cities, [at]: fields } });
  const { garrison: defenders, conquered: _, ...rest } = said;
  const isConquered = city?.conquered ?? said.conquered ?? false;
  return (
    <>
      <NumberField
        label={words.cityLevel}
        value={said.level ?? city?.level ?? 1}
        least={1}
        most={11}
        onChange={level => tell({ ...said, level })}
      />
      {!isConquered && (
        <PickList
          label={words.garrison}
          items={named(text, 'enemy', inSets(ENEMIES, ['base']))}
          picked={defenders ?? []}
          onPick={garrison => tell(garrison.length === 0 ? { ...rest } : { ...rest, garrison })}
        />
      )}
      <Check
        label={words.conquered}
        isOn={isConquered}
        // A conquered city has no garrison.
        onChange={conquered => tell({ ...rest, conquered })}
      />
    </>
  );
}
