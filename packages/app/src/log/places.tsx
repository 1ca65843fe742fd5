import type { Hex } from '@deedbook/engine';
import type { Part } from '@deedbook/text';
import { Fragment, type ReactNode } from 'react';
import { point } from '../board/cursor.ts';
import { spotOfHex } from '../board/spots.ts';

/** A line of the log whose spaces, pointed at, are shown on the map. */
export const Places = ({ parts }: { readonly parts: readonly Part[] }): ReactNode =>
  parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
    <Fragment key={i}>{typeof part === 'string' ? part : <Place hex={part.hex} words={part.words} />}</Fragment>
  ));

function Place({ hex, words }: { readonly hex: Hex; readonly words: string }) {
  return (
    <span className="log-place" onPointerEnter={() => point(spotOfHex(hex))} onPointerLeave={() => point(null)}>
      {words}
    </span>
  );
}
