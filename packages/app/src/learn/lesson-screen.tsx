import { examOf, lessonOf } from '@deedbook/lessons';
import { useEffect, useState } from 'react';
import { textForTable } from '../game/later-text.ts';
import { closeTable, useTable } from '../game/table.ts';
import { useTableLanguage } from '../game/use-table-language.ts';
import { useLanguage, useWords } from '../language/language.ts';
import { useTitle } from '../parts/page.tsx';
import { Broken } from '../screens/lazy-broken.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { closeStudy, openStudy, studiedAs, useStudy } from './at-table.ts';
import { Coach } from './coach.tsx';

/** A lesson, or its exam, at the table. */
export function LessonScreen({ id, isExam }: { readonly id: string; readonly isExam: boolean }) {
  const words = useWords('lessons').lessons;
  const language = useLanguage();
  const [problem, setProblem] = useState<unknown>(null);
  const found = lessonOf(id);
  const name = isExam ? `${id}/exam` : id;
  useTitle(found ? words[found.id].title : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is spoken without opening it again
  useEffect(() => {
    if (!found) return;
    let isShown = true;
    const studied = studiedAs(found, isExam ? examOf(found) : found, isExam);
    textForTable(language).then(text => isShown && openStudy(studied, text), setProblem);
    return () => {
      isShown = false;
      closeStudy();
      closeTable();
    };
  }, [name]);
  useTableLanguage(language, setProblem);
  const isOpen = useTable(({ table }) => table !== null && table.id === name);
  const hasRun = useStudy(({ run }) => run !== null);
  if (problem !== null) return <Broken error={problem} />;
  return isOpen && hasRun ? <TableScreen coach={<Coach />} /> : null;
}
