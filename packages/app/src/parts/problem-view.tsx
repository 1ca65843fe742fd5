import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { moreOf, needsText, type Problem } from './problem.ts';
import { useText } from './use-text.ts';
import './problem.css';

/** What went wrong in plain words, with the details below. */
export function ProblemNote({ problem }: { readonly problem: Problem }) {
  const words = useWords('page').parts;
  const text = useText(needsText(problem));
  const more = moreOf(problem, text);
  return (
    <div className="problem" role="alert">
      <StatIcon stat="warning" size={22} />
      <p>
        {words.problems[problem.kind]}
        {more !== null && <small>{more}</small>}
      </p>
    </div>
  );
}
