import { LANGUAGES, type Language, languageFor } from '@deedbook/text';

/** The user's preferences, stored in this browser. */
export interface Settings {
  readonly language: Language;
  readonly contrast: 'usual' | 'more';
  /** Text size, and everything measured in it. */
  readonly textSize: 'usual' | 'large' | 'larger';
  /** Less motion, even if the system does not ask for it. */
  readonly motion: 'system' | 'less';
  /** How fast things move. */
  readonly pace: 'calm' | 'usual' | 'quick';
  /** Sounds are off until the user turns them on. */
  readonly sound: boolean;
  /** How loud they are, in percent. */
  readonly volume: number;
  /** List refused actions, with the reason, among the choices. */
  readonly showRefused: boolean;
  /** Ask before an answer that reveals something and cannot be undone. */
  readonly confirmReveals: boolean;
  /** With a finger or a key, what cannot be undone needs a second press in the same place. */
  readonly secondPress: boolean;
  /** Answer what goes without saying: the only target, phases in which nothing can be done. */
  readonly autoSteps: boolean;
  /** Offer advice in fights. */
  readonly advice: boolean;
  /** Show the steps of computer players one at a time. */
  readonly watchBots: boolean;
  /** Show newcomers a sentence at important moments. */
  readonly hints: boolean;
}

/** The storage key. */
export const KEY = 'deedbook.settings';

const DEFAULTS: Settings = {
  language: languageFor(navigator.languages),
  contrast: matchMedia('(prefers-contrast: more)').matches ? 'more' : 'usual',
  textSize: 'usual',
  motion: 'system',
  pace: 'usual',
  sound: false,
  volume: 60,
  showRefused: false,
  confirmReveals: false,
  secondPress: true,
  autoSteps: true,
  advice: false,
  watchBots: true,
  hints: true,
};

/** The preferences chosen in this browser, with the browser's own for the rest. */
export const preferences = (): Settings => ({ ...DEFAULTS, ...stored() });

function stored(): Partial<Settings> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    const kept = read as Partial<Settings>;
    return LANGUAGES.includes(kept.language as Language) ? kept : { ...kept, language: DEFAULTS.language };
  } catch {
    return {}; // private windows and damaged settings: use the defaults
  }
}
