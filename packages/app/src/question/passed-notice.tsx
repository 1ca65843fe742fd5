import type { View } from '@deedbook/engine';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';

/** What went without saying after the last answer: phases that passed, damage that was taken. */
export function PassedNotice() {
  const { passed, text, view } = useSeatFields('passed', 'text', 'view');
  const words = useWords('table').question;
  const isBlocked = view.combat?.foes.some(({ attacks }) => attacks.includes('blocked')) && !isStruck(view);
  const told = passed.flatMap(({ prompt, act }) => {
    if (act.act === 'end-phase' && prompt === 'combat-block' && isBlocked) return [words.allBlocked];
    if (act.act === 'end-phase')
      return prompt in words.passed ? [words.passed[prompt as keyof typeof words.passed]] : [];
    return act.act === 'take-damage' ? [words.taken(text.name('enemy', act.foe.id), act.damage)] : [];
  });
  return (
    told.length > 0 && (
      <p className="passed" role="status">
        {told.join(' · ')}
      </p>
    )
  );
}

/** Whether some attack got through, or still will. */
const isStruck = ({ combat }: View): boolean =>
  combat?.foes.some(({ attacks }) => attacks.some(state => state === 'coming' || state === 'dealt')) ?? false;
