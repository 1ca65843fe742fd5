import { type ArtProps, Drawing } from './drawing.tsx';

export interface UnitIconProps extends ArtProps {
  readonly unit: string;
}

/** The motif of a Unit. */
export function UnitIcon({ unit, ...art }: UnitIconProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={unit} />
    </Drawing>
  );
}
