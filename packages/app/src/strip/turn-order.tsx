import { DUMMY } from '@deedbook/engine';
import { useViewFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { DummyChip } from './dummy-chip.tsx';
import { PlayerChip } from './player-chip.tsx';

/** All players in turn order, with their public information. */
export function TurnOrder() {
  const words = useWords('table').strip;
  const { order, players, dummy } = useViewFields('order', 'players', 'dummy');
  // Before Tactics are chosen there is no order: use the seats.
  const missing = players.map((_, seat) => seat).filter(seat => !order.includes(seat));
  const shown = [...order, ...missing, ...(dummy && !order.includes(DUMMY) ? [DUMMY] : [])];
  return (
    <ol
      className="strip-order"
      aria-label={words.order}
      data-many={shown.length > 2 || undefined}
      data-full={shown.length > 3 || undefined}
    >
      {shown.map(seat => (
        <li key={seat} data-mark={`seat ${seat}`}>
          {seat === DUMMY ? <DummyChip /> : <PlayerChip seat={seat} />}
        </li>
      ))}
    </ol>
  );
}
