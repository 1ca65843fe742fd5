import { PUZZLE_FORMAT, type Puzzle } from '@deedbook/positions';
import { useEffect, useState } from 'react';
import { useWords } from '../language/language.ts';

/* The worked examples of the rules (`cases/`) as positions to play. One file holds them all, loaded on first use. */

/** An example in the file: a puzzle without words. */
export type Example = Pick<Puzzle, 'scene' | 'line' | 'people'> & {
  readonly id: string;
  readonly rules: readonly string[];
};

let loading: Promise<readonly Example[]> | null = null;

function loadExamples(): Promise<readonly Example[]> {
  loading ??= import('../../examples/examples.json?raw').then(
    ({ default: file }) => JSON.parse(file) as readonly Example[],
  );
  loading.catch(() => {
    loading = null; // a lost connection: try again next time
  });
  return loading;
}

/** An example as a puzzle; null if there is none of this name. */
export async function examplePuzzle(id: string): Promise<Puzzle | null> {
  const found = (await loadExamples()).find(each => each.id === id);
  if (!found) return null;
  const { id: _, ...puzzle } = found;
  return { format: PUZZLE_FORMAT, ...puzzle };
}

/** All examples; none until they have loaded. */
export function useExamples(): readonly Example[] {
  const [all, setAll] = useState<readonly Example[]>([]);
  useEffect(() => {
    loadExamples().then(setAll, console.error);
  }, []);
  return all;
}

/** The title of an example; '' if there is none of this name. */
export function useExampleTitle(id: string): string {
  const words: Readonly<Record<string, string>> = useWords('examples');
  return words[id] ?? '';
}

/** The examples that show a rule. */
export const examplesOf = (all: readonly Example[], rule: string): readonly Example[] =>
  all.filter(({ rules }) => rules.includes(rule));

/** The examples in which a thing takes part: a card, a Unit, an enemy, a site… */
export function examplesWith(all: readonly Example[], thing: string): readonly Example[] {
  const named = new RegExp(`["' ]${thing}["' ]`);
  return all.filter(({ scene, line }) => named.test(JSON.stringify([scene, line])));
}
