import { TerrainHex } from '../art/index.ts';
import { SitePicture } from '../art/site-picture.tsx';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import type { HexFacts } from './facts.ts';

/** The name of the space with its picture, and what its terrain costs by day and by night. */
export function HexHead({ facts: { space, city, hex } }: { readonly facts: HexFacts }) {
  const text = useSeat(table => table.text);
  const words = useWords('table').board;
  const terrain = text.name('terrain', space.terrain);
  const { site, cost, mine } = space;
  const { day, night } = cost;
  const name = city?.name ? text.name('city', city.name) : site ? text.name('site', site) : terrain;
  const colors = (city?.color && !city.name ? [city.color] : mine).map(color => text.name('color', color)).join(', ');
  return (
    <header className="hex-card-head">
      {site ? (
        <SitePicture site={site} width={112} height={84} />
      ) : (
        <svg className="hex-card-picture" viewBox="-46 -52 92 104" aria-hidden="true">
          <TerrainHex terrain={space.terrain} size={50} variant={hex} />
        </svg>
      )}
      <div>
        <h2>
          {name}
          {colors && <small> ({colors})</small>}
        </h2>
        <p>
          {name === terrain ? '' : `${terrain}: `}
          {day === null && night === null ? (
            words.impassable
          ) : (
            <>
              <b>{day ?? '–'}</b> {words.costDay} · <b>{night ?? '–'}</b> {words.costNight}
            </>
          )}
        </p>
      </div>
    </header>
  );
}
