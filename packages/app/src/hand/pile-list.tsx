import { CARDS, type Name } from '@deedbook/engine';
import { CardFrame, CardIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Explain } from '../parts/explain.tsx';
import { CardFace } from './card-face.tsx';
import './pile-list.css';
import { roving } from '../parts/roving.ts';

/** Cards by name, one below the other; neighbours of one name are counted. Each is shown whole when pointed at. */
export function PileList({ cards }: { readonly cards: readonly Name[] }) {
  const text = useSeat(table => table.text);
  const words = useWords('table').hand;
  if (cards.length === 0) return <p className="pile-about">{words.noCards}</p>;
  return (
    <ul className="pile-cards" data-row="pile">
      {runs(cards).map(({ card, n, at }, i) => {
        const { color = null, kind = 'basic-action' } = CARDS.find(card) ?? {};
        return (
          <li key={at}>
            <Explain
              title={text.name('card', card)}
              side="right"
              bare
              press
              body={
                <div className="play-whole">
                  <CardFace card={card} />
                </div>
              }
            >
              <button type="button" className="pile-card" {...roving(i)}>
                <CardFrame color={color} kind={kind} className="pile-face">
                  <CardIcon card={card} kind={kind} size={22} />
                  <span className="play-name">{text.name('card', card)}</span>
                  {n > 1 && <b>×{n}</b>}
                </CardFrame>
              </button>
            </Explain>
          </li>
        );
      })}
    </ul>
  );
}

/** Equal cards that lie together, as one. */
function runs(cards: readonly Name[]): { readonly card: Name; readonly n: number; readonly at: number }[] {
  const found: { card: Name; n: number; at: number }[] = [];
  for (const [at, card] of cards.entries()) {
    const last = found.at(-1);
    if (last?.card === card) last.n++;
    else found.push({ card, n: 1, at });
  }
  return found;
}
