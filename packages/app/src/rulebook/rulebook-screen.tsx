import { useWords } from '../language/language.ts';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { Page } from '../parts/page.tsx';
import { BookView } from './book.tsx';
import { usePlace } from './open.ts';

/** The rule book on a screen of its own. */
export function RulebookScreen() {
  const words = useWords('rulebook');
  const place = usePlace();
  if (place === null) return null;
  return (
    <Page title={words.title} className="book-screen" actions={<LanguageSwitch />}>
      <BookView place={place} />
    </Page>
  );
}
