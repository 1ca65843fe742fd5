import type { SVGProps } from 'react';
import { type ArtProps, Drawing } from './drawing.tsx';
import sheet from './icons.svg?no-inline';

/** Icons are shortened to this grid by scripts/icons.ts. */
export const ICON_BOX = 256;

/** The outline of an icon of the sheet, as part of a drawing. The sheet is a picture of its own: no script carries it. */
export function Outline({ icon, ...rest }: { readonly icon: string } & SVGProps<SVGUseElement>) {
  return <use href={`${sheet}#${icon}`} {...rest} />;
}

/** One icon of the sheet, in the colour of the text around it. */
export function GameIcon({ icon, ...art }: { readonly icon: string } & ArtProps) {
  return (
    <Drawing box={ICON_BOX} {...art}>
      <Outline icon={icon} />
    </Drawing>
  );
}
