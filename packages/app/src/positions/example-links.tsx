import { Suspense, useState } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import { type Example, examplesOf, examplesWith, useExamples, useExampleTitle } from './examples.ts';
import './example-links.css';

/** How many are shown at first of a rule or a thing that has many. */
const MOST = 8;

/** The examples of a rule, each to be tried on the board. */
export function RuleExamples({ rule, most = MOST }: { readonly rule: string; readonly most?: number }) {
  const all = useExamples();
  return <Links key={rule} examples={examplesOf(all, rule)} most={most} />;
}

/** Examples in which a thing takes part. */
export function ThingExamples({ thing, most = MOST }: { readonly thing: string; readonly most?: number }) {
  const all = useExamples();
  return <Links key={thing} examples={examplesWith(all, thing)} most={most} />;
}

interface LinksProps {
  readonly examples: readonly Example[];
  readonly most: number;
}

/** The first examples, and a button that shows the others. */
function Links({ examples, most }: LinksProps) {
  const [isWhole, setWhole] = useState(false);
  if (examples.length === 0) return null;
  // A button that would show one is no shorter than that one.
  const first = isWhole || examples.length === most + 1 ? examples : examples.slice(0, most);
  return (
    <Suspense>
      <ul className="examples">
        {first.map(({ id }, i) => (
          <li key={id}>
            <ExampleLink id={id} isFocused={isWhole && i === most} />
          </li>
        ))}
        {first.length < examples.length && (
          <li>
            <MoreButton count={examples.length - most} onPress={() => setWhole(true)} />
          </li>
        )}
      </ul>
    </Suspense>
  );
}

function MoreButton({ count, onPress }: { readonly count: number; readonly onPress: () => void }) {
  const words = useWords('lookup').puzzle;
  return (
    <button type="button" className="example" onClick={onPress}>
      {words.moreExamples(count)}
    </button>
  );
}

const focus = (link: HTMLAnchorElement | null): void => link?.focus();

/** One example by its title. */
function ExampleLink({ id, isFocused }: { readonly id: string; readonly isFocused: boolean }) {
  const words = useWords('lookup').puzzle;
  const title = useExampleTitle(id);
  return (
    // The button that was pressed is gone: the first example it showed takes the focus.
    <a ref={isFocused ? focus : undefined} className="example" href={linkTo('try', id)} title={words.tryIt}>
      <StatIcon stat="start" size={14} />
      <span className="unseen">{words.tryIt}: </span>
      {title}
    </a>
  );
}
