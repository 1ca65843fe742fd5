import { useSettings } from './settings.ts';

/** The user wants things in their final place at once. */
export const isMotionReduced = (): boolean =>
  document.documentElement.dataset.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const PACES = { calm: 1.7, usual: 1, quick: 0.55 } as const;

/** The duration of movements, as a multiple of the normal one. */
export const paceOfMotion = (): number => PACES[useSettings.getState().pace];
