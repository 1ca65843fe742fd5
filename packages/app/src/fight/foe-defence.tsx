import type { FoeOutlook, Phase } from '@deedbook/engine';
import { StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Elements } from './elements.tsx';
import { Figure } from './figure.tsx';

interface FoeDefenceProps {
  readonly facts: FoeOutlook;
  readonly phase: Phase;
}

/** What an attack has to overcome: Armor, and which elements count in full. */
export function FoeDefence({ facts, phase }: FoeDefenceProps) {
  const text = useSeat(table => table.text);
  const words = useWords('panels').fight;
  const isNow = phase === 'ranged' || phase === 'attack';
  const hasElements = isNow && facts.resistances.length > 0;
  const isExplained = facts.armor.terms.length > 1;
  return (
    <div
      className="foe-part foe-defence"
      data-now={isNow || undefined}
      data-plain={!(hasElements || isExplained) || undefined}
    >
      <Figure
        icon={<StatIcon stat="armor" size={20} />}
        name={words.armor}
        n={facts.armor.n}
        terms={isExplained ? text.terms(facts.armor.terms) : null}
        isMain={isNow}
      />
      {hasElements && <Elements kind="melee" full={facts.efficientAttacks} />}
    </div>
  );
}
