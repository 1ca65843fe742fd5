/* The sounds of the table as recipes for the synthesizer: no recordings, a few kilobytes in all. */

/** One voice of a sound. Times are in seconds, pitches in hertz. */
export interface Voice {
  readonly wave: 'noise' | OscillatorType;
  /** When it starts, and how long it lasts. */
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
  /** The pitch of a tone, or the center of a noise band. It slides to the second value. */
  readonly pitch: number | readonly [from: number, to: number];
  /** The width of the noise band. */
  readonly narrow?: number;
  /** The attack time. */
  readonly swell?: number;
}

const chime = (
  notes: readonly number[],
  apart: number,
  lasts: number,
  loud: number,
  wave: OscillatorType = 'triangle',
): Voice[] =>
  notes.flatMap((pitch, i) => [
    { wave, at: i * apart, lasts, loud, pitch },
    { wave: 'sine', at: i * apart, lasts: lasts * 0.7, loud: loud * 0.35, pitch: pitch * 2 },
  ]);

export const SOUNDS = {
  /** Paper sliding over paper. */
  card: [
    { wave: 'noise', lasts: 0.11, loud: 1.15, pitch: [2600, 900], narrow: 0.9, swell: 0.02 },
    { wave: 'noise', at: 0.09, lasts: 0.05, loud: 1.1, pitch: 700, narrow: 1.2 },
  ],
  /** Bone on wood, three times. */
  die: [0, 0.07, 0.12].flatMap((at, i): Voice[] => [
    { wave: 'noise', at, lasts: 0.035, loud: 1.5 - i * 0.3, pitch: 2900 - i * 300, narrow: 5 },
    { wave: 'triangle', at, lasts: 0.04, loud: 0.62 - i * 0.12, pitch: 820 - i * 90 },
  ]),
  /** A boot on gravel. */
  step: [
    { wave: 'noise', lasts: 0.09, loud: 1.1, pitch: [1500, 650], narrow: 0.9 },
    { wave: 'sine', lasts: 0.08, loud: 0.42, pitch: [190, 90] },
  ],
  /** A slab of land being laid down. */
  tile: [
    { wave: 'noise', lasts: 0.22, loud: 0.5, pitch: [500, 1800], narrow: 0.8, swell: 0.14 },
    { wave: 'sine', at: 0.2, lasts: 0.22, loud: 0.42, pitch: [230, 90] },
    { wave: 'noise', at: 0.2, lasts: 0.12, loud: 0.9, pitch: 760, narrow: 1 },
  ],
  /** A blade striking its target. */
  steel: [
    { wave: 'noise', lasts: 0.16, loud: 0.8, pitch: [6200, 2800], narrow: 2.5 },
    { wave: 'square', lasts: 0.32, loud: 0.08, pitch: 2217 },
    { wave: 'triangle', lasts: 0.4, loud: 0.24, pitch: 3322 },
    { wave: 'triangle', lasts: 0.36, loud: 0.16, pitch: 4471 },
  ],
  /** A blade meeting a shield. */
  block: [
    { wave: 'sine', lasts: 0.2, loud: 0.48, pitch: [210, 110] },
    { wave: 'noise', lasts: 0.09, loud: 0.8, pitch: 1300, narrow: 1.6 },
    { wave: 'triangle', lasts: 0.28, loud: 0.24, pitch: 1180 },
  ],
  hurt: [
    { wave: 'sine', lasts: 0.26, loud: 0.36, pitch: [280, 90] },
    { wave: 'noise', lasts: 0.16, loud: 0.9, pitch: [1300, 420], narrow: 0.8 },
    { wave: 'sawtooth', at: 0.02, lasts: 0.22, loud: 0.16, pitch: [311, 185] },
  ],
  win: chime([392, 493.9, 587.3, 784], 0.1, 0.55, 0.32),
  level: chime([523.3, 659.3, 784, 1046.5, 1318.5], 0.075, 0.7, 0.2, 'sine'),
  /** An owl, and the wind. */
  night: [
    { wave: 'noise', lasts: 1.5, loud: 0.16, pitch: [300, 620], narrow: 1.4, swell: 0.7 },
    { wave: 'sine', at: 0.25, lasts: 0.28, loud: 0.26, pitch: [380, 330], swell: 0.06 },
    { wave: 'sine', at: 0.62, lasts: 0.55, loud: 0.27, pitch: [392, 320], swell: 0.08 },
  ],
  /** Birds, for the morning. */
  day: [0, 0.16, 0.3, 0.62].map((at, i) => ({
    wave: 'sine' as const,
    at,
    lasts: 0.13,
    loud: 0.42,
    pitch: [2300 + 260 * (i % 3), 3100 - 180 * i] as const,
    swell: 0.02,
  })),
  turn: chime([659.3, 987.8], 0.13, 0.5, 0.26, 'sine'),
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type Sound = keyof typeof SOUNDS;

/** How loud everything is at full volume: several voices at once must not overdrive. */
export const MASTER = 0.8;

interface Ramp {
  readonly to: number;
  /** In seconds, from the start of the voice. */
  readonly until: number;
}

/** The last moment of a voice, in seconds: long enough that it does not click. */
const RELEASE = 0.005;

/** How a voice comes and goes: from silence straight up, down in a curve, and straight back to silence. */
export const envelopeOf = ({ loud, lasts, swell = 0.004 }: Voice): { readonly rise: Ramp; readonly fall: Ramp } => ({
  rise: { to: loud, until: swell },
  fall: { to: 0.001, until: lasts - RELEASE },
});

/** How long a sound lasts, in seconds. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...(SOUNDS[sound] as readonly Voice[]).map(({ at = 0, lasts }) => at + lasts));
