import { CORE_BACK, COUNTRYSIDE_BACK, TOKEN_COLORS, UNITS } from '@deedbook/engine';
import { StatIcon, TokenBack } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';

/** What is left in decks and piles, and what has left the game: always public. */
export function Piles() {
  const words = useWords('panels').offers;
  const { text, view } = useSeatFields('text', 'view');
  const tiles = (back: string) => view.tileStack.filter(tile => tile === back).length;
  const decks: readonly (readonly [icon: string, name: string, n: number])[] = [
    ['unit', words.regular, view.regularDeck.length],
    ['unit', words.elite, view.eliteDeck.length],
    ['advanced-action', words.advanced, view.advancedDeck.length],
    ['spell', words.spells, view.spellDeck.length],
    ['artifact', words.artifacts, view.artifactDeck.length],
    ['explore', words.countryside, tiles(COUNTRYSIDE_BACK)],
    ['explore', words.core, tiles(CORE_BACK)],
  ];
  const gone = [...view.removed, ...view.unitsGone];
  return (
    <section className="piles" aria-label={words.piles}>
      <ul className="piles-decks">
        {decks.map(([icon, name, n]) => (
          <li key={name}>
            <StatIcon stat={icon} size={18} />
            <span>{name}</span>
            <b>{n}</b>
          </li>
        ))}
      </ul>
      <h3 className="offer-heading">{words.tokens}</h3>
      {TOKEN_COLORS.map(color => {
        const { draw, discard } = view.piles[color];
        if (draw.length + discard.length === 0) return null;
        return (
          <details key={color} className="piles-pile">
            <summary>
              <TokenBack color={color} size={22} />
              <span>{text.name('token-color', color)}</span>
              <small>
                {words.inPile(draw.length)}, {words.discarded(discard.length)}
              </small>
            </summary>
            <p>{discard.length === 0 ? words.none.tokens : counted(discard.map(name => text.name('token', name)))}</p>
          </details>
        );
      })}
      <details className="piles-pile">
        <summary>
          <StatIcon stat="trash" size={18} />
          <span>{words.removed}</span>
          <small>{gone.length}</small>
        </summary>
        <p>
          {gone.length === 0
            ? words.none.cards
            : counted(gone.map(name => text.name(UNITS.has(name) ? 'unit' : 'card', name)))}
        </p>
      </details>
    </section>
  );
}

/** Names in order, with their counts. */
function counted(names: readonly string[]): string {
  const each = [...Map.groupBy(names.toSorted(), name => name)];
  return each.map(([name, all]) => (all.length > 1 ? `${name} ×${all.length}` : name)).join(', ');
}
