import './mana-gem.css';
import './site-icon.css';
import { ANY_TOKEN } from './creatures.ts';
import { type ArtProps, Drawing } from './drawing.tsx';
import { ICON_BOX, Outline } from './game-icon.tsx';
import { ANY_MANA, MANA_SYMBOLS } from './mana-symbols.ts';
import { MapPrint } from './map-print.tsx';
import { DRAWN_SITES } from './site-names.ts';

export interface SiteIconProps extends ArtProps {
  readonly site: string;
  /** The color of a crystal mine or a city. */
  readonly color?: string | undefined;
  /** Conquered by the viewing player. */
  readonly mine?: boolean | undefined;
}

const isDrawn = (site: string): boolean => DRAWN_SITES.some(name => name === site);

/** Sites that are drawn in the four colors. */
const COLORED: readonly string[] = ['crystal-mine', 'city'];

/** A site of the map as a small building; mines and cities show their color, and its symbol in the corner. */
export function SiteIcon({ site, color, mine = false, ...art }: SiteIconProps) {
  return (
    <Drawing box={64} kind="site-art" {...art}>
      {mine && <ellipse className="site-own" cx={32} cy={57} rx={30} ry={5.5} />}
      {isDrawn(site) ? (
        <MapPrint
          name={color !== undefined && COLORED.includes(site) ? `map-${site}-${color}` : `map-${site}`}
          size={64}
        />
      ) : (
        <Outline icon={ANY_TOKEN} transform={`scale(${64 / ICON_BOX})`} />
      )}
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
    </Drawing>
  );
}
