import type { Combat } from '@deedbook/engine';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Assigning } from './assigning.tsx';
import { DamageToCome } from './damage-to-come.tsx';
import { Strike } from './strike.tsx';
import './tray.css';
import type { FightFacts } from './use-outlook.ts';

interface FightTrayProps {
  readonly combat: Readonly<Combat>;
  readonly fight: FightFacts;
}

/** What is being built: the attack, the block, or the damage to assign. */
export function FightTray({ combat, fight }: FightTrayProps) {
  const words = useWords('panels').fight;
  const prompt = useSeat(({ asked }) => asked?.prompt);
  const canTarget = useSeat(({ asked }) => asked?.choices.some(({ at }) => at?.kind === 'enemy') ?? false);
  const { phase, soFar } = fight.outlook;
  // Before the first phase, and while a card asks something in between, the question itself says what to do.
  if (!soFar && prompt !== 'assign-damage' && prompt !== `combat-${phase}`) return null;
  return (
    <div className="tray" aria-live="polite">
      {prompt === 'assign-damage' ? (
        <Assigning />
      ) : phase === 'damage' ? (
        <DamageToCome fight={fight} />
      ) : soFar ? (
        <Strike combat={combat} fight={fight} soFar={soFar} />
      ) : (
        <p className="tray-hint">{canTarget ? words.chooseFirst[phase] : words.noneLeft[phase]}</p>
      )}
    </div>
  );
}
