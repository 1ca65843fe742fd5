import type { Foe } from '@deedbook/engine';
import { EnemyToken } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { numberOf } from './ranks.ts';

/**
 * An enemy that takes no part in this phase: defeated, replaced by the monsters it summoned, or a monster that has
 * attacked.
 */
export function FoeAside({ foe }: { readonly foe: Foe }) {
  const text = useSeat(table => table.text);
  const words = useWords('panels').fight;
  const last = foe.attacks.at(-1) ?? 'dealt';
  const state = foe.defeated ? words.defeated : foe.summoner === null ? words.standIn : words.state[last];
  return (
    <li className="foe-aside" data-defeated={foe.defeated || undefined}>
      <EnemyToken enemy={foe.enemy} color={foe.color} size={52} />
      <strong>
        {text.name('enemy', foe.enemy)} {numberOf(foe)}
      </strong>
      <span>{state}</span>
    </li>
  );
}
