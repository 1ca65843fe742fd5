import { Session } from '@deedbook/engine';
import { loadText } from '@deedbook/text';
import { useEffect } from 'react';
import { openTable, useTable } from '../game/table.ts';
import { useLanguage } from '../language/language.ts';
import { QuestionBar } from '../question/question-bar.tsx';

export function GameScreen() {
  const language = useLanguage();
  const isOpen = useTable(({ table }) => table !== null);
  useEffect(() => {
    void loadText(language).then(text =>
      openTable('x', new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: 'x' }), ['person'], text),
    );
  }, [language]);
  return isOpen ? <QuestionBar /> : null;
}
