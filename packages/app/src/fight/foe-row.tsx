import type { Combat } from '@deedbook/engine';
import { useEffect, useRef } from 'react';
import { useWords } from '../language/language.ts';
import { Roving } from '../parts/roving.tsx';
import { FoeCard } from './foe-card.tsx';
import './foe.css';
import './foe-parts.css';
import './traits.css';
import { FoeAside } from './foe-aside.tsx';
import { ranksOf } from './ranks.ts';
import { useCollapsed } from './use-collapsed.ts';
import type { FightFacts } from './use-outlook.ts';

interface FoeRowProps {
  readonly combat: Readonly<Combat>;
  readonly fight: FightFacts;
}

/** How much of the previous enemy stays in view. */
const ASIDE = 24;

/** The enemies side by side; those that take no part now are shown small. */
export function FoeRow({ combat, fight }: FoeRowProps) {
  const words = useWords('panels').fight;
  const row = useRef<HTMLUListElement>(null);
  const target = useRef<HTMLLIElement>(null);
  const { phase } = fight.outlook;
  // A new phase begins with the first enemy in sight, or with the one that is being fought.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phase is what it depends on
  useEffect(() => {
    const left = target.current && row.current ? target.current.offsetLeft - row.current.offsetLeft - ASIDE : 0;
    if (row.current) row.current.scrollLeft = left;
  }, [phase]);
  const ranks = ranksOf(combat, fight.outlook);
  useCollapsed(row, ranks);
  const first = ranks.find(({ facts }) => facts?.targeted)?.foe;
  const active = ranks.filter(({ facts }) => facts !== null).map(({ foe }) => foe);
  return (
    <ul
      ref={row}
      className="foes"
      data-row="foes"
      aria-label={words.enemies}
      data-many={active.length > 3 || undefined}
    >
      <Roving count={active.length} kind="open-row">
        {ranks.map(({ foe, facts, summoner }) =>
          facts === null ? (
            <FoeAside key={foe.id} foe={foe} />
          ) : (
            <FoeCard
              key={foe.id}
              ref={foe === first ? target : undefined}
              foe={foe}
              facts={facts}
              summoner={summoner}
              combat={combat}
              armor={fight.armor}
              at={active.indexOf(foe)}
              of={active.length}
            />
          ),
        )}
      </Roving>
    </ul>
  );
}
