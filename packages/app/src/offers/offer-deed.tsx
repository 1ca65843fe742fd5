import { CARDS } from '@deedbook/engine';
import { memo } from 'react';
import { CardFrame, CardIcon, ManaGem } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useSpotButton } from '../question/spot-button.ts';
import { ChoiceLine } from './choice-line.tsx';
import { offerWords } from './words.ts';

interface Props {
  readonly card: string;
  /** The kind of spot it is: most cards lie in an offer. */
  readonly spot?: string;
}

/** A card one could gain: name, colour, and both effects in words. */
export const OfferDeed = memo(function OfferDeed({ card, spot = 'offer' }: Props) {
  const words = useWords(offerWords);
  const text = useSeat(table => table.text);
  const { choices, props } = useSpotButton(spot, card);
  const { name, kind, basic, powered, strongName, color } = text.cardText(card);
  const printed = CARDS.find(card);
  return (
    <button type="button" className="offer-card" {...props} aria-disabled={choices.length === 0}>
      <CardFrame color={printed?.color ?? null} kind={printed?.kind ?? 'artifact'} className="offer-frame">
        <span className="offer-head">
          <CardIcon card={card} size={30} className="offer-motif" />
          <span className="offer-title">
            <span className="offer-name">{name}</span>
            <span className="offer-kind">{kind}</span>
          </span>
          {printed?.color && <ManaGem color={printed.color} size={20} title={color ?? ''} />}
        </span>
        <span className="offer-text">
          <span className="unseen">{words.basic}: </span>
          {basic}
        </span>
        <span className="offer-text offer-powered">
          <b>{strongName ?? (color === null ? words.thrown : words.powered(color))}</b>
          {` ${powered}`}
        </span>
      </CardFrame>
      <ChoiceLine choices={choices} said={name} />
    </button>
  );
});
