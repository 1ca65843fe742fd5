import { useEffect, useState } from 'react';
import type { Label, Save } from '../../saves/save.ts';
import { listGames } from '../../saves/shelf.ts';

/** A game with a label. */
export interface Labelled extends Save {
  readonly label: Label;
}

const isRunning = (save: Save): save is Labelled => save.label !== null && !save.label.isOver;

/** The newest unfinished game; null if there is none, undefined until we know. */
export function useNewest(): Labelled | null | undefined {
  const [newest, setNewest] = useState<Labelled | null>();
  useEffect(() => {
    listGames().then(
      games => setNewest(games.find(isRunning) ?? null),
      () => setNewest(null), // nowhere to save games, so there is none
    );
  }, []);
  return newest;
}
