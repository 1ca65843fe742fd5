import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { envelopeOf, lengthOf, MASTER, SOUNDS, type Sound, type Voice } from './sounds.ts';

/*
 * No one can listen to a test, so the sounds are worked out sample by sample as a browser would, at full volume, and
 * measured.
 */

const RATE = 48_000;
const NAMES = Object.keys(SOUNDS) as Sound[];

/** The same noise every time. */
function noise(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed / 2_147_483_647) * 2 - 1;
  };
}

const WAVES: Readonly<Record<string, (turn: number) => number>> = {
  sine: turn => Math.sin(2 * Math.PI * turn),
  square: turn => (turn % 1 < 0.5 ? 1 : -1),
  sawtooth: turn => 2 * (turn % 1) - 1,
  triangle: turn => 1 - 4 * Math.abs(((turn + 0.25) % 1) - 0.5),
};

/** The band filter of a browser, fed with noise. */
function band(narrow: number): (pitch: number) => number {
  const next = noise();
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return pitch => {
    const angle = (2 * Math.PI * pitch) / RATE;
    const alpha = Math.sin(angle) / (2 * narrow);
    const x = next();
    const y = (alpha * (x - x2) + 2 * Math.cos(angle) * y1 - (1 - alpha) * y2) / (1 + alpha);
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  };
}

/** How loud a voice is at a moment. */
function gainAt(voice: Voice, t: number): number {
  const { rise, fall } = envelopeOf(voice);
  if (t < rise.until) return (rise.to * t) / rise.until;
  if (t < fall.until) return rise.to * (fall.to / rise.to) ** ((t - rise.until) / (fall.until - rise.until));
  return fall.to * Math.max(0, 1 - (t - fall.until) / (voice.lasts - fall.until));
}

function samplesOf(sound: Sound): Float64Array {
  const samples = new Float64Array(Math.ceil(lengthOf(sound) * RATE) + 1);
  for (const voice of SOUNDS[sound] as readonly Voice[]) {
    const { wave, at = 0, lasts, pitch, narrow = 1 } = voice;
    const [from, to] = typeof pitch === 'number' ? [pitch, pitch] : pitch;
    const hiss = band(narrow);
    let turn = 0;
    for (let i = 0; i <= lasts * RATE; i++) {
      const t = i / RATE;
      const now = from * (to / from) ** (t / lasts);
      const value = wave === 'noise' ? hiss(now) : (WAVES[wave]?.(turn) ?? 0);
      turn += now / RATE;
      const place = Math.round(at * RATE) + i;
      if (place < samples.length) samples[place] = (samples[place] ?? 0) + value * gainAt(voice, t) * MASTER;
    }
  }
  return samples;
}

const decibels = (level: number): number => 20 * Math.log10(level);

/** How loud a tenth of a second of it is at most. */
function loudness(samples: Float64Array): number {
  const span = RATE / 10;
  let [sum, most] = [0, 0];
  samples.forEach((value, i) => {
    sum += value ** 2 - (i >= span ? (samples[i - span] ?? 0) ** 2 : 0);
    most = Math.max(most, sum / span);
  });
  return decibels(Math.sqrt(most));
}

/** What an ear or a small speaker leaves of it: of low tones little. */
function heard(samples: Float64Array): Float64Array {
  const share = 1 / (1 + (2 * Math.PI * LOW) / RATE);
  const without = (all: Float64Array): Float64Array => {
    let [before, passed] = [0, 0];
    return all.map(value => {
      passed = share * (passed + value - before);
      before = value;
      return passed;
    });
  };
  return without(without(samples));
}

/** Tones below this are heard less and less, in hertz. */
const LOW = 300;

describe.each(NAMES)('%s', name => {
  const samples = samplesOf(name);

  it('lasts between 0.05 and 1.5 seconds', () => {
    expect(lengthOf(name)).toBeGreaterThanOrEqual(0.05);
    expect(lengthOf(name)).toBeLessThanOrEqual(1.5);
  });

  it('peaks at −3 dB or less, however loud it is set', () => {
    const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(decibels(peak)).toBeLessThanOrEqual(-3);
  });

  it('begins and ends in silence, so it does not click', () => {
    for (const voice of SOUNDS[name] as readonly Voice[]) {
      expect(gainAt(voice, 0)).toBe(0);
      expect(gainAt(voice, voice.lasts)).toBeCloseTo(0, 9);
      const { rise, fall } = envelopeOf(voice);
      expect(rise.until).toBeGreaterThanOrEqual(0.002);
      expect(rise.until).toBeLessThan(fall.until);
    }
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
  });

  it('has no constant part', () => {
    const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.01);
  });
});

it('all sounds are about as loud: within 6 dB', () => {
  const levels = NAMES.map(name => loudness(samplesOf(name)));
  const told = NAMES.map((name, i) => `${name} ${levels[i]?.toFixed(1)}`).join(', ');
  expect(Math.max(...levels) - Math.min(...levels), told).toBeLessThanOrEqual(6);
});

it('nothing is drowned by the rest, on small speakers either: within 10 dB as heard', () => {
  const levels = NAMES.map(name => loudness(heard(samplesOf(name))));
  const told = NAMES.map((name, i) => `${name} ${levels[i]?.toFixed(1)}`).join(', ');
  expect(Math.max(...levels) - Math.min(...levels), told).toBeLessThanOrEqual(10);
});

it('all sounds and what plays them take up to 60 kB, and none is a recording', () => {
  const sizeOf = (folder: string, kind: RegExp): number =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => kind.test(name))
      .reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0);
  expect(sizeOf(import.meta.dirname, /(?<!\.test)\.tsx?$/)).toBeLessThanOrEqual(60_000);
  for (const folder of ['..', '../../public'])
    expect(sizeOf(`${import.meta.dirname}/${folder}`, /\.(?:mp3|ogg|opus|wav|m4a|aac|flac|webm)$/)).toBe(0);
});
