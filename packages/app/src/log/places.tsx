import type { Hex } from '@deedbook/engine';
import type { Part, Thing } from '@deedbook/text';
import { Fragment, type ReactNode } from 'react';
import { point } from '../board/cursor.ts';
import { spotOfHex } from '../board/spots.ts';
import { useSeat } from '../game/table.ts';
import { Explain } from '../parts/explain.tsx';
import { printedOn } from '../parts/printed-on.ts';
import { RuleSign } from '../parts/rule-sign.tsx';

/** A line of the log: pointing at a space shows it on the map, things are explained, rules are links. */
export const Places = ({ parts }: { readonly parts: readonly Part[] }): ReactNode =>
  parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
    <Fragment key={i}>{typeof part === 'string' ? part : <Shown part={part} />}</Fragment>
  ));

function Shown({ part }: { readonly part: Exclude<Part, string> }) {
  switch (part.of) {
    case 'space':
      return <Place hex={part.hex} words={part.words} />;
    case 'rule':
      return <RuleSign rule={part.id} />;
    default:
      return <Named thing={part.of} id={part.id} words={part.words} />;
  }
}

function Place({ hex, words }: { readonly hex: Hex; readonly words: string }) {
  return (
    <span className="log-place" onPointerEnter={() => point(spotOfHex(hex))} onPointerLeave={() => point(null)}>
      {words}
    </span>
  );
}

/** Read with the pointer or a long press; the keyboard reaches the same things elsewhere on the table. */
function Named({ thing, id, words }: { readonly thing: Thing; readonly id: string; readonly words: string }) {
  const text = useSeat(table => table.text);
  return (
    <Explain title={words} body={printedOn(text, thing, id).map(line => <p key={line}>{line}</p>)} side="top">
      <span className="log-thing">{words}</span>
    </Explain>
  );
}
