import { useSeat } from '../../game/table.ts';
import { Hand } from '../../hand/hand.tsx';
import { PlayArea } from '../../hand/play-area.tsx';
import { Life } from '../../table/parts.tsx';
import { TableFrame } from '../../table/table-frame.tsx';

/** The full table, as in the game, but without questions. */
export function ReplayTable() {
  // Spectators see no hand.
  const hasHand = useSeat(({ view }) => view.seat !== null);
  return (
    <TableFrame className="replay-table" played={<PlayArea />} hand={hasHand && <Hand />}>
      <Life />
    </TableFrame>
  );
}
