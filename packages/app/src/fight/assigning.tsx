import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { ChoiceButton } from '../question/choice-button.tsx';
import { useSpots } from '../question/spots.ts';

const any = () => true;

/** Who takes the damage, each with the outcome: here as well as on the Units, which may be out of view. */
export function Assigning() {
  const { asked, text } = useSeatFields('asked', 'text');
  const words = useWords('panels').fight;
  useSpots('hero', any);
  useSpots('unit', any);
  if (!asked) return null;
  const { enemy, damage } = asked.about as { readonly enemy?: string; readonly damage?: number };
  return (
    <div className="assigning">
      <h3 className="tray-title">{words.assigning(text.name('enemy', enemy ?? ''), damage ?? 0)}</h3>
      <div className="assigning-takers">
        {asked.choices.map(choice => (
          <ChoiceButton key={choice.key} choice={choice} />
        ))}
      </div>
    </div>
  );
}
