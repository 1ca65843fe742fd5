import type { Combat, StrikeOutlook } from '@deedbook/engine';
import { StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useTableMark } from '../parts/table-mark.ts';
import { Elements } from './elements.tsx';
import { Meter } from './meter.tsx';
import { Parts } from './parts.tsx';
import { numberOf } from './ranks.ts';
import { SpotChoices } from './spot-choices.tsx';
import type { FightFacts } from './use-outlook.ts';

interface StrikeProps {
  readonly combat: Readonly<Combat>;
  readonly fight: FightFacts;
  readonly soFar: StrikeOutlook;
}

/** The attack or block being built: how far it gets, its parts, and what would count in full. */
export function Strike({ combat, fight, soFar }: StrikeProps) {
  const text = useSeat(table => table.text);
  const words = useWords('panels').fight;
  useTableMark('strike');
  const { phase } = combat;
  const isBlock = phase === 'block';
  const targets = fight.outlook.foes.filter(({ targeted }) => targeted);
  const needs = (foe: (typeof targets)[number]) => (isBlock ? soFar.needed : foe.armor.n);
  return (
    <div className="strike">
      <div className="strike-sum">
        <Meter total={soFar.total} needed={soFar.needed} isBlock={isBlock} />
        <p className="strike-targets">
          {targets
            .map(foe =>
              [text.name('enemy', foe.enemy), numberOf(foe), needs(foe)].filter(part => part !== '').join(' '),
            )
            .join(' + ')}
        </p>
      </div>
      <div className="strike-parts">
        <Parts soFar={soFar} />
        {soFar.onlySiege && (
          <p className="strike-siege">
            <StatIcon stat="siege" size={18} />
            {words.onlySiege}
          </p>
        )}
      </div>
      <div className="strike-counts">
        <span>{isBlock ? words.blocksCount : words.attacksCount}</span>
        <Elements
          kind={isBlock ? 'block' : soFar.onlySiege ? 'siege' : phase === 'ranged' ? 'ranged' : 'melee'}
          full={soFar.full}
          isNamed
        />
      </div>
      <div className="strike-do">
        <SpotChoices kind="button" id={isBlock ? 'block' : 'attack'} keyName="⏎ E" isGold />
        <SpotChoices kind="button" id="give-up" folds />
      </div>
    </div>
  );
}
