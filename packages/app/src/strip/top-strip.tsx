import { HeroEmblem, StatIcon } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { switchSeat, useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { toggleHelp } from '../layout/overlay.ts';
import { useExtraTool } from '../layout/tools.ts';
import { useNarrow } from '../platform/window-size.ts';
import { openRules } from '../rulebook/open.ts';
import { isKept, useKeeping } from '../saves/queue.ts';
import { Kept } from './kept.tsx';
import { RoundBadge } from './round-badge.tsx';
import { SourceDice } from './source-dice.tsx';
import './strip.css';
import './strip-tools.css';
import './narrow.css';
import { Tip } from '../parts/tip.tsx';
import { StripMenu } from './strip-menu.tsx';
import { TurnOrder } from './turn-order.tsx';
import { UndoButtons } from './undo-buttons.tsx';

/** Round, day or night, turn order, Source, and the way to everything else. */
export function TopStrip() {
  const words = useWords('table').strip;
  const isNarrow = useNarrow();
  const isFine = useKeeping(isKept);
  const isKeptHere = useSeat(table => table.files !== null);
  const isStanding = useSeat(table => table.standing.length > 0);
  const { Tool } = useExtraTool();
  return (
    <section className="strip" aria-label={words.strip} data-standing={isStanding || undefined}>
      <RoundBadge />
      {!isNarrow && <TurnOrder />}
      <Standings />
      <SourceDice />
      <div className="strip-tools">
        <UndoButtons />
        {!isNarrow && (
          <>
            <Tip text={words.rules}>
              <button
                type="button"
                className="strip-tool strip-extra"
                aria-label={words.rules}
                onClick={() => openRules()}
              >
                <StatIcon stat="rules" size={20} />
              </button>
            </Tip>
            <Tip text={words.help}>
              <button type="button" className="strip-tool strip-extra" aria-label={words.help} onClick={toggleHelp}>
                <StatIcon stat="help" size={20} />
              </button>
            </Tip>
          </>
        )}
        {isKeptHere && (!isNarrow || !isFine) && <Kept />}
        {Tool && <Tool />}
        <StripMenu />
      </div>
    </section>
  );
}

/** Who may do something on another's turn. */
function Standings() {
  const words = useWords('table').strip;
  const names = useSeatNames(words.dummy);
  const standing = useSeat(table => table.standing);
  const players = useSeat(({ view }) => view.players);
  if (standing.length === 0) return null;
  return (
    <div className="strip-standings">
      {standing.map(seat => (
        <button
          key={seat}
          type="button"
          className="strip-standing"
          title={words.mayAct(names(seat))}
          aria-label={words.mayAct(names(seat))}
          onClick={() => switchSeat(seat)}
        >
          <HeroEmblem hero={players[seat]?.hero ?? ''} size={20} />
          <span>{words.mayAct(names(seat))}</span>
        </button>
      ))}
    </div>
  );
}
