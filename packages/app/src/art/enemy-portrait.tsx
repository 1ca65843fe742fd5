import { type ArtProps, Drawing } from './drawing.tsx';

export interface EnemyPortraitProps extends ArtProps {
  readonly enemy: string;
}

/** An enemy, in one colour. */
export function EnemyPortrait({ enemy, ...art }: EnemyPortraitProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={enemy} />
    </Drawing>
  );
}
