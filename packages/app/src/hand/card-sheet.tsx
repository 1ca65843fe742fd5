import type { Choice, Name } from '@deedbook/engine';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useHeldKeys } from '../platform/keys.ts';
import { ChoiceButton } from '../question/choice-button.tsx';
import { playing, WhyNot } from '../question/why-not.tsx';
import { CardFace } from './card-face.tsx';
import './card-sheet.css';

export interface CardSheetProps {
  readonly card: Name;
  readonly choices: readonly Choice[];
  readonly onClose: () => void;
}

/** On a phone: a card lifted out of the hand, and what can be done with it within reach of the thumb. */
export function CardSheet({ card, choices, onClose }: CardSheetProps) {
  const asked = useSeat(table => table.asked);
  const text = useSeat(table => table.text);
  const words = useWords('table').hand;
  const [opened] = useState(asked);
  const isCurrent = opened === asked;
  useHeldKeys();
  // The options of a question that was answered must not answer the next one, nor cover it.
  useEffect(() => {
    if (!isCurrent) onClose();
  }, [isCurrent, onClose]);
  if (!isCurrent) return null;
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-veil" />
        <Dialog.Content className="sheet" aria-describedby={undefined}>
          <Dialog.Title className="unseen">{text.name('card', card)}</Dialog.Title>
          <div className="sheet-card">
            <CardFace card={card} />
          </div>
          <section className="sheet-choices" aria-label={words.options}>
            {choices.map(choice => (
              <ChoiceButton key={choice.key} choice={choice} brief />
            ))}
            <WhyNot acts={playing(card)} />
            {choices.length === 0 && <p className="sheet-idle">{words.notNow}</p>}
          </section>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
