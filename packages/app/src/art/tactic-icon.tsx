import { type ArtProps, Drawing } from './drawing.tsx';

export interface TacticIconProps extends ArtProps {
  readonly tactic: string;
  readonly time: string;
}

/** The motif of a Tactic, under the sun or the moon. */
export function TacticIcon({ tactic, time, ...art }: TacticIconProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={tactic + time} />
    </Drawing>
  );
}
