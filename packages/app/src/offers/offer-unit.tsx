import { UNITS } from '@deedbook/engine';
import { memo } from 'react';
import { CardFrame, ResistanceIcon, StatIcon, UnitPicture } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useRowKey } from '../layout/key-rows.ts';
import { Explain } from '../parts/explain.tsx';
import { useSpotButton } from '../question/spot-button.ts';
import { WhyNot } from '../question/why-not.tsx';
import { ChoiceLine } from './choice-line.tsx';
import './offer.css';
import type { StageKey } from './stage-key.ts';

const UNIT_RULES = ['REC-01', 'REC-03'];

/** A Unit to recruit: cost, armor, where it is recruited, what it can do. */
export const OfferUnit = memo(function OfferUnit({ unit, stageKey = null }: { readonly unit: string } & StageKey) {
  const words = useWords('panels').offers;
  const text = useSeat(table => table.text);
  const { choices, props, press } = useSpotButton('offer', unit);
  useRowKey('stage', stageKey, press);
  const { name, kind, cost, level, armor, resistances, sites, abilities } = text.unitText(unit);
  const button = (
    <button type="button" className="offer-card" {...props} aria-disabled={choices.length === 0}>
      <CardFrame kind="unit" className="offer-frame">
        <span className="offer-head">
          <UnitPicture unit={unit} width={56} height={42} className="offer-motif" />
          <span className="offer-title">
            <span className="offer-name">{name}</span>
            <span className="offer-kind">
              {kind} · {words.level(level)}
            </span>
          </span>
          <span className="offer-number" title={words.armor}>
            <StatIcon stat="armor" size={16} title={words.armor} />
            {armor}
          </span>
          {UNITS.find(unit)?.resistances.map((resistance, i) => (
            <span key={resistance} className="offer-number" title={words.resists(resistances[i] ?? '')}>
              <ResistanceIcon resistance={resistance} size={16} title={words.resists(resistances[i] ?? '')} />
            </span>
          ))}
        </span>
        <span className="offer-text offer-abilities">
          {abilities.map(ability => (
            <span key={ability}>{ability}</span>
          ))}
        </span>
        <span className="offer-price">
          <span className="offer-number offer-cost" title={words.cost}>
            <StatIcon stat="influence" size={16} title={words.cost} />
            {cost}
          </span>
          <span className="offer-text offer-sites">{words.at(sites.join(', '))}</span>
        </span>
      </CardFrame>
      <ChoiceLine choices={choices} said={name} />
    </button>
  );
  return (
    <Explain
      title={name}
      body={
        <>
          <p>{words.how.unit}</p>
          <WhyNot acts={[{ act: 'recruit', unit }]} />
        </>
      }
      rules={UNIT_RULES}
      codex={`unit/${unit}`}
      side="left"
      press={choices.length === 0}
    >
      {button}
    </Explain>
  );
});
