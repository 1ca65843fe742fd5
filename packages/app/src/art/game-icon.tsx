import { type ArtProps, Drawing } from './drawing.tsx';

/** Icons are shortened to this grid by scripts/icons.ts. */
export const ICON_BOX = 256;

interface GameIconProps extends ArtProps {
  /** The outline, filled with the colour of the text around it. */
  readonly d: string | undefined;
}

/** One icon of the collection, in the colour of the text around it. */
export function GameIcon({ d, ...art }: GameIconProps) {
  return (
    <Drawing box={ICON_BOX} {...art}>
      <path d={d} />
    </Drawing>
  );
}
