import { keyOf, moveCost, type Term, total } from '@deedbook/engine';
import { StatIcon } from '../art/index.ts';
import { queryOf } from '../game/per-view.ts';
import { useSeatFields } from '../game/table.ts';
import { useWhy } from '../game/use-soon.ts';
import { useWords } from '../language/language.ts';
import { RuleSign } from '../parts/rule-sign.tsx';
import type { HexFacts } from './facts.ts';
import { TERRAIN_RULE } from './rule-links.ts';

interface HexCostProps {
  readonly facts: HexFacts;
  readonly isReachable: boolean;
}

/** What entering costs now, with its terms, and why the hero cannot get here if so. */
export function HexCost({ facts: { space, hex }, isReachable }: HexCostProps) {
  const { seat, text, view, asked } = useSeatFields('seat', 'text', 'view', 'asked');
  const words = useWords('table').board;
  const made: Term[] = [];
  const terms = moveCost(queryOf(view, seat), space, made) === null ? null : made;
  const isAsked = asked !== null && !asked.standing && !isReachable && view.players[seat]?.hex !== hex;
  const [refusal] = useWhy(isAsked ? [keyOf({ act: 'walk', to: hex })] : []);
  // If the question is about something else, walking is not refused; it is simply not an option.
  const why = refusal?.rule === 'UNKNOWN-ANSWER' ? null : refusal;
  return (
    <div className="hex-card-part">
      <p className="hex-card-cost">
        <StatIcon stat="move" size={16} />
        <b>
          {words.costNow}: {terms === null ? words.noEntry : total(terms)}
        </b>
        <RuleSign rule={TERRAIN_RULE} />
      </p>
      {terms !== null && terms.length > 1 && <p className="hex-card-terms">{text.terms(terms)}</p>}
      {why && (
        <p className="hex-card-why">
          {text.why(why)} <RuleSign rule={why.rule} />
        </p>
      )}
    </div>
  );
}
