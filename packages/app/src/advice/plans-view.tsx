import type { TurnPlan } from '@deedbook/bots';
import { useEffect, useState } from 'react';
import { useSeatFields } from '../game/table.ts';
import { useLanguage, useWords } from '../language/language.ts';
import { inTenths } from '../language/numbers.ts';
import './advice.css';
import { keepPlan, lookAway, showPlan } from './shown-plan.ts';
import { useIdea, usePlans } from './use-plans.ts';

/** Good turns as short sentences; each is drawn on the map while it is looked at, and stays there when pressed. */
export function PlansView({ onKept }: { readonly onKept: () => void }) {
  const words = useWords('panels').advice;
  const plans = usePlans();
  useEffect(() => lookAway, []);
  return (
    <section className="advice-body advice-plans" aria-live="polite">
      <h3>{words.plans}</h3>
      {typeof plans === 'string' ? (
        <p>{words[plans]}</p>
      ) : (
        <>
          {plans.length === 0 && <p>{words.noPlans}</p>}
          <ol>
            {plans.map(plan => (
              <PlanItem key={plan.answers.join()} plan={plan} best={plans[0]?.value ?? 0} onKept={onKept} />
            ))}
          </ol>
          {plans.length > 0 && <WhyNot />}
        </>
      )}
    </section>
  );
}

/** Smaller differences are within the error of the estimates. */
const LEAST = 0.3;

interface PlanItemProps {
  readonly plan: TurnPlan;
  readonly best: number;
  readonly onKept: () => void;
}

/** One plan: what it does, and what the turn gives and risks. */
function PlanItem({ plan, best, onKept }: PlanItemProps) {
  const words = useWords('panels').advice;
  const language = useLanguage();
  const { text } = useSeatFields('text');
  const { value, turn, gains } = plan;
  const less = best - value;
  const look = () => showPlan(plan);
  const keep = () => {
    keepPlan(plan);
    onKept();
  };
  const cards = gains.played.map(card => text.name('card', card)).join(', ');
  return (
    <li>
      <button
        type="button"
        className="advice-plan"
        onMouseEnter={look}
        onFocus={look}
        onClick={keep}
        onMouseLeave={lookAway}
        onBlur={lookAway}
      >
        <b>
          <Deeds plan={plan} />
        </b>
        {cards !== '' && <span>{words.withCards(cards)}</span>}
        <span>
          {[
            words.planFame(Math.round(turn.fame)),
            words.planWounds(Math.max(0, Math.round(turn.wounds)), Math.max(0, turn.mostWounds)),
            less < LEAST ? words.bestPlan : words.lessThanBest(inTenths(less, language)),
          ].join(' · ')}
        </span>
      </button>
    </li>
  );
}

function Deeds({ plan: { deeds } }: { readonly plan: TurnPlan }) {
  const words = useWords('panels').advice;
  const { text, view } = useSeatFields('text', 'view');
  if (deeds.length === 0) return words.endOfTurn;
  return deeds.map(({ asked, choice }) => text.choice(asked, choice, view)).join(' · ');
}

/** What the player's own idea costs against the best plan. */
function WhyNot() {
  const words = useWords('panels').advice;
  const { text, view, asked } = useSeatFields('text', 'view', 'asked');
  const [key, setKey] = useState('');
  const choices = asked?.choices ?? [];
  const isOffered = choices.some(choice => choice.key === key);
  return (
    <>
      <h3>{words.whyNot}</h3>
      <select className="screen-field" aria-label={words.yourIdea} value={key} onChange={e => setKey(e.target.value)}>
        <option value="">{words.yourIdea}…</option>
        {asked &&
          choices.map(choice => (
            <option key={choice.key} value={choice.key}>
              {text.choice(asked, choice, view)}
            </option>
          ))}
      </select>
      {isOffered && <IdeaView idea={key} />}
    </>
  );
}

function IdeaView({ idea }: { readonly idea: string }) {
  const words = useWords('panels').advice;
  const language = useLanguage();
  const price = useIdea(idea);
  if (typeof price === 'string') return <p>{words[price]}</p>;
  if (price === null) return null;
  const less = price.best - price.idea;
  if (less < LEAST || price.plan === null) return <p>{words.ideaFine}</p>;
  return (
    <p>
      {words.ideaCost(inTenths(less, language))} <Deeds plan={price.plan} />
    </p>
  );
}
