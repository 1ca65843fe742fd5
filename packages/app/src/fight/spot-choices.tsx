import type { SpotKind } from '@deedbook/engine';
import { ChoiceButton } from '../question/choice-button.tsx';
import { useSpot } from '../question/spots.ts';

interface Props {
  readonly kind: SpotKind;
  readonly id: string;
  /** As in ChoiceButton: words that may be cut are told to whoever points at them. */
  readonly folds?: boolean;
  /** The key that presses it. */
  readonly keyName?: string | undefined;
  /** It is what the moment is about. */
  readonly isGold?: boolean;
}

/** The choices of a spot as buttons, where it is nothing but its choices; nothing while there are none. */
export function SpotChoices({ kind, id, folds = false, keyName, isGold = false }: Props) {
  return useSpot(kind, id).map(choice => (
    <ChoiceButton key={choice.key} choice={choice} folds={folds} keyName={keyName} data-gold={isGold || undefined} />
  ));
}
