import { Suspense, useEffect } from 'react';
import '../look/fonts.css';
import '../look/theme.css';
import '../look/base.css';
import { CodexLayer } from '../codex/codex-layer.tsx';
import { fetchWords, LanguageContext, useSpoken } from '../language/language.ts';
import { LookupLayer } from '../lookup/lookup-layer.tsx';
import { Toasts } from '../parts/toasts-view.tsx';
import { type Later, later } from '../platform/later.tsx';
import { useRoute } from '../platform/route.ts';
import { useSettings } from '../platform/settings.ts';
import { useUpdate } from '../platform/update.ts';
import { RulebookLayer } from '../rulebook/rulebook-layer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const UpdateNotice = later(async () => (await import('./update-notice.tsx')).UpdateNotice);

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

/** Preloads a screen and its words; if that fails, rendering the screen will say so. */
export function fetchScreen(name: string): Promise<unknown> {
  const { language } = useSettings.getState();
  return Promise.all([screenOf(name).fetch(), fetchWords(language, 'page')]).catch(() => undefined);
}

/** The frame around every screen: it sets language and palette, and shows the screen of the current address. */
export function App({ onShown }: { readonly onShown: () => void }) {
  const { contrast, motion, textSize } = useSettings();
  const language = useSpoken(useSettings(settings => settings.language));
  const { screen, id } = useRoute();
  const isUpdated = useUpdate(({ stage }) => stage !== 'current');
  useEffect(() => {
    Object.assign(document.documentElement, { lang: language });
    Object.assign(document.documentElement.dataset, { contrast, motion, textSize });
  }, [language, contrast, motion, textSize]);
  // By now a screen that is built in steps has begun.
  useEffect(onShown, [onShown]);
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
        <Toasts />
      </ErrorBoundary>
    </LanguageContext>
  );
}
