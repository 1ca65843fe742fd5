import { envelopeOf, MASTER, SOUNDS, type Sound, type Voice } from './sounds.ts';

/** Plays sounds. Browsers allow that only after the user's first press. */
export class Player {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  /** `volume` is in percent; `after` in seconds. */
  play(sound: Sound, volume: number, after = 0): void {
    const context = this.wake();
    if (!context || volume <= 0) return;
    const out = context.createGain();
    // Perceived loudness is roughly quadratic.
    out.gain.value = (volume / 100) ** 2 * MASTER;
    out.connect(context.destination);
    for (const voice of SOUNDS[sound]) this.sound(context, voice, out, context.currentTime + after);
  }

  private wake(): AudioContext | null {
    if (typeof AudioContext === 'undefined') return null;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') void this.context.resume().catch(() => undefined);
    return this.context;
  }

  private sound(context: AudioContext, voice: Voice, out: AudioNode, start: number): void {
    const { wave, at = 0, lasts, pitch, narrow = 1 } = voice;
    const [from, to] = typeof pitch === 'number' ? [pitch, pitch] : pitch;
    const begin = start + at;
    const end = begin + lasts;
    const gain = context.createGain();
    const { rise, fall } = envelopeOf(voice);
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(rise.to, begin + rise.until);
    gain.gain.exponentialRampToValueAtTime(fall.to, begin + fall.until);
    gain.gain.linearRampToValueAtTime(0, end);
    gain.connect(out);
    const slide = (param: AudioParam) => {
      param.setValueAtTime(from, begin);
      if (to !== from) param.exponentialRampToValueAtTime(to, end);
    };
    const source = wave === 'noise' ? this.hiss(context, gain, narrow, slide) : tone(context, gain, wave, slide);
    source.start(begin);
    source.stop(end);
  }

  private hiss(context: AudioContext, out: AudioNode, narrow: number, slide: (param: AudioParam) => void) {
    const source = context.createBufferSource();
    this.noise ??= noiseOf(context);
    source.buffer = this.noise;
    source.loop = true;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = narrow;
    slide(band.frequency);
    source.connect(band).connect(out);
    return source;
  }
}

function tone(context: AudioContext, out: AudioNode, wave: OscillatorType, slide: (param: AudioParam) => void) {
  const source = context.createOscillator();
  source.type = wave;
  slide(source.frequency);
  source.connect(out);
  return source;
}

/** A second of noise. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export const player = new Player();
