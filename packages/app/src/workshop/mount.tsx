import type { Session } from '@deedbook/engine';
import { type Language, loadText } from '@deedbook/text';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { openLocalGame } from '../game/local-game.ts';
import { LanguageContext } from '../language/language.ts';
import '../look/base.css';
import '../look/fonts.css';
import '../look/theme.css';
import type { Plan } from '../seats/plan.ts';

/* What the pages of the workshop share: settings in the address, a sample game, and part of it on screen. */

/** The settings in the address. */
export const query = new URLSearchParams(location.search);
const language = (query.get('language') ?? 'en') as Language;

/** Opens a game to look at; everyone plays from here unless the plan says otherwise. */
export async function open(session: Session, plan?: Plan): Promise<void> {
  const seats = plan ?? session.state.players.map(() => 'person' as const);
  openLocalGame('harness', session, seats, await loadText(language));
}

/** Shows something in the page. */
export function mount(what: ReactNode): void {
  document.documentElement.lang = language;
  document.documentElement.dataset.contrast = query.get('contrast') ?? 'usual';
  createRoot(document.querySelector('#app, #board') as HTMLElement).render(
    <StrictMode>
      <LanguageContext value={language}>
        <Suspense>{what}</Suspense>
      </LanguageContext>
    </StrictMode>,
  );
}
