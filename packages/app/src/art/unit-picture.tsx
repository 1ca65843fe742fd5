import { UNIT_ICONS } from './creatures.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { UnitIcon } from './unit-icon.tsx';

export interface UnitPictureProps extends PictureProps {
  readonly unit: string;
}

/** A Unit, engraved, four wide to three high. */
export const UnitPicture = ({ unit, ...picture }: UnitPictureProps) =>
  unit in UNIT_ICONS ? (
    <Picture name={`unit-${unit}`} {...picture} />
  ) : (
    <UnitIcon unit={unit} size={picture.height} title={picture.title} />
  );
