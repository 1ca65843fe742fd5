import { groundOf, type Hex, hexNamed } from '@deedbook/engine';
import { Fragment } from 'react';
import { point } from '../board/cursor.ts';
import { useSeat } from '../game/table.ts';

/** How the texts write a space: `2,−1`. */
const SPACE = /(−?\d+,−?\d+)/;

/** A sentence in which spaces are called by what is there; pointed at, they are shown on the map. */
export function Places({ said }: { readonly said: string }) {
  return said.split(SPACE).map((part, i) => {
    const hex = i % 2 === 1 ? hexNamed(part.replaceAll('−', '-')) : null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
    return <Fragment key={i}>{hex === null ? part : <Place hex={hex} part={part} />}</Fragment>;
  });
}

function Place({ hex, part }: { readonly hex: Hex; readonly part: string }) {
  const text = useSeat(table => table.text);
  const space = useSeat(({ view }) => groundOf(view.map).get(hex));
  if (!space) return part;
  const name = space.site === null ? text.name('terrain', space.terrain) : text.name('site', space.site);
  return (
    <span
      className="log-place"
      title={part}
      onPointerEnter={() => point(`hex ${part.replaceAll('−', '-')}`)}
      onPointerLeave={() => point(null)}
    >
      {name.toLowerCase()}
    </span>
  );
}
