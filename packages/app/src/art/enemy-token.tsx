import { type ArtProps, Drawing } from './drawing.tsx';

export interface EnemyTokenProps extends ArtProps {
  readonly enemy: string;
  readonly color: string;
}

/** An enemy on a disc in the colour of its back. */
export function EnemyToken({ enemy, color, ...art }: EnemyTokenProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={enemy + color} />
    </Drawing>
  );
}
