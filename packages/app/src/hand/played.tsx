import { CARDS, type PlayedCard } from '@deedbook/engine';
import { memo } from 'react';
import { CardFrame } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { CardIcon } from '../parts/card-icon.ts';
import { Explain } from '../parts/explain.tsx';
import { useRoving } from '../parts/roving.tsx';
import { useSpotButton } from '../question/spot-button.ts';
import { CardFace } from './card-face.tsx';

interface PlayedProps {
  readonly played: PlayedCard;
  readonly at: number;
  readonly isInHand: boolean;
}

/** A played card: small, and full size when pointed at. Some can be used again while in play. */
export const Played = memo(function Played({ played: { card, as }, at, isInHand }: PlayedProps) {
  // Choices for a card of this name belong to the copy in hand, if there is one.
  const { props } = useSpotButton(isInHand ? 'played' : 'card', card);
  const roving = useRoving(at, props.ref);
  const name = useSeat(({ text }) => text).name('card', card);
  const words = useWords('table').hand;
  const { color, kind } = CARDS.get(card);
  return (
    <li>
      <Explain
        title={name}
        body={
          <div className="play-whole">
            <CardFace card={card} />
          </div>
        }
        codex={`card/${card}`}
        side="top"
        bare
      >
        <button type="button" className="play-card" aria-label={`${name}: ${words.as[as]}`} {...props} {...roving}>
          <CardFrame color={color} kind={kind} className="play-face">
            <CardIcon card={card} kind={kind} size={20} />
            <span className="play-name">{name}</span>
            {as !== 'basic' && <span className="play-how">{words.as[as]}</span>}
          </CardFrame>
        </button>
      </Explain>
    </li>
  );
});
