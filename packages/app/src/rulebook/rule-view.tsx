import { memo } from 'react';
import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import { RuleExamples } from '../positions/example-links.tsx';
import { LineView } from './line-view.tsx';
import type { Rule } from './parse.ts';
import { TableView } from './table-view.tsx';

interface RuleViewProps {
  readonly rule: Rule;
  /** The reader asked for this one. */
  readonly isLinked: boolean;
}

/** One rule. Its id is a link to itself, for sharing. */
export const RuleView = memo(function RuleView({ rule: { id, line, points, tables }, isLinked }: RuleViewProps) {
  const words = useWords('rulebook');
  return (
    <li className="book-rule" data-rule={id} data-linked={isLinked || undefined} tabIndex={-1}>
      <a className="book-id" href={linkTo('rules', id)} aria-label={words.rule(id)}>
        {id}
      </a>
      <div className="book-words">
        <p>
          <LineView line={line} />
        </p>
        {points.length > 0 && (
          <ul>
            {points.map((point, n) => (
              <li key={n.toString()}>
                <LineView line={point} />
              </li>
            ))}
          </ul>
        )}
        {tables.map((table, n) => (
          <TableView key={n.toString()} table={table} at={null} />
        ))}
        <RuleExamples rule={id} />
      </div>
    </li>
  );
});
