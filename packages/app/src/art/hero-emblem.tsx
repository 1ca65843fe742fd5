import { type ArtProps, Drawing } from './drawing.tsx';

export interface HeroEmblemProps extends ArtProps {
  readonly hero: string;
}

/** The sign of a hero, told apart by shape as well as colour. */
export function HeroEmblem({ hero, ...art }: HeroEmblemProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={hero} />
    </Drawing>
  );
}
