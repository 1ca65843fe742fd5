import { create } from 'zustand';
import { KEY, preferences, type Settings } from './preferences.ts';

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>(set => ({
  ...preferences(),
  set: change =>
    set(before => {
      const { set: _set, ...now } = { ...before, ...change };
      try {
        localStorage.setItem(KEY, JSON.stringify(now));
      } catch {
        // nowhere to store them: they last for this visit
      }
      return change;
    }),
}));

// Another window has changed them: all windows of a browser share them.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) useSettings.setState(preferences());
});
