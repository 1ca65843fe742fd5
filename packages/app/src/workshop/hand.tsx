import { buildScene, Session } from '@deedbook/engine';
import type { Language } from '@deedbook/text';
import { loadText } from '@deedbook/text';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { openLocalGame } from '../game/local-game.ts';
import { LanguageContext } from '../language/language.ts';
import '../look/base.css';
import '../look/fonts.css';
import '../look/theme.css';
import { TableScreen } from '../table/table-screen.tsx';
import { Contact } from './contact.tsx';
import { SCENES } from './hand-scenes.ts';

/*
 * Hands to look at, outside the build: hand.html?scene=twelve&language=it&time=night&contrast=more; hand.html?contact=spell
 * shows every card of a kind, every unit, skill and so on.
 */
const query = new URLSearchParams(location.search);
const language = (query.get('language') ?? 'en') as Language;

const time = query.get('time') === 'night' ? 'night' : 'day';
const { tactic, ...scene } = SCENES[query.get('scene') ?? 'rich'] ?? {};
const ofTime = time === 'day' && tactic !== undefined ? { tactic } : {};
const session = new Session(buildScene({ time, ...ofTime, ...scene }));
document.documentElement.lang = language;
document.documentElement.dataset.contrast = query.get('contrast') ?? 'usual';
openLocalGame(
  'harness',
  session,
  session.state.players.map(() => 'person'),
  await loadText(language),
);
const contact = query.get('contact');
createRoot(document.getElementById('app') as HTMLElement).render(
  <LanguageContext value={language}>
    <Suspense>{contact === null ? <TableScreen /> : <Contact kind={contact} />}</Suspense>
  </LanguageContext>,
);
