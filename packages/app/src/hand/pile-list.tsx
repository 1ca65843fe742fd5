import { CARDS, type Name } from '@deedbook/engine';
import { useRef } from 'react';
import { CardIcon } from '../art/card-icon.tsx';
import { CardFrame } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Explain } from '../parts/explain.tsx';
import { CardFace } from './card-face.tsx';
import './pile-list.css';
import { Roving, useRoving } from '../parts/roving.tsx';

/** Cards by name, one per line; equal neighbors are counted. Each is shown in full when pointed at. */
export function PileList({ cards }: { readonly cards: readonly Name[] }) {
  const words = useWords('table').hand;
  if (cards.length === 0) return <p className="pile-about">{words.noCards}</p>;
  const piled = runs(cards);
  return (
    <ul className="pile-cards" data-row="pile">
      <Roving count={piled.length}>
        {piled.map((run, i) => (
          <PileCard key={run.at} run={run} at={i} />
        ))}
      </Roving>
    </ul>
  );
}

function PileCard({ run: { card, n }, at }: { readonly run: Run; readonly at: number }) {
  const text = useSeat(table => table.text);
  const button = useRef<HTMLButtonElement>(null);
  const roving = useRoving(at, button);
  const { color = null, kind = 'basic-action' } = CARDS.find(card) ?? {};
  const name = text.name('card', card);
  return (
    <li>
      <Explain
        title={name}
        side="right"
        codex={`card/${card}`}
        bare
        press
        body={
          <div className="play-whole">
            <CardFace card={card} />
          </div>
        }
      >
        <button type="button" className="pile-card" ref={button} {...roving}>
          <CardFrame color={color} kind={kind} className="pile-face">
            <CardIcon card={card} kind={kind} size={22} />
            <span className="play-name">{name}</span>
            {n > 1 && <b>×{n}</b>}
          </CardFrame>
        </button>
      </Explain>
    </li>
  );
}

interface Run {
  readonly card: Name;
  readonly n: number;
  /** Where in the pile the first of them is. */
  readonly at: number;
}

/** Adjacent equal cards, as one. */
function runs(cards: readonly Name[]): readonly Run[] {
  const found: { card: Name; n: number; at: number }[] = [];
  for (const [at, card] of cards.entries()) {
    const last = found.at(-1);
    if (last?.card === card) last.n++;
    else found.push({ card, n: 1, at });
  }
  return found;
}
