import { Suspense, useEffect } from 'react';
import '../look/fonts.css';
import '../look/theme.css';
import '../look/base.css';
import { CodexLayer } from '../codex/codex-layer.tsx';
import { fetchWords, LanguageContext, useSpoken } from '../language/language.ts';
import { LookupLayer } from '../lookup/lookup-layer.tsx';
import { Toasts } from '../parts/toasts-view.tsx';
import { fetchAhead, type Later, later } from '../platform/later.tsx';
import { persist, useMissing } from '../platform/persist.ts';
import { useRoute } from '../platform/route.ts';
import { useSettings } from '../platform/settings.ts';
import { useUpdate } from '../platform/update.ts';
import { RulebookLayer } from '../rulebook/rulebook-layer.tsx';
import { Broken } from '../screens/lazy-broken.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const UpdateNotice = later(async () => (await import('./update-notice.tsx')).UpdateNotice);
const MissingNotice = later(async () => (await import('./missing-notice.tsx')).MissingNotice);

const Landing = later(async () => (await import('../screens/landing/landing-screen.tsx')).LandingScreen);

const Game = later(async () => (await import('../screens/game/game-screen.tsx')).GameScreen, 'table');

const known = new Map<string, Later<object>>([['game', Game]]);

/** The screen of an address; an unknown one leads to the landing screen. */
function screenOf(name: string): Later<object> {
  if (name === '') return Landing;
  const screen = known.get(name) ?? later(() => loadScreen(name));
  known.set(name, screen);
  return screen;
}

async function loadScreen(name: string): Promise<Later<object>> {
  const { SCREENS } = await import('./screens.ts');
  const screen = SCREENS[name] ?? Landing;
  await screen.fetch();
  return screen;
}

/** Preloads a screen and its words; if one of its files is faulty, rendering the screen will say so. */
export function fetchScreen(name: string): Promise<unknown> {
  const { language } = useSettings.getState();
  const load = () => Promise.all([screenOf(name).fetch(), fetchWords(language, 'page')]);
  return persist(load).catch(() => undefined);
}

/** For the day that files cannot be loaded, or that something breaks. */
const fetchHelp = () => void fetchAhead([MissingNotice, Broken]);

/** The frame around every screen: it sets language and palette, and shows the screen of the current address. */
export function App({ onShown }: { readonly onShown: () => void }) {
  const { language: wanted, contrast, motion, textSize } = useSettings();
  const language = useSpoken(wanted, persist);
  const { screen, id } = useRoute();
  const isUpdated = useUpdate(({ stage }) => stage !== 'current');
  const isMissing = useMissing(({ missing }) => missing.length > 0);
  useEffect(() => {
    Object.assign(document.documentElement, { lang: language });
    Object.assign(document.documentElement.dataset, { contrast, motion, textSize });
  }, [language, contrast, motion, textSize]);
  // By now a screen that is built in steps has begun.
  useEffect(onShown, [onShown]);
  useEffect(fetchHelp, []);
  const Screen = screenOf(screen);
  return (
    <LanguageContext value={language}>
      <ErrorBoundary place={`${screen}/${id}`}>
        <Suspense>
          <Screen />
        </Suspense>
        <Suspense>
          <RulebookLayer />
        </Suspense>
        <Suspense>
          <CodexLayer />
        </Suspense>
        <Suspense>
          <LookupLayer />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary place={`${screen}/${id}`} isQuiet>
        {isUpdated && <UpdateNotice />}
        {isMissing && <MissingNotice />}
        <Toasts />
      </ErrorBoundary>
    </LanguageContext>
  );
}
