import { linkTo } from '../platform/route.ts';
import type { Line, Span } from './parse.ts';

/** A sentence of the book, with its bold words and its links to other rules. */
export function LineView({ line }: { readonly line: Line }) {
  // Lines never change, so the index of a span can be its key.
  return line.map((span, n) => <SpanView key={n.toString()} span={span} />);
}

function SpanView({ span }: { readonly span: Span }) {
  if (typeof span === 'string') return span;
  if (span.kind === 'bold') {
    return (
      <b>
        <LineView line={span.spans} />
      </b>
    );
  }
  return (
    <a href={linkTo('rules', span.to)}>
      <LineView line={span.spans} />
    </a>
  );
}
