import { HeroEmblem } from './hero-emblem.tsx';
import { Picture, type PictureProps } from './picture.tsx';

export interface HeroPortraitProps extends Omit<PictureProps, 'name'> {
  readonly hero: string;
}

const DRAWN: readonly string[] = ['arythea', 'goldyx', 'norowas', 'tovak'];

/** The face of a hero, four wide to five high; heroes nobody has drawn show their sign. */
export function HeroPortrait({ hero, title, className = '' }: HeroPortraitProps) {
  if (!DRAWN.includes(hero)) return <HeroEmblem hero={hero} title={title} className={className} />;
  return <Picture name={`hero-${hero}`} title={title} className={`hero-portrait ${className}`} />;
}
