import { later } from '../app/later.tsx';
import { useRoute } from '../app/route.ts';
import { useTable } from '../game/table.ts';
import { Broken } from '../screens/broken.tsx';
import { TableScreen } from './table-screen.tsx';
import { useGameOf } from './use-game.ts';

const Elsewhere = later(async () => (await import('./elsewhere.tsx')).Elsewhere);

/** A kept game at its address: it is opened, and played. */
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
