import './heroes.css';
import { type ArtProps, Drawing } from './drawing.tsx';
import { ANY_HERO, HERO_SIGNS } from './heroes.ts';

export interface ShieldProps extends ArtProps {
  readonly hero: string;
}

/** The shield token a hero leaves on a conquered site. */
export function Shield({ hero, ...art }: ShieldProps) {
  const { field, sign } = HERO_SIGNS[hero] ?? ANY_HERO;
  return (
    <Drawing box={64} kind="hero-art" data-hero={hero} {...art}>
      <path className="shield-field" d="M8 5c8 3 16 3 24-2 8 5 16 5 24 2v25c0 15-9 25-24 31C17 55 8 45 8 30Z" />
      <g transform="translate(14 11) scale(.56)">
        <path className="hero-field" d={field} />
        <path className="hero-sign" d={sign} />
      </g>
    </Drawing>
  );
}
