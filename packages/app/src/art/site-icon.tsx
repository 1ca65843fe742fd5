import './mana-gem.css';
import './site-icon.css';
import { type ArtProps, Drawing } from './drawing.tsx';
import { Outline } from './game-icon.tsx';
import { ANY_MANA, MANA_SYMBOLS } from './mana-symbols.ts';
import { DRAWN_SITES } from './site-names.ts';

export interface SiteIconProps extends ArtProps {
  readonly site: string;
  /** The color of a crystal mine or a city. */
  readonly color?: string | undefined;
  /** Conquered by the viewing player. */
  readonly mine?: boolean | undefined;
}

const isDrawn = (site: string): boolean => DRAWN_SITES.some(name => name === site);

/** A site of the map as a small building; mines and cities show their color, and its symbol in the corner. */
export function SiteIcon({ site, color, mine = false, ...art }: SiteIconProps) {
  return (
    <Drawing box={64} kind="site-art" data-color={color} {...art}>
      {mine && <ellipse className="site-own" cx={32} cy={57} rx={30} ry={5.5} />}
      <Outline icon={`site-${isDrawn(site) ? site : 'any'}`} />
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
