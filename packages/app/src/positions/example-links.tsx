import { Suspense } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import { type Example, examplesOf, examplesWith, useExamples, useExampleTitle } from './examples.ts';
import './example-links.css';

/** How many are shown of a rule or a thing that has many. */
const MOST = 8;

/** The examples of a rule, each to be tried on the board. */
export function RuleExamples({ rule, most = MOST }: { readonly rule: string; readonly most?: number }) {
  const all = useExamples();
  return <Links examples={examplesOf(all, rule).slice(0, most)} />;
}

/** Examples in which a thing takes part. */
export function ThingExamples({ thing, most = MOST }: { readonly thing: string; readonly most?: number }) {
  const all = useExamples();
  return <Links examples={examplesWith(all, thing).slice(0, most)} />;
}

function Links({ examples }: { readonly examples: readonly Example[] }) {
  if (examples.length === 0) return null;
  return (
    <Suspense>
      <ul className="examples">
        {examples.map(({ id }) => (
          <li key={id}>
            <ExampleLink id={id} />
          </li>
        ))}
      </ul>
    </Suspense>
  );
}

/** One example by its title. */
function ExampleLink({ id }: { readonly id: string }) {
  const words = useWords('lookup').puzzle;
  const title = useExampleTitle(id);
  return (
    <a className="example" href={linkTo('try', id)} title={words.tryIt}>
      <StatIcon stat="start" size={14} />
      <span className="unseen">{words.tryIt}: </span>
      {title}
    </a>
  );
}
