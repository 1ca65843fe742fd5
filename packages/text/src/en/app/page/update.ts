/** A newer build is available, or files of this one cannot be loaded. */
export const update = {
  ready: 'A new version is ready. Your game stays where it is.',
  updating: 'Updating…',
  outdated: 'The app was updated in another window. Your game stays where it is.',
  take: 'Update',
  reload: 'Reload',
  later: 'Later',
  missing: 'Part of the page did not load. It is requested again until it is here; your game is safe.',
  now: 'Try now',
};
