import { type ArtProps, Drawing } from './drawing.tsx';

export interface ShieldProps extends ArtProps {
  readonly hero: string;
}

/** The shield token a hero leaves on a conquered site. */
export function Shield({ hero, ...art }: ShieldProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={hero} />
    </Drawing>
  );
}
