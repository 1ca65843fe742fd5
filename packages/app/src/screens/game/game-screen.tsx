import { useTable } from '../../game/table.ts';
import { later } from '../../platform/later.tsx';
import { useRoute } from '../../platform/route.ts';
import { useGameOf } from '../../start/use-game.ts';
import { TableScreen } from '../../table/table-screen.tsx';
import { Broken } from '../lazy-broken.ts';

const Elsewhere = later(async () => (await import('./elsewhere.tsx')).Elsewhere, 'panels');

/** A saved game at its address: opens it and plays it. */
export function GameScreen() {
  const { id } = useRoute();
  return <Game key={id} id={id} />;
}

function Game({ id }: { readonly id: string | null }) {
  const { problem, isElsewhere, play } = useGameOf(id);
  const isOpen = useTable(({ table }) => table !== null && table.id === id);
  if (problem !== null) return <Broken error={problem} />;
  if (isElsewhere) return <Elsewhere onPlay={play} />;
  return isOpen ? <TableScreen /> : null;
}
