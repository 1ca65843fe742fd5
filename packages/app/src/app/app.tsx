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

/**
 * The screens by the first segment of the address, each in its own file; any unknown one leads to the landing screen.
 */
const SCREENS: Readonly<Record<string, Later<object>>> = {
  new: later(async () => (await import('../screens/new-game/new-game-screen.tsx')).NewGameScreen, 'screens'),
  game: later(async () => (await import('../screens/game/game-screen.tsx')).GameScreen, 'table'),
  learn: later(async () => (await import('../learn/learn-screen.tsx')).LearnScreen, 'lessons'),
  editor: later(
    async () => (await import('../editor/editor-screen.tsx')).EditorScreen,
    'lookup',
    'screens',
    'table',
    'panels',
  ),
  try: later(
    async () => (await import('../screens/try/try-screen.tsx')).TryScreen,
    'lookup',
    'examples',
    'table',
    'panels',
    'screens',
  ),
  records: later(async () => (await import('../screens/records/records-screen.tsx')).RecordsScreen, 'screens'),
  replay: later(
    async () => (await import('../screens/replay/replay-screen.tsx')).ReplayScreen,
    'screens',
    'table',
    'panels',
  ),
  review: later(async () => (await import('../screens/review/review-screen.tsx')).ReviewScreen, 'screens'),
  rules: later(async () => (await import('../rulebook/rulebook-screen.tsx')).RulebookScreen, 'rulebook'),
  codex: later(async () => (await import('../codex/codex-screen.tsx')).CodexScreen, 'screens'),
  statistics: later(async () => (await import('../statistics/statistics-screen.tsx')).StatisticsScreen, 'screens'),
  training: later(
    async () => (await import('../training/training-screen.tsx')).TrainingScreen,
    'training',
    'screens',
    'table',
    'panels',
  ),
  online: later(async () => (await import('../online/lobby/lobby-screen.tsx')).LobbyScreen, 'online', 'screens'),
  host: later(async () => (await import('../online/host/host-screen.tsx')).HostScreen, 'online', 'screens'),
  table: later(
    async () => (await import('../online/online-table-screen.tsx')).OnlineTableScreen,
    'online',
    'table',
    'panels',
    'screens',
  ),
  player: later(async () => (await import('../online/account/player-screen.tsx')).PlayerScreen, 'online', 'screens'),
  enter: later(async () => (await import('../online/entry/enter-screen.tsx')).EnterScreen, 'online'),
  settings: later(async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen, 'screens'),
};

const screenOf = (name: string): Later<object> => SCREENS[name] ?? Landing;

/** Preloads a screen and its words; if that fails, rendering the screen will say so. */
export function fetchScreen(name: string): Promise<unknown> {
  const { language } = useSettings.getState();
  return Promise.all([screenOf(name).fetch(), fetchWords(language, 'page')]).catch(() => undefined);
}

/** The frame around every screen: it sets language and palette, and shows the screen of the current address. */
export function App() {
  const { contrast, motion, textSize } = useSettings();
  const language = useSpoken(useSettings(settings => settings.language));
  const { screen, id } = useRoute();
  const isUpdated = useUpdate(({ stage }) => stage !== 'current');
  useEffect(() => {
    Object.assign(document.documentElement, { lang: language });
    Object.assign(document.documentElement.dataset, { contrast, motion, textSize });
  }, [language, contrast, motion, textSize]);
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
