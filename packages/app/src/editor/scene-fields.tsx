import { COLORS, ENEMIES, HEROES, inSets, SCENARIOS } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { useWords } from '../language/language.ts';
import { PickList } from '../positions/pick-list.tsx';
import { Group, NumberField, Select } from './fields.tsx';
import { colorsIn, named } from './names.ts';
import type { Draft } from './use-draft.ts';

interface FieldsProps {
  readonly draft: Draft;
  readonly text: Text;
}

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
        onChange={players => {
          const others = Object.entries(scene.others ?? {}).slice(0, players - 1);
          set({ players, others: others.length === 0 ? undefined : Object.fromEntries(others) });
        }}
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
