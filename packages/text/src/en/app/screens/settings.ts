import { plural } from '../../plural.ts';

/** The settings. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  contrast: 'Contrast',
  contrastHint: 'Stronger lines and text, plainer backgrounds.',
  usual: 'Normal',
  more: 'More',
  textSize: 'Text size',
  textSizeHint: 'Letters, buttons and cards grow together.',
  large: 'Large',
  larger: 'Larger',
  motion: 'Motion',
  motionHint: 'Things appear in place at once.',
  system: 'Same as system',
  less: 'None',
  life: 'Motion and sound',
  pace: 'Speed',
  paceHint: 'How long cards, dice and blows take.',
  paces: { calm: 'Calm', usual: 'Normal', quick: 'Quick' },
  sound: 'Sound',
  soundHint: 'Cards, dice, steps, steel: short, and made by Deedbook itself.',
  volume: 'Volume',
  watchBots: 'Watch the computer’s moves',
  watchBotsHint:
    'Their turns play out step by step; Space skips ahead. Otherwise they happen at once, and you read about them afterwards.',
  hints: 'Hints for newcomers',
  hintsHint:
    'A sentence when something first turns up, each shown once, and more warnings before you end a turn. Turning this on shows them all again.',
  autoSteps: 'Skip what goes without saying',
  autoStepsHint:
    'The only enemy is the target, and phases in which you can do nothing pass by themselves. Undo takes such steps back together with your own.',
  advice: 'Advice',
  adviceHint:
    'A candle in every fight tells you whether it can be won, at what loss and how; one on the map suggests plans for the turn. As much as you ask for, and it knows only what you know.',
  secondPress: 'Second press for what cannot be undone',
  secondPressHint:
    'With a finger or the keyboard: revealing something, or ending the turn with things left to do, takes a second press at the same place.',
  confirmReveals: 'Ask before something is revealed',
  confirmRevealsHint: 'After that, nothing before it can be undone.',
  showRefused: 'Show what cannot be done',
  showRefusedHint: 'Among the choices, with the reason and the rule.',
  look: 'Look and language',
  play: 'Play',
  storage: 'Saved games',
  used: (games: number, size: string) => `${games} ${plural(games, 'game', 'games')}, ${size} in this browser.`,
  isSafe: 'The browser keeps them until you delete them.',
  isNotSafe: 'The browser may clear them when space runs out.',
  makeSafe: 'Keep them permanently',
  refused: 'The browser does not promise it yet. Use Deedbook a few times, or install it, and ask again.',
  about: 'About',
  aboutText:
    'Deedbook is unofficial and free, made by admirers of Mage Knight, a game by Vlaada Chvátil. It is not affiliated with its publishers. All text and drawings are our own or openly licensed.',
  credits: 'Credits',
};
