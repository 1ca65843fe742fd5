import { useEffect } from 'react';
import '../look/fonts.css';
import '../look/theme.css';
import '../look/base.css';
import { LanguageContext } from '../language/language.ts';
import { Toasts } from '../parts/toasts-view.tsx';
import { type Later, later } from '../platform/later.tsx';
import { useRoute } from '../platform/route.ts';
import { useSettings } from '../platform/settings.ts';
import { useUpdate } from '../platform/update.ts';
import { RulebookLayer } from '../rulebook/rulebook-layer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const UpdateNotice = later(async () => (await import('./update-notice.tsx')).UpdateNotice);

const Landing = later(async () => (await import('../screens/landing/landing-screen.tsx')).LandingScreen);

/** The screens by the first word of the address, each in a file of its own; any other word leads to the first one. */
const SCREENS: Readonly<Record<string, Later<object>>> = {
  new: later(async () => (await import('../screens/new-game/new-game-screen.tsx')).NewGameScreen),
  game: later(async () => (await import('../screens/game/game-screen.tsx')).GameScreen),
  records: later(async () => (await import('../screens/records/records-screen.tsx')).RecordsScreen),
  replay: later(async () => (await import('../screens/replay/replay-screen.tsx')).ReplayScreen),
  rules: later(async () => (await import('../rulebook/rulebook-screen.tsx')).RulebookScreen),
  settings: later(async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen),
};

const screenOf = (name: string): Later<object> => SCREENS[name] ?? Landing;

/** Asks for a screen before it is drawn; one that cannot be had says so when it is. */
export const fetchScreen = (name: string): Promise<unknown> =>
  screenOf(name)
    .fetch()
    .catch(() => undefined);

/** The frame around every screen: language and palette for all of them, and the screen of the address. */
export function App() {
  const { language, contrast, motion } = useSettings();
  const { screen, id } = useRoute();
  const isUpdated = useUpdate(({ stage }) => stage !== 'current');
  useEffect(() => {
    Object.assign(document.documentElement, { lang: language });
    Object.assign(document.documentElement.dataset, { contrast, motion });
  }, [language, contrast, motion]);
  const Screen = screenOf(screen);
  return (
    <LanguageContext value={language}>
      <ErrorBoundary place={`${screen}/${id}`}>
        <Screen />
        <RulebookLayer />
      </ErrorBoundary>
      <ErrorBoundary place={`${screen}/${id}`} isQuiet>
        {isUpdated && <UpdateNotice />}
        <Toasts />
      </ErrorBoundary>
    </LanguageContext>
  );
}
