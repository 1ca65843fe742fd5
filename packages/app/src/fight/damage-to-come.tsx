import { ENEMIES } from '@deedbook/engine';
import { EnemyPortrait } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { ChoiceButton } from '../question/choice-button.tsx';
import { numberOf } from './ranks.ts';
import type { FightFacts } from './use-outlook.ts';

/** The attacks that will still deal damage, the Wounds each would cause, and which one is next. */
export function DamageToCome({ fight: { outlook, armor } }: { readonly fight: FightFacts }) {
  const { asked, text } = useSeatFields('asked', 'text');
  const words = useWords('panels').fight;
  const coming = outlook.foes.flatMap(foe =>
    foe.held ? [] : foe.attacks.flatMap((attack, at) => (attack.state === 'coming' ? [{ foe, attack, at }] : [])),
  );
  if (coming.length === 0) return <p className="tray-hint">{words.noMoreDamage}</p>;
  return (
    <div className="to-come">
      <h3 className="tray-title">{words.toTake}</h3>
      <ul>
        {coming.map(({ foe, attack: { damage, wounds, poison }, at }) => (
          <li key={`${foe.key} ${at}`}>
            <EnemyPortrait enemy={foe.enemy} color={ENEMIES.find(foe.enemy)?.color} size={20} />
            <b>
              {text.name('enemy', foe.enemy)} {numberOf(foe)}
            </b>
            <span>{words.woundsToCome(damage.n, armor, wounds, poison)}</span>
          </li>
        ))}
      </ul>
      <div className="assigning-takers">
        {asked?.choices
          .filter(({ at }) => at?.kind === 'enemy')
          .map(choice => (
            <ChoiceButton key={choice.key} choice={choice} />
          ))}
      </div>
    </div>
  );
}
