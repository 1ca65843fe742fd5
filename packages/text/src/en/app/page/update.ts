/** A newer build is available. */
export const update = {
  ready: 'A new version is ready. Your game stays where it is.',
  updating: 'Updating…',
  outdated: 'The app was updated in another window. Your game stays where it is.',
  take: 'Update',
  reload: 'Reload',
  later: 'Later',
};
