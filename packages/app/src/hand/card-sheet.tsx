import type { Name } from '@deedbook/engine';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { CodexSign } from '../parts/codex-sign.tsx';
import { useClosing } from '../platform/back.ts';
import { useHeldKeys } from '../platform/keys.ts';
import { ChoiceButton } from '../question/choice-button.tsx';
import { playing, WhyNot } from '../question/why-not.tsx';
import { CardFace } from './card-face.tsx';
import '../question/choice-list.css';
import './card-sheet.css';
import type { CardUses } from './uses.ts';

export interface CardSheetProps {
  readonly card: Name;
  readonly uses: CardUses;
  readonly onClose: () => void;
}

/** For touch: a card lifted out of the hand, with its uses within reach of the thumb. */
export function CardSheet({ card, uses, onClose }: CardSheetProps) {
  const asked = useSeat(table => table.asked);
  const text = useSeat(table => table.text);
  const { hand: words, question } = useWords('table');
  const [opened] = useState(asked);
  const [isUnfolded, setUnfolded] = useState(false);
  const isCurrent = opened === asked;
  useHeldKeys();
  useClosing(onClose);
  // The options of an answered question must neither answer nor cover the next one.
  useEffect(() => {
    if (!isCurrent) onClose();
  }, [isCurrent, onClose]);
  if (!isCurrent) return null;
  const { all, useful } = uses;
  const isFolded = !isUnfolded && useful.length > 0 && useful.length < all.length;
  const idle = all.filter(({ isUseful }) => !isUseful);
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-veil" />
        <Dialog.Content className="sheet" aria-describedby={undefined}>
          <Dialog.Title className="unseen">{text.name('card', card)}</Dialog.Title>
          <div className="sheet-card">
            <CardFace card={card} />
            <CodexSign at={`card/${card}`} />
          </div>
          <section className="sheet-choices" aria-label={words.options}>
            {(isFolded ? useful : [...useful, ...idle]).map(({ choice }) => (
              <ChoiceButton key={choice.key} choice={choice} brief />
            ))}
            {isFolded && (
              <button type="button" className="menu-more" onClick={() => setUnfolded(true)}>
                {question.more(idle.length)}
              </button>
            )}
            <WhyNot acts={playing(card)} />
            {all.length === 0 && <p className="sheet-idle">{words.notNow}</p>}
          </section>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
