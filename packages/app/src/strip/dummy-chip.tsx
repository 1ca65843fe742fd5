import { TACTICS } from '@deedbook/engine';
import { Popover } from 'radix-ui';
import { HeroEmblem, ManaGem } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { DummyTable } from './dummy-table.tsx';
import { Figure, Figures } from './figures.tsx';
import { stripWords } from './words.ts';

/** The dummy player of solo and cooperative games: what its turns depend on. */
export function DummyChip() {
  const words = useWords(stripWords);
  const text = useSeat(table => table.text);
  const dummy = useSeat(({ view }) => view.dummy);
  if (!dummy) return null;
  const crystals = Object.entries(dummy.crystals).flatMap(([color, n]) => Array.from({ length: n }, () => color));
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button type="button" className="strip-player" data-dummy>
          <span className="strip-emblem">
            <HeroEmblem hero={dummy.hero} size={34} />
            {dummy.tactic !== null && (
              <span className="strip-tactic" title={words.tactic(TACTICS.get(dummy.tactic).number)}>
                {TACTICS.get(dummy.tactic).number}
              </span>
            )}
          </span>
          <span className="strip-name">{words.dummy}</span>
          <Figures>
            <Figure stat="deck" name={words.deck} n={dummy.deck.length} />
            <span className="strip-figure" title={words.crystals}>
              {crystals.map((color, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: crystals of a colour are alike
                <ManaGem key={i} color={color} kind="crystal" size={13} title={text.name('color', color)} />
              ))}
            </span>
          </Figures>
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="strip-sheet" sideOffset={6} collisionPadding={8} aria-label={words.dummy}>
          <DummyTable />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
