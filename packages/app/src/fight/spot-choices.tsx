import type { SpotKind } from '@deedbook/engine';
import { ChoiceButton } from '../question/choice-button.tsx';
import { useSpot } from '../question/spots.ts';

interface Props {
  readonly kind: SpotKind;
  readonly id: string;
  /** As in ChoiceButton: truncated labels are shown in full when pointed at. */
  readonly folds?: boolean;
  /** The key that presses it. */
  readonly keyName?: string | undefined;
  /** It is the main action of the moment. */
  readonly isGold?: boolean;
}

/** The choices of a spot that consists only of its choices, as buttons; nothing if there are none. */
export function SpotChoices({ kind, id, folds = false, keyName, isGold = false }: Props) {
  return useSpot(kind, id).map(choice => (
    <ChoiceButton key={choice.key} choice={choice} folds={folds} keyName={keyName} data-gold={isGold || undefined} />
  ));
}
