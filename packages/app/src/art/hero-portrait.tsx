import { HeroEmblem } from './hero-emblem.tsx';
import { Picture, type PictureProps } from './picture.tsx';

export interface HeroPortraitProps extends PictureProps {
  readonly hero: string;
}

/** Heroes with a face of their own. */
export const DRAWN_HEROES: readonly string[] = ['arythea', 'goldyx', 'norowas', 'tovak'];

/** A hero's portrait, 4:5; a hero without one shows the emblem. */
export const HeroPortrait = ({ hero, ...picture }: HeroPortraitProps) =>
  DRAWN_HEROES.includes(hero) ? (
    <Picture name={`hero-${hero}`} {...picture} />
  ) : (
    <HeroEmblem hero={hero} size={picture.width} title={picture.title} className={picture.className} />
  );
