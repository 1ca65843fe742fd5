import { memo, type SVGProps } from 'react';
import { type ArtProps, Drawing } from './drawing.tsx';
import { inSheet, outlineOf } from './sheet.ts';

/** Icons are shortened to this grid by scripts/icons.ts. */
export const ICON_BOX = 256;

type OutlineProps = { readonly icon: string } & Pick<SVGProps<SVGElement>, 'className' | 'transform'>;

/** The outline of an icon of the sheet, as part of a drawing. */
export function Outline({ icon, ...rest }: OutlineProps) {
  const d = outlineOf(icon);
  return d === undefined ? <use href={inSheet(icon)} {...rest} /> : <path d={d} {...rest} />;
}

/** One icon of the sheet, in the color of the text around it. */
export const GameIcon = memo(function GameIcon({ icon, ...art }: { readonly icon: string } & ArtProps) {
  return (
    <Drawing box={ICON_BOX} {...art}>
      <Outline icon={icon} />
    </Drawing>
  );
});
