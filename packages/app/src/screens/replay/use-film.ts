import { readRecord } from '@deedbook/engine';
import { useEffect, useState } from 'react';
import { MISSING, type Problem, problemOf } from '../../parts/problem.ts';
import { recordIn } from '../../saves/link.ts';
import { readGame } from '../../saves/shelf.ts';
import type { Plan } from '../../seats/plan.ts';
import { Film } from './film.ts';

interface Loaded {
  readonly film: Film | null;
  readonly plan: Plan;
  readonly problem: Problem | null;
}

const NOTHING: Loaded = { film: null, plan: [], problem: null };

/** The film of a saved game, or of one contained in a link. */
export function useFilm(id: string | null, letters: string | null): Loaded {
  const [loaded, setLoaded] = useState<Loaded>(NOTHING);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<Loaded> => {
      if (letters !== null) {
        const record = recordIn(letters);
        return { film: new Film(record), plan: record.seats.map(() => 'person'), problem: null };
      }
      const save = id === null ? null : await readGame(id);
      if (!save || save.record === null) return { ...NOTHING, problem: MISSING };
      return { film: new Film(readRecord(save.record)), plan: save.plan, problem: null };
    };
    load()
      .catch((error: unknown) => ({ ...NOTHING, problem: problemOf(error) }))
      .then(found => isWanted && setLoaded(found), console.error);
    return () => {
      isWanted = false;
    };
  }, [id, letters]);
  return loaded;
}
