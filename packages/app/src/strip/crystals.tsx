import type { Crystals as Owned } from '@deedbook/engine';
import { ManaGem } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';

/** How many crystals of each color a player has. */
export function Crystals({ of }: { readonly of: Owned }) {
  const words = useWords('table').strip;
  const text = useSeat(table => table.text);
  const owned = Object.entries(of).filter(([, n]) => n > 0);
  if (owned.length === 0) return <>{words.none.crystals}</>;
  return (
    <span className="public-gems">
      {owned.map(([color, n]) => (
        <span key={color} className="public-gem">
          <ManaGem color={color} kind="crystal" size={18} title={text.name('color', color)} />
          {n}
        </span>
      ))}
    </span>
  );
}
