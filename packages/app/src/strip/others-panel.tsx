import { useViewFields } from '../game/table.ts';
import { DummyArea } from './dummy-area.tsx';
import { Kept } from './kept.tsx';
import { PlayerArea } from './player-area.tsx';
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
        <PlayerArea key={player.hero} seat={seat} />
      ))}
      {dummy && <DummyArea />}
    </div>
  );
}
