import { useEffect, useState } from 'react';
import type { Save } from '../../saves/save.ts';
import { listGames } from '../../saves/shelf.ts';

/** The newest game that is not over; null while there is none, undefined until we know. */
export function useNewest(): Save | null | undefined {
  const [newest, setNewest] = useState<Save | null>();
  useEffect(() => {
    listGames().then(
      games => setNewest(games.find(({ label }) => !label.isOver) ?? null),
      () => setNewest(null), // nowhere to keep games: then there is none
    );
  }, []);
  return newest;
}
