import { TACTICS } from '@deedbook/engine';
import { memo } from 'react';
import { CardFrame, TacticIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useRowKey } from '../layout/key-rows.ts';
import { useSpotButton } from '../question/spot-button.ts';
import './offer.css';
import type { StageKey } from './stage-key.ts';

/** A Tactic of the Round: its number decides who plays first. */
export const OfferTactic = memo(function OfferTactic({
  tactic,
  stageKey = null,
}: { readonly tactic: string } & StageKey) {
  const text = useSeat(table => table.text);
  const { choices, props, press } = useSpotButton('tactic', tactic);
  useRowKey('stage', stageKey, press);
  const { name, number, time, text: does } = text.tacticText(tactic);
  return (
    <button type="button" className="offer-card" data-number={number} {...props} aria-disabled={choices.length === 0}>
      <CardFrame kind="tactic" className="offer-frame">
        <span className="offer-head">
          <TacticIcon tactic={tactic} time={TACTICS.get(tactic).time} size={40} className="offer-motif" />
          <span className="offer-title">
            <span className="offer-name">{name}</span>
            <span className="offer-kind">{time}</span>
          </span>
          <span className="offer-order">{number}</span>
        </span>
        <span className="offer-text">{does}</span>
      </CardFrame>
    </button>
  );
});
