import { type ArtProps, Drawing } from './drawing.tsx';

export interface SiteIconProps extends ArtProps {
  readonly site: string;
  /** The colour of a crystal mine or a city. */
  readonly color?: string | undefined;
  /** Conquered by the one who looks. */
  readonly mine?: boolean | undefined;
}

/** A site of the map. */
export function SiteIcon({ site, color: _color, mine: _mine, ...art }: SiteIconProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={site} />
    </Drawing>
  );
}
