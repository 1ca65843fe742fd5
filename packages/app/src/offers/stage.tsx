import type { Spot } from '@deedbook/engine';
import { UNITS } from '@deedbook/engine';
import { useEffect, useMemo, useState } from 'react';
import { StatIcon } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { OfferDeed } from './offer-deed.tsx';
import { OfferReward } from './offer-reward.tsx';
import { OfferSkill } from './offer-skill.tsx';
import { OfferTactic } from './offer-tactic.tsx';
import { OfferUnit } from './offer-unit.tsx';
import { onStage } from './sections.ts';
import './stage.css';

/** Tactics, Skills, cards and rewards to choose from, large and side by side in the middle of the screen. */
export function Stage() {
  const words = useWords('panels').offers;
  const { asked, view, text } = useSeatFields('asked', 'view', 'text');
  const [isHidden, setHidden] = useState(false);
  const spots = useMemo(() => (asked && !asked.standing ? onStage(asked.choices, view) : []), [asked, view]);
  const prompt = asked?.prompt;
  // Another question is shown again, whatever was done with the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it depends on
  useEffect(() => setHidden(false), [prompt]);
  if (!asked || spots.length === 0) return null;
  // Put aside it is still there: its choices do not move into the question, and the table can be seen.
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
        aria-label={text.prompt(asked, view)}
        data-many={spots.length > 3 || undefined}
        hidden={isHidden}
      >
        <div className="stage-head">
          <h2 className="stage-title" aria-live="polite">
            {text.prompt(asked, view)}
          </h2>
          <button type="button" className="stage-hide" onClick={() => setHidden(true)}>
            <StatIcon stat="map" size={18} />
            <span>{words.hide}</span>
          </button>
        </div>
        <div className="stage-things">
          {spots.map(spot => (
            <Thing key={`${spot.kind} ${spot.id}`} spot={spot} />
          ))}
        </div>
      </section>
    </>
  );
}

function Thing({ spot: { kind, id } }: { readonly spot: Spot }) {
  if (kind === 'tactic') return <OfferTactic tactic={id} />;
  if (kind === 'skill') return <OfferSkill skill={id} />;
  if (kind === 'reward') return <OfferReward reward={id} />;
  return UNITS.has(id) ? <OfferUnit unit={id} /> : <OfferDeed card={id} />;
}
