import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';

/** What went without saying after the last answer: phases that passed, damage that was taken. */
export function PassedNotice() {
  const { passed, text } = useSeatFields('passed', 'text');
  const words = useWords('table').question;
  const told = passed.flatMap(({ prompt, act }) => {
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
