import { useSettings } from './settings.ts';

/** The person wants things to be where they are at once. */
export const isMotionReduced = (): boolean =>
  document.documentElement.dataset.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const PACES = { calm: 1.7, usual: 1, quick: 0.55 } as const;

/** How long movements last, as a multiple of the usual. */
export const paceOfMotion = (): number => PACES[useSettings.getState().pace];
