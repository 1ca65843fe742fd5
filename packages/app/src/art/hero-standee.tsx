import './heroes.css';
import { type ArtProps, Drawing } from './drawing.tsx';
import { ANY_HERO, HERO_SIGNS } from './heroes.ts';

export interface HeroStandeeProps extends ArtProps {
  readonly hero: string;
}

/** A hero on the map: a cloaked figure with the hero's sign, on a base. Its feet are near the bottom of the square. */
export function HeroStandee({ hero, ...art }: HeroStandeeProps) {
  const { field, sign } = HERO_SIGNS[hero] ?? ANY_HERO;
  return (
    <Drawing box={64} kind="hero-art" data-hero={hero} {...art}>
      <ellipse className="standee-shadow" cx={33} cy={57} rx={21} ry={6} />
      <path className="standee-base" d="M10 52c0-8 44-8 44 0v4c0 8-44 8-44 0Z" />
      <path className="standee-steel" d="M53 8l3 5v27h-6V13ZM46 40h14v4H46ZM51 44h4v7h-4Z" />
      <path className="hero-field" d="M32 19c11 0 15 16 16 34-9 4-23 4-32 0 1-18 5-34 16-34" />
      <path className="standee-face" d="M32 5c6 0 9 4 9 9s-4 9-9 9-9-4-9-9 3-9 9-9" />
      <path
        className="hero-field"
        d="M32 1c9 0 13 6 13 13 0 4-2 8-5 10l-3-4c2-1 3-3 3-6-5 0-7-1-8-3-1 2-3 3-8 3 0 3 1 5 3 6l-3 4c-3-2-5-6-5-10 0-7 4-13 13-13"
      />
      <path className="standee-eyes" d="M28.5 17h.1M35.5 17h.1" />
      <g transform="translate(19.5 26) scale(.39)">
        <path className="standee-badge" d={field} />
        <path className="hero-sign" d={sign} />
      </g>
    </Drawing>
  );
}
