import './mana-gem.css';
import './site-icon.css';
import { type ArtProps, Drawing } from './drawing.tsx';
import { ANY_MANA, MANA_SYMBOLS } from './mana-symbols.ts';
import { ANY_SITE, SITE_DRAWINGS } from './sites.ts';

export interface SiteIconProps extends ArtProps {
  readonly site: string;
  /** The colour of a crystal mine or a city. */
  readonly color?: string | undefined;
  /** Conquered by the one who looks. */
  readonly mine?: boolean | undefined;
}

/** A site of the map as a small building; mines and cities show their colour, and its symbol in the corner. */
export function SiteIcon({ site, color, mine = false, ...art }: SiteIconProps) {
  return (
    <Drawing box={64} {...art}>
      <g className="site-art" data-color={color}>
        <ellipse className="site-shadow" cx={32} cy={57} rx={31} ry={6} />
        {mine && <ellipse className="site-own" cx={32} cy={57} rx={30} ry={5.5} />}
        {(SITE_DRAWINGS[site] ?? ANY_SITE).map(([matter, d]) => (
          <path key={d} className={`site-${matter}`} d={d} />
        ))}
        {color !== undefined && (
          <g className="mana-gem" data-color={color}>
            <circle className="mana-body" cx={53} cy={52} r={10.5} />
            <path
              className="mana-symbol"
              transform="translate(45.2 44.2) scale(.65)"
              d={MANA_SYMBOLS[color] ?? ANY_MANA}
            />
          </g>
        )}
      </g>
    </Drawing>
  );
}
