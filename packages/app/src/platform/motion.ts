/** The person wants things to be where they are at once. */
export const isMotionReduced = (): boolean =>
  document.documentElement.dataset.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
