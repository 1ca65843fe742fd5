import { type ArtProps, Drawing } from './drawing.tsx';
import { ANY_HERO, HERO_SIGNS } from './heroes.ts';

export interface HeroStandeeProps extends ArtProps {
  readonly hero: string;
}

/** A hero on the map: a cloaked figure with the hero's sign, on a base. Its feet are near the bottom of the square. */
export function HeroStandee({ hero, ...art }: HeroStandeeProps) {
  const { field, sign } = HERO_SIGNS[hero] ?? ANY_HERO;
  return (
    <Drawing box={64} {...art}>
      <g className="hero-art" data-hero={hero}>
        <ellipse className="standee-shadow" cx={33} cy={57} rx={21} ry={6} />
        <path className="standee-base" d="M12 53c0-8 40-8 40 0v3c0 8-40 8-40 0Z" />
        <path
          className="hero-field"
          d="M32 2c7 0 11 5 11 11 0 3-1 5-2 7 8 4 9 20 10 32-8 5-30 5-38 0 1-12 2-28 10-32-1-2-2-4-2-7C21 7 25 2 32 2"
        />
        <path className="standee-face" d="M32 6c5 0 7 4 7 7 0 4-3 7-7 9-4-2-7-5-7-9 0-3 2-7 7-7" />
        <g transform="translate(20 26) scale(.375)">
          <path className="standee-badge" d={field} />
          <path className="hero-field" d={sign} />
        </g>
      </g>
    </Drawing>
  );
}
