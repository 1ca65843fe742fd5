import { ChoiceButton } from '../question/choice-button.tsx';
import { useSpot } from '../question/spots.ts';

/** The choices of a spot as buttons, where it is nothing but its choices; nothing while there are none. */
export function SpotChoices({ kind, id }: { readonly kind: string; readonly id: string }) {
  return useSpot(kind, id).map(choice => <ChoiceButton key={choice.key} choice={choice} />);
}
