import { type Puzzle, unpackPuzzle } from '@deedbook/positions';
import type { Language } from '@deedbook/text';
import { useEffect, useState } from 'react';
import { textForTable } from '../../game/later-text.ts';
import { closeTable, useTable } from '../../game/table.ts';
import { useTableLanguage } from '../../game/use-table-language.ts';
import { useLanguage, useWords } from '../../language/language.ts';
import { Page, useTitle } from '../../parts/page.tsx';
import { MISSING, type Problem, problemOf } from '../../parts/problem.ts';
import { ProblemNote } from '../../parts/problem-view.tsx';
import { useRoute } from '../../platform/route.ts';
import { draftPuzzle } from '../../positions/draft.ts';
import { examplePuzzle } from '../../positions/examples.ts';
import { openTrial, TRY, useTrial } from '../../positions/try.ts';
import { TableScreen } from '../../table/table-screen.tsx';
import { PuzzleCard } from './puzzle-card.tsx';

/** A position at the table: an example (`#/try/EX-BLK-01`), one from a link (`#/try?p=…`), or the editor's. */
export function TryScreen() {
  const { id, query } = useRoute();
  const letters = query.get('p');
  const name = letters ?? id ?? 'draft';
  return <Try key={name} name={name} letters={letters} />;
}

/** The position of an address; null if there is none. */
const find = (name: string, letters: string | null): Promise<Puzzle | null> | Puzzle | null => {
  if (letters !== null) return unpackPuzzle(letters);
  return name === 'draft' ? draftPuzzle() : examplePuzzle(name);
};

interface TryProps {
  readonly name: string;
  readonly letters: string | null;
}

function Try({ name, letters }: TryProps) {
  const words = useWords('lookup').puzzle;
  const language = useLanguage();
  const [problem, setProblem] = useState<Problem | null>(null);
  const isOpen = useTable(({ table }) => table?.id === TRY);
  useTitle(words.title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is spoken without opening it again
  useEffect(() => {
    let isShown = true;
    const open = async (spoken: Language) => {
      const [puzzle, text] = await Promise.all([find(name, letters), textForTable(spoken)]);
      if (!isShown) return;
      if (puzzle === null) setProblem(MISSING);
      else openTrial(name, puzzle, text);
    };
    open(language).catch((error: unknown) => isShown && setProblem(problemOf(error)));
    return () => {
      isShown = false;
      closeTable();
      useTrial.setState({ trial: null });
    };
  }, [name, letters]);
  useTableLanguage(language, console.error);
  if (problem) {
    return (
      <Page title={words.title}>
        <ProblemNote problem={problem} />
      </Page>
    );
  }
  return isOpen && <TableScreen coach={<PuzzleCard />} />;
}
