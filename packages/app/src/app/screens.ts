import { type Later, later } from '../platform/later.tsx';

/**
 * The screens by the first segment of the address, each in its own file, except for the first screen and the game: on the
 * way to those two, nobody waits for this list.
 */
export const SCREENS: Readonly<Record<string, Later<object>>> = {
  new: later(async () => (await import('../screens/new-game/new-game-screen.tsx')).NewGameScreen, 'screens'),
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
