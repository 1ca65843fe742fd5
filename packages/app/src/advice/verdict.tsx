import { type Ending, type FightAdvice, priceOf } from '@deedbook/mind';
import { useWords } from '../language/language.ts';
import { oddsOf, rangeOf } from './price.ts';

interface Props {
  readonly advice: FightAdvice;
  /** The fight has not started: who is there may be unknown. */
  readonly isAhead?: boolean;
}

/** Whether a fight can be won. */
export function Verdict({ advice, isAhead = false }: Props) {
  const words = useWords('panels').advice;
  const { won, all } = oddsOf(advice);
  const verdict = () => {
    if (advice.isExchange) return duelVerdict();
    if (won === 0) return advice.isProven || advice.isHopeless ? words.no : words.noneFound;
    if (advice.endings.length === 1) return words.yes;
    if (isAhead) return won === all ? words.yesAgainstAll : words.yesAgainst(Math.round((100 * won) / all));
    return won === all ? words.yesAll : words.yesIf(won, all);
  };
  const duelVerdict = () => {
    if (won === 0) return words.drivesNot;
    return won === all ? words.drives : words.drivesAgainst(Math.round((100 * won) / all));
  };
  const isOpen = !advice.isProven && !isAhead && (won > 0 || advice.isHopeless);
  const doubt = !isOpen ? '' : advice.atMostBetter === null ? words.notProven : words.atMostBetter(advice.atMostBetter);
  return (
    <p>
      <b>{verdict()}</b>
      {doubt !== '' && ` ${doubt}`}
    </p>
  );
}

/** What a fight costs and brings, at best and at worst. */
export function Loss({ advice }: Props) {
  const words = useWords('panels').advice;
  const { best, worst } = rangeOf(advice);
  const said = (ending: Ending) => words.change(priceOf(advice.before, ending)) || words.noLoss;
  const [good, bad] = [said(best), said(worst)];
  if (good === bad) return <p>{good}</p>;
  return (
    <>
      <p>
        {words.atBest} {good}
      </p>
      <p>
        {words.atWorst} {bad}
      </p>
    </>
  );
}
