import type { Foe, FoeOutlook, Phase } from '@deedbook/engine';
import { EnemyPicture } from '../art/enemy-picture.tsx';
import { StatIcon } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useRowKey } from '../layout/key-rows.ts';
import { CodexSign } from '../parts/codex-sign.tsx';
import { useRoving } from '../parts/roving.tsx';
import { useSpotButton } from '../question/spot-button.ts';
import { numberOf } from './ranks.ts';

interface FoeHeadProps {
  readonly foe: Foe;
  readonly facts: FoeOutlook;
  readonly phase: Phase;
  /** Its position among the participants. */
  readonly at: number;
}

/** Token and name: the enemy's button, which reaches over the whole card. */
export function FoeHead({ foe, facts, phase, at }: FoeHeadProps) {
  const { asked, text, view } = useSeatFields('asked', 'text', 'view');
  const words = useWords('panels').fight;
  const { choices, props, press } = useSpotButton('enemy', foe.key);
  const roving = useRoving(at, props.ref);
  useRowKey('foes', at, press);
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
        {...props}
        {...roving}
      >
        <EnemyPicture enemy={foe.enemy} color={foe.color} width={96} height={72} />
      </button>
      <h3 className="foe-name">{called}</h3>
      {foe.summoner === null && (
        <p className="foe-fame">
          <StatIcon stat="fame" size={16} />
          {words.fame} {fame} <CodexSign at={`enemy/${foe.enemy}`} />
        </p>
      )}
      {facts.targeted && (
        <p className="foe-flag" data-juts>
          {phase === 'block' ? words.blocking : words.target}
        </p>
      )}
    </div>
  );
}
