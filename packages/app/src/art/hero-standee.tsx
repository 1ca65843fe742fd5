import { type ArtProps, Drawing } from './drawing.tsx';

export interface HeroStandeeProps extends ArtProps {
  readonly hero: string;
}

/** A hero on the map. */
export function HeroStandee({ hero, ...art }: HeroStandeeProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={hero} />
    </Drawing>
  );
}
