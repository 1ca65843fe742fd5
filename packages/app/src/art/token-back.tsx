import { type ArtProps, Drawing } from './drawing.tsx';

export interface TokenBackProps extends ArtProps {
  readonly color: string;
}

/** The back of a token that nobody has turned up. */
export function TokenBack({ color, ...art }: TokenBackProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={color} />
    </Drawing>
  );
}
