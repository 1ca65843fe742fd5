import { HeroEmblem, Shield } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import type { HexFacts } from './facts.ts';

/** Whose Shields are here, the owner's last, and which heroes. */
export function HexGuests({ facts: { shields, heroes } }: { readonly facts: HexFacts }) {
  const { view, text } = useSeatFields('view', 'text');
  const words = useWords('table').board;
  if (shields.length === 0 && heroes.length === 0) return null;
  const heroOf = (seat: number): string => view.players[seat]?.hero ?? '';
  return (
    <div className="hex-card-part hex-card-guests">
      {shields.length > 0 && (
        <p>
          {shields.map(({ seat }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Shields of one hero are alike
            <Shield key={i} hero={heroOf(seat)} size={18} />
          ))}
          {words.ownerOf(shields.map(({ seat }) => text.name('hero', heroOf(seat))).join(', '))}
        </p>
      )}
      {heroes.map(({ seat, hero }) => (
        <p key={seat}>
          <HeroEmblem hero={hero} size={18} />
          {text.name('hero', hero)}
        </p>
      ))}
    </div>
  );
}
