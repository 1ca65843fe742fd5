import { TACTICS } from '@deedbook/engine';
import { HeroEmblem, ManaGem } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { PopupButton } from '../parts/popup-button.tsx';
import { Figure, Figures } from './figures.tsx';
import { DummyArea } from './lazy-areas.ts';

/** The dummy player of solo and cooperative games: what its turns depend on. */
export function DummyChip() {
  const words = useWords('table').strip;
  const text = useSeat(table => table.text);
  const dummy = useSeat(({ view }) => view.dummy);
  if (!dummy) return null;
  const crystals = Object.entries(dummy.crystals).flatMap(([color, n]) => Array.from({ length: n }, () => color));
  const tactic = dummy.tactic === null ? null : words.tactic(TACTICS.get(dummy.tactic).number);
  const colors = crystals.map(color => text.name('color', color)).join(', ') || words.none.crystals;
  const label = [words.dummy, tactic, `${words.deck}: ${dummy.deck.length}`, `${words.crystals}: ${colors}`];
  return (
    <PopupButton
      className="strip-player"
      aria-label={label.filter(Boolean).join(', ')}
      data-dummy
      popup={{ className: 'strip-sheet', 'aria-label': words.dummy }}
      opens={() => <DummyArea />}
    >
      <span className="strip-emblem">
        <HeroEmblem hero={dummy.hero} size={34} />
        {dummy.tactic !== null && (
          <span className="strip-tactic" title={tactic ?? undefined}>
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
    </PopupButton>
  );
}
