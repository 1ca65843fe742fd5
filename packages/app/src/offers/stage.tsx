import { type Spot, TACTICS, UNITS } from '@deedbook/engine';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { StatIcon } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useNudged } from '../layout/nudge.ts';
import { markMore } from '../parts/kept-scroll.ts';
import { useTableMark } from '../parts/table-mark.ts';
import { useArmed } from '../question/caution.ts';
import { OfferDeed } from './offer-deed.tsx';
import { OfferReward } from './offer-reward.tsx';
import { OfferSkill } from './offer-skill.tsx';
import { OfferTactic } from './offer-tactic.tsx';
import { OfferUnit } from './offer-unit.tsx';
import { onStage } from './sections.ts';
import './stage.css';
import './stage-sizes.css';

/** Tactics, Skills, cards and rewards to choose from, large and side by side in the middle of the screen. */
export function Stage() {
  const words = useWords('panels').offers;
  const { again } = useWords('table').question;
  const isArmed = useArmed() !== null;
  const { asked, view, text } = useSeatFields('asked', 'view', 'text');
  const [isHidden, setHidden] = useState(false);
  const spots = useMemo(() => (asked && !asked.standing ? onStage(asked.choices, view) : []), [asked, view]);
  const prompt = asked?.prompt;
  // Another question is shown again, whatever was done with the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it depends on
  useEffect(() => setHidden(false), [prompt]);
  const isShown = asked !== null && spots.length > 0 && !isHidden;
  const stage = useRef<HTMLElement>(null);
  useNudged(stage, isShown);
  useEffect(() => (isShown ? markMore(stage.current) : undefined), [isShown]);
  useTableMark('stage', isShown);
  if (!asked || spots.length === 0) return null;
  // A hidden stage still exists: its choices do not move into the question, and the table is visible.
  return (
    <>
      {isHidden && (
        <button type="button" className="stage-show" onClick={() => setHidden(false)}>
          <StatIcon stat="eye" size={18} />
          {words.show}
        </button>
      )}
      <section
        className="stage"
        ref={stage}
        data-clear
        aria-label={text.prompt(asked, view)}
        data-many={spots.length > 3 || undefined}
        hidden={isHidden}
        style={{ '--again': JSON.stringify(again) } as CSSProperties}
      >
        <div className="stage-head">
          <h2 className="stage-title" aria-live="polite">
            {text.prompt(asked, view)}
          </h2>
          {isArmed && (
            <span className="unseen" role="alert">
              {again}
            </span>
          )}
          <button type="button" className="stage-hide" onClick={() => setHidden(true)}>
            <StatIcon stat="map" size={18} />
            <span className="unseen-narrow">{words.hide}</span>
          </button>
        </div>
        <div className="stage-things">
          {spots.map((spot, i) => (
            <Thing key={`${spot.kind} ${spot.id}`} spot={spot} stageKey={isShown ? keyOf(spot, i) : null} />
          ))}
        </div>
      </section>
    </>
  );
}

/** The key that takes a thing: Tactics have their own numbers, anything else is counted. */
const keyOf = ({ kind, id }: Spot, i: number): number => (kind === 'tactic' ? TACTICS.get(id).number - 1 : i);

interface ThingProps {
  readonly spot: Spot;
  readonly stageKey: number | null;
}

function Thing({ spot: { kind, id }, stageKey }: ThingProps) {
  if (kind === 'tactic') return <OfferTactic tactic={id} stageKey={stageKey} />;
  if (kind === 'skill') return <OfferSkill skill={id} stageKey={stageKey} />;
  if (kind === 'reward') return <OfferReward reward={id} stageKey={stageKey} />;
  return UNITS.has(id) ? <OfferUnit unit={id} stageKey={stageKey} /> : <OfferDeed card={id} stageKey={stageKey} />;
}
