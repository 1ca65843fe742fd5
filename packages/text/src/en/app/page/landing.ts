/** The first screen. */
export const landing = {
  tagline: 'The whole Mage Knight board game, by the rules, in your browser.',
  solo: 'Play solo now',
  soloHint: 'Solo: First Reconnaissance, a random hero. About an hour.',
  learn: 'Learn to play',
  learnHint: 'New here? Learn by playing: short chapters on the real board, nothing to read first.',
  newGame: 'New game',
  online: 'Play online',
  continue: 'Continue',
  replay: 'Replay',
  records: 'Games',
  rules: 'Rule book',
  codex: 'Codex',
  training: 'Training',
  statistics: 'Statistics',
  settings: 'Settings',
  install: 'Install',
  unofficial: 'Unofficial and free. Our own text and drawings; works offline; nothing leaves this browser.',
  unofficialOnline:
    'Unofficial and free. Our own text and drawings; works offline; nothing leaves this browser unless you play online.',
  setting: 'Setting up…',
};
