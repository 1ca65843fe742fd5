import { type ArtProps, Drawing } from './drawing.tsx';

export interface StatIconProps extends ArtProps {
  readonly stat: string;
}

/** A sign for a number, a pile or an action. */
export function StatIcon({ stat, ...art }: StatIconProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={stat} />
    </Drawing>
  );
}
