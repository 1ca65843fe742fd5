import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import type { Problem } from './problem.ts';
import { WORDS } from './words.ts';
import './problem.css';

/** What went wrong in plain words, the technical ones below. */
export function ProblemNote({ problem: { kind, detail } }: { readonly problem: Problem }) {
  const words = useWords(WORDS);
  return (
    <div className="problem" role="alert">
      <StatIcon stat="warning" size={22} />
      <p>
        {words.problems[kind]}
        {detail !== null && <small lang="en">{detail}</small>}
      </p>
    </div>
  );
}
