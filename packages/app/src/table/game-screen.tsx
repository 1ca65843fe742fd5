import { useRoute } from '../app/route.ts';
import { useTable } from '../game/table.ts';
import { Broken } from '../screens/broken.tsx';
import { TableScreen } from './table-screen.tsx';
import { useGameOf } from './use-game.ts';

/** A kept game at its address: it is opened, and played. */
export function GameScreen() {
  const { id } = useRoute();
  const problem = useGameOf(id);
  const isOpen = useTable(({ table }) => table !== null && table.id === id);
  if (problem !== null) return <Broken error={new Error(problem)} />;
  return isOpen ? <TableScreen /> : null;
}
