import { type ArtProps, Drawing } from './drawing.tsx';

export interface AbilityIconProps extends ArtProps {
  readonly ability: string;
}

/** What is printed on an enemy token besides numbers. */
export function AbilityIcon({ ability, ...art }: AbilityIconProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={ability} />
    </Drawing>
  );
}
