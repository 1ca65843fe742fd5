import { type ArtProps, Drawing } from './drawing.tsx';

export interface ResistanceIconProps extends ArtProps {
  readonly resistance: string;
}

/** A resistance of an enemy or a Unit. */
export function ResistanceIcon({ resistance, ...art }: ResistanceIconProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={resistance} />
    </Drawing>
  );
}
