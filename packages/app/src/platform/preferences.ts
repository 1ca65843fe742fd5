import { LANGUAGES, type Language, languageFor } from '@deedbook/text';

/** What a person prefers; kept in this browser. */
export interface Settings {
  readonly language: Language;
  readonly contrast: 'usual' | 'more';
  /** How large letters are, and what is measured by them. */
  readonly textSize: 'usual' | 'large' | 'larger';
  /** Less motion than the system asks for anyway. */
  readonly motion: 'system' | 'less';
  /** How fast things move. */
  readonly pace: 'calm' | 'usual' | 'quick';
  /** Sounds are off until somebody asks for them. */
  readonly sound: boolean;
  /** How loud they are, in percent. */
  readonly volume: number;
  /** Show what is refused, with its reason, among the choices. */
  readonly showRefused: boolean;
  /** Ask before an answer that reveals something and cannot be taken back. */
  readonly confirmReveals: boolean;
  /** With a finger or a key, what cannot be taken back needs a second press at the same place. */
  readonly secondPress: boolean;
  /** Answer what goes without saying: the only target, phases in which nothing can be done. */
  readonly autoSteps: boolean;
  /** Show what computers do one thing after the other. */
  readonly watchBots: boolean;
  /** Tell newcomers a sentence at the moments that matter. */
  readonly hints: boolean;
}

/** Where they are kept. */
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
  watchBots: true,
  hints: true,
};

/** What was chosen in this browser, and what it asks for where nothing was. */
export const preferences = (): Settings => ({ ...DEFAULTS, ...stored() });

function stored(): Partial<Settings> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    const kept = read as Partial<Settings>;
    return LANGUAGES.includes(kept.language as Language) ? kept : { ...kept, language: DEFAULTS.language };
  } catch {
    return {}; // private windows and damaged settings: begin anew
  }
}
