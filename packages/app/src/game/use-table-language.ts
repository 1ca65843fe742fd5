import type { Language } from '@deedbook/text';
import { useEffect } from 'react';
import { textForTable } from './later-text.ts';
import { speak } from './table.ts';

/** Lets the open table speak a language, also when it changes in the middle of a game. */
export function useTableLanguage(language: Language, onProblem: (problem: Error) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever hears of a problem may be another with each render
  useEffect(() => {
    let isWanted = true;
    textForTable(language).then(text => isWanted && speak(text), onProblem);
    return () => {
      isWanted = false;
    };
  }, [language]);
}
