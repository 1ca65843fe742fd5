import { useWords } from '../language/language.ts';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { Page } from '../parts/page.tsx';
import { useText } from '../parts/use-text.ts';
import { useRoute } from '../platform/route.ts';
import { CodexView } from './codex-view.tsx';

/** The codex on a screen of its own. */
export function CodexScreen() {
  const words = useWords('screens').codex;
  const text = useText();
  const { id } = useRoute();
  return (
    <Page title={words.title} className="codex-screen" actions={<LanguageSwitch />}>
      {text && <CodexView text={text} at={id} />}
    </Page>
  );
}
