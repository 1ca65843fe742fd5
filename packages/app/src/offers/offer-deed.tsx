import { CARDS, type SpotKind } from '@deedbook/engine';
import { memo } from 'react';
import { CardFrame, ManaGem, StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useRowKey } from '../layout/key-rows.ts';
import { CardPicture } from '../parts/card-picture.ts';
import { Explain } from '../parts/explain.tsx';
import { useSpotButton } from '../question/spot-button.ts';
import { WhyNot } from '../question/why-not.tsx';
import { ChoiceLine } from './choice-line.tsx';
import './offer.css';
import { costIn, RULES, type Stand, sitesFor } from './price.ts';
import type { StageKey } from './stage-key.ts';

interface Props extends StageKey {
  readonly card: string;
  /** The offer it can be bought from, if any. */
  readonly stand?: Stand;
  /** The kind of spot it is: most cards lie in an offer. */
  readonly spot?: SpotKind;
}

/** A card to gain: name, color, and both effects in words. */
export const OfferDeed = memo(function OfferDeed({ card, stand, spot = 'offer', stageKey = null }: Props) {
  const words = useWords('panels').offers;
  const text = useSeat(table => table.text);
  const { choices, props, press } = useSpotButton(spot, card);
  useRowKey('stage', stageKey, press);
  const { name, kind, basic, powered, strongName, color } = text.cardText(card);
  const printed = CARDS.find(card);
  const button = (
    <button type="button" className="offer-card" {...props} aria-disabled={choices.length === 0}>
      <CardFrame color={printed?.color ?? null} kind={printed?.kind ?? 'artifact'} className="offer-frame">
        <span className="offer-head">
          <CardPicture card={card} kind={printed?.kind ?? 'artifact'} width={56} height={42} className="offer-motif" />
          <span className="offer-title">
            <span className="offer-name">{name}</span>
            <span className="offer-kind">{kind}</span>
          </span>
          {stand ? (
            <CardPrice stand={stand} card={card} />
          ) : (
            printed?.color && <ManaGem color={printed.color} size={20} title={color ?? ''} />
          )}
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
  if (!stand) return button;
  const how = words.how[stand](costIn(stand), color ?? '');
  return (
    <Explain
      title={name}
      body={
        <>
          <p>{how}</p>
          <WhyNot acts={[{ act: stand === 'spells' ? 'learn' : 'train', card }]} />
        </>
      }
      rules={RULES[stand]}
      codex={`card/${card}`}
      side="left"
      press={choices.length === 0}
    >
      {button}
    </Explain>
  );
});

/** What it costs: Influence, and for a Spell one mana as well. */
function CardPrice({ stand, card }: { readonly stand: Stand; readonly card: string }) {
  const words = useWords('panels').offers;
  const text = useSeat(table => table.text);
  const color = CARDS.find(card)?.color;
  const where = words.learnedAt(sitesFor(stand, text).join(', '));
  return (
    <span className="offer-number offer-cost" title={where}>
      <StatIcon stat="influence" size={16} title={words.learnCost} />
      {costIn(stand)}
      {stand === 'spells' && color && (
        <>
          <span aria-hidden>+</span>
          <ManaGem color={color} size={18} title={text.cardText(card).color ?? ''} />
        </>
      )}
    </span>
  );
}
