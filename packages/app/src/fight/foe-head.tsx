import type { Foe, FoeOutlook, Phase } from '@deedbook/engine';
import type { KeyboardEvent } from 'react';
import { EnemyToken, StatIcon } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useSpotButton } from '../question/spot-button.ts';
import { numberOf } from './ranks.ts';

interface FoeHeadProps {
  readonly foe: Foe;
  readonly facts: FoeOutlook;
  readonly phase: Phase;
}

/** The token and the name: the button of the enemy, whose press is felt on its whole card. */
export function FoeHead({ foe, facts, phase }: FoeHeadProps) {
  const { asked, text, view } = useSeatFields('asked', 'text', 'view');
  const words = useWords('panels').fight;
  const { choices, props } = useSpotButton('enemy', foe.key);
  const { name, fame } = text.enemyText(foe.enemy);
  const called = `${name} ${numberOf(foe)}`.trim();
  const [only] = choices;
  const label = asked && only && choices.length === 1 ? text.choice(asked, only, view) : called;
  return (
    <div className="foe-head">
      <button
        type="button"
        className="foe-pick"
        aria-label={label}
        aria-pressed={phase === 'damage' ? undefined : facts.targeted}
        onKeyDown={step}
        {...props}
      >
        <EnemyToken enemy={foe.enemy} color={foe.color} size={64} />
      </button>
      <h3 className="foe-name">{called}</h3>
      {foe.summoner === null && (
        <p className="foe-fame">
          <StatIcon stat="fame" size={16} />
          {words.fame} {fame}
        </p>
      )}
      {facts.targeted && <p className="foe-flag">{phase === 'block' ? words.blocking : words.target}</p>}
    </div>
  );
}

/** Left and right go from enemy to enemy. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const all = [...(event.currentTarget.closest('.foes')?.querySelectorAll<HTMLElement>('.foe-pick') ?? [])];
  const at = all.indexOf(event.currentTarget);
  if (by === undefined) return;
  event.preventDefault();
  all.at((at + by) % all.length)?.focus();
}
