import './heroes.css';
import { memo } from 'react';
import { type ArtProps, Drawing } from './drawing.tsx';
import { ANY_HERO, HERO_SIGNS } from './heroes.ts';

export interface HeroEmblemProps extends ArtProps {
  readonly hero: string;
}

/** A hero's emblem; heroes differ in shape as well as color. */
export const HeroEmblem = memo(function HeroEmblem({ hero, ...art }: HeroEmblemProps) {
  const { field, sign } = HERO_SIGNS[hero] ?? ANY_HERO;
  return (
    <Drawing box={64} kind="hero-art" data-hero={hero} {...art}>
      <path className="hero-field" d={field} />
      <path className="hero-sign" d={sign} />
    </Drawing>
  );
});
