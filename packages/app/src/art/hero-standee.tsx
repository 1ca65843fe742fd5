import './heroes.css';
import { type ArtProps, Drawing } from './drawing.tsx';
import { DRAWN_HEROES } from './hero-portrait.tsx';
import { ANY_HERO, HERO_SIGNS } from './heroes.ts';
import { MapPrint } from './map-print.tsx';

export interface HeroStandeeProps extends ArtProps {
  readonly hero: string;
}

/** A hero on the map: a figure of card on a foot, near the bottom of the square. From afar, or undrawn, it is the hero's sign. */
export function HeroStandee({ hero, ...art }: HeroStandeeProps) {
  const { field, sign } = HERO_SIGNS[hero] ?? ANY_HERO;
  const isDrawn = DRAWN_HEROES.includes(hero);
  return (
    <Drawing box={64} kind="hero-art" data-hero={hero} {...art}>
      {isDrawn && <MapPrint name={`figure-${hero}`} size={64} />}
      <g className={isDrawn ? 'map-sign' : undefined}>
        <path className="hero-field" d={field} />
        <path className="hero-sign" d={sign} />
      </g>
    </Drawing>
  );
}
