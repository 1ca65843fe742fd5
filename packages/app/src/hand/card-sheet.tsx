import type { Choice, Name } from '@deedbook/engine';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { ChoiceButton } from '../question/choice-button.tsx';
import { CardFace } from './card-face.tsx';
import './card-sheet.css';
import { handWords } from './words.ts';

export interface CardSheetProps {
  readonly card: Name;
  readonly choices: readonly Choice[];
  readonly onClose: () => void;
}

/** On a phone: a card lifted out of the hand, and what can be done with it within reach of the thumb. */
export function CardSheet({ card, choices, onClose }: CardSheetProps) {
  const asked = useSeat(table => table.asked);
  const text = useSeat(table => table.text);
  const words = useWords(handWords);
  const opened = useRef(asked);
  // The options of a question that was answered must not answer the next one.
  useEffect(() => {
    if (opened.current !== asked) onClose();
  }, [asked, onClose]);
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
            {asked && <WhyNot card={card} choices={choices} />}
            {choices.map(choice => (
              <ChoiceButton key={choice.key} choice={choice} />
            ))}
          </section>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Why the rules do not let this card do now what is printed on it. */
function WhyNot({ card, choices }: Pick<CardSheetProps, 'card' | 'choices'>) {
  const { session, seat, text } = useSeat(table => table);
  const words = useWords(handWords);
  const refusals = [`play ${card}`, `power ${card}`]
    .filter(key => !choices.some(choice => choice.key.startsWith(key)))
    .map(key => session.why(seat, key));
  const refusal = refusals.find(each => each !== null && each.rule !== 'UNKNOWN-ANSWER');
  if (!refusal && choices.length > 0) return null;
  return <p className="sheet-why">{refusal ? text.refusal(refusal) : words.notNow}</p>;
}
