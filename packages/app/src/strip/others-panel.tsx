import { useViewFields } from '../game/table.ts';
import { DummyTable } from './dummy-table.tsx';
import { Kept } from './kept.tsx';
import { PlayerTable } from './player-table.tsx';
import './public.css';
import { TurnOrder } from './turn-order.tsx';

/** On a phone: turn order and every player's table, as a layer. */
export function OthersPanel() {
  const { players, dummy } = useViewFields('players', 'dummy');
  return (
    <div className="public-all">
      <div className="public-all-order">
        <TurnOrder />
        <Kept />
      </div>
      {players.map((player, seat) => (
        <PlayerTable key={player.hero} seat={seat} />
      ))}
      {dummy && <DummyTable />}
    </div>
  );
}
