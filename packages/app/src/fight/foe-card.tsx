import type { Combat, Foe, FoeOutlook } from '@deedbook/engine';
import { memo, type Ref } from 'react';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { FoeAttack } from './foe-attack.tsx';
import { FoeDefence } from './foe-defence.tsx';
import { FoeHead } from './foe-head.tsx';
import { FoeTraits } from './foe-traits.tsx';

interface FoeCardProps {
  readonly ref?: Ref<HTMLLIElement> | undefined;
  readonly foe: Foe;
  readonly facts: FoeOutlook;
  readonly summoner: Foe | null;
  readonly combat: Readonly<Combat>;
  readonly armor: number;
  /** Its position among the participants. */
  readonly at: number;
  /** How many take part. */
  readonly of: number;
}

/** An enemy that takes part: what defeats it, what it does, and everything printed on it. */
export const FoeCard = memo(function FoeCard({ ref, foe, facts, summoner, combat, armor, at, of }: FoeCardProps) {
  const text = useSeat(table => table.text);
  const words = useWords('panels').fight;
  const { phase } = combat;
  const isBlocked = facts.attacks.length > 0 && facts.attacks.every(({ state }) => state === 'blocked');
  const quiet = facts.held ? 'held' : isBlocked ? 'blocked' : undefined;
  return (
    <li
      ref={ref}
      className="foe on-parchment"
      data-clear
      data-mark={`enemy ${foe.key}`}
      data-target={facts.targeted || undefined}
      data-quiet={phase === 'attack' ? undefined : quiet}
      data-summoned={summoner !== null || undefined}
      data-nth={of > 1 ? `${at + 1}/${of}` : undefined}
    >
      <FoeHead foe={foe} facts={facts} phase={phase} at={at} />
      {summoner !== null && <p className="foe-note">{words.summonedBy(text.name('enemy', summoner.enemy))}</p>}
      {foe.cities.length > 0 && (
        <p className="foe-note">
          {words.bonus(foe.cities.map(city => text.inSentence('the', 'city', city)).join(' + '))}
        </p>
      )}
      {summoner === null && <FoeDefence facts={facts} phase={phase} />}
      {facts.held && phase !== 'attack' && <p className="foe-held">{words.held}</p>}
      {!facts.held &&
        facts.attacks.map((attack, n) => (
          <FoeAttack
            // biome-ignore lint/suspicious/noArrayIndexKey: an attack is known by its place on the token
            key={n}
            foe={foe}
            attack={attack}
            at={n}
            phase={phase}
            armor={armor}
            isBlocking={facts.targeted && phase === 'block' && combat.blocking === n}
          />
        ))}
      <FoeTraits foe={foe} facts={facts} />
    </li>
  );
});
