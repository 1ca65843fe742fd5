import type { AttackOutlook, Foe, Phase } from '@deedbook/engine';
import { ElementIcon, StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Elements } from './elements.tsx';
import { Figure } from './figure.tsx';
import { Takers } from './takers.tsx';

interface FoeAttackProps {
  readonly foe: Foe;
  readonly attack: AttackOutlook;
  readonly at: number;
  readonly phase: Phase;
  /** The hero's Armor. */
  readonly armor: number;
  readonly isBlocking: boolean;
}

/** One attack of an enemy: what stops it, and what it does otherwise. */
export function FoeAttack({ foe, attack, at, phase, armor, isBlocking }: FoeAttackProps) {
  const text = useSeat(table => table.text);
  const words = useWords('panels').fight;
  const { element, state, block, damage, wounds, poison, efficientBlocks } = attack;
  const isComing = state === 'coming';
  const explained = ({ terms }: typeof block) => (terms.length > 1 ? text.terms(terms) : null);
  const isNow = isComing && (phase === 'block' || phase === 'damage');
  if (phase === 'attack' && isComing) return null;
  return (
    <div
      className="foe-part foe-attack"
      data-now={isNow || undefined}
      data-over={!isComing || undefined}
      data-blocking={isBlocking || undefined}
    >
      <h4 className="foe-strike">
        <ElementIcon element={element} kind="melee" size={20} />
        {text.enemyText(foe.enemy).attacks[at]}
        {!isComing && <em className="foe-state">{words.state[state]}</em>}
      </h4>
      {isComing && (
        <>
          {phase !== 'damage' && (
            <>
              <Figure
                icon={<StatIcon stat="block" size={16} />}
                name={words.block}
                n={block.n}
                terms={explained(block)}
                isMain={phase === 'block'}
              />
              {element !== 'physical' && <Elements kind="block" full={efficientBlocks} />}
            </>
          )}
          <Figure
            icon={<StatIcon stat="damage" size={16} />}
            name={words.damage}
            n={damage.n}
            terms={explained(damage)}
            isMain={phase === 'damage'}
          />
          <p className="foe-wounds">{words.woundsToCome(damage.n, armor, wounds, poison)}</p>
          {phase === 'damage' && <Takers units={attack.units} />}
        </>
      )}
    </div>
  );
}
