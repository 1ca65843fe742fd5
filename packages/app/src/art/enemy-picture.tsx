import { ENEMY_ICONS } from './creatures.ts';
import { EnemyPortrait } from './enemy-portrait.tsx';
import { Picture, type PictureProps } from './picture.tsx';

export interface EnemyPictureProps extends PictureProps {
  readonly enemy: string;
  /** The color of its back, for tokens without a drawing. */
  readonly color: string | undefined;
}

/** An enemy, engraved, four wide to three high. */
export const EnemyPicture = ({ enemy, color, ...picture }: EnemyPictureProps) =>
  enemy in ENEMY_ICONS ? (
    <Picture name={`enemy-${enemy}`} {...picture} />
  ) : (
    <EnemyPortrait enemy={enemy} color={color} size={picture.height} title={picture.title} />
  );
