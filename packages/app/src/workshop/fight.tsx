import { buildScene, Session } from '@deedbook/engine';
import type { Language } from '@deedbook/text';
import { loadText } from '@deedbook/text';
import { StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { openLocalGame } from '../game/local-game.ts';
import { useTable } from '../game/table.ts';
import { LanguageContext } from '../language/language.ts';
import type { Plan } from '../seats/plan.ts';
import '../look/base.css';
import '../look/fonts.css';
import '../look/theme.css';
import { TableScreen } from '../table/table-screen.tsx';
import { SCENES } from './fight-scenes.ts';

/*
 * Fights to look at, outside the build: fight.html?scene=five&language=it&time=night. Without a scene, a list of them.
 */
const query = new URLSearchParams(location.search);
const language = (query.get('language') ?? 'en') as Language;
const chosen = SCENES[query.get('scene') ?? ''];

/** The first seat asked is the person; no one answers for the others. */
const planFor = ({ state, asked }: Session): Plan =>
  state.players.map((_, seat) => (seat === asked[0] ? 'person' : 'curious'));

function Harness() {
  const isOpen = useTable(({ table }) => table !== null);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.contrast = query.get('contrast') ?? 'usual';
    if (!chosen) return;
    void loadText(language).then(text => {
      const { scene, answers = [] } = chosen;
      const session = new Session(buildScene(query.get('time') === 'night' ? { ...scene, time: 'night' } : scene));
      for (const key of answers) {
        const refusal = session.answer(0, key);
        if (refusal) throw new Error(`${key}: ${refusal.rule}`);
      }
      openLocalGame('harness', session, planFor(session), text);
    });
  }, []);
  if (chosen) return isOpen ? <TableScreen /> : null;
  return (
    <ul>
      {Object.keys(SCENES).map(name => (
        <li key={name}>
          <a href={`?scene=${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

const root = document.getElementById('app');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LanguageContext value={language}>
        <Suspense>
          <Harness />
        </Suspense>
      </LanguageContext>
    </StrictMode>,
  );
}
