import { groundOf, hexNamed } from '@deedbook/engine';
import { Fragment, type ReactNode } from 'react';
import { point } from '../board/cursor.ts';
import { useSeat } from '../game/table.ts';

/** How the texts write a space: `2,−1`. */
const SPACE = /(−?\d+,−?\d+)/;

/** A sentence in which spaces are called by what is there; pointed at, they are shown on the map. */
export function Places({ said }: { readonly said: string }): ReactNode {
  const parts = said.split(SPACE);
  return parts.length === 1 ? said : <Placed parts={parts} />;
}

function Placed({ parts }: { readonly parts: readonly string[] }): ReactNode {
  const text = useSeat(table => table.text);
  const map = useSeat(({ view }) => view.map);
  const rest = parts
    .filter((_, i) => i % 2 === 0)
    .join(' ')
    .toLowerCase();
  const nameOf = (part: string): string => {
    const hex = hexNamed(spotOf(part));
    const space = hex === null ? undefined : groundOf(map).get(hex);
    if (!space) return part;
    const name = space.site === null ? text.name('terrain', space.terrain) : text.name('site', space.site);
    // What the sentence tells already is not told twice.
    return rest.includes(name.toLowerCase()) ? part : name.toLowerCase();
  };
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
    <Fragment key={i}>{i % 2 === 0 ? part : <Place part={part} name={nameOf(part)} />}</Fragment>
  ));
}

const spotOf = (part: string): string => part.replaceAll('−', '-');

const Place = ({ part, name }: { readonly part: string; readonly name: string }) => (
  <span
    className="log-place"
    title={part}
    onPointerEnter={() => point(`hex ${spotOf(part)}`)}
    onPointerLeave={() => point(null)}
  >
    {name}
  </span>
);
