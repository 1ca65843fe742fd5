import type { Flash, Movement } from './movements.ts';

/* How each movement looks: keyframes that only move and fade, so browsers redraw nothing. */

interface Effect {
  readonly frames: Keyframe[];
  /** In ms at the usual pace. */
  readonly lasts: number;
  readonly easing?: string;
}

/** The duration of each movement at normal speed, in ms; those of a fight never delay the next answer. */
export const LASTS: Readonly<Record<Movement['move'], number>> = {
  take: 340,
  bring: 360,
  fall: 480,
  turn: 420,
  shake: 280,
  flash: 520,
  say: 1100,
  tell: 1900,
  walk: 150,
  sky: 1200,
};

export const FLASHES: Readonly<Record<Flash, Effect>> = {
  ring: {
    frames: [
      { opacity: 0.95, transform: 'scale(0.35)' },
      { opacity: 0, transform: 'scale(1.25)' },
    ],
    lasts: 460,
    easing: 'ease-out',
  },
  slash: {
    frames: [
      { opacity: 0, transform: 'rotate(-32deg) scale(0.1, 1)' },
      { opacity: 1, transform: 'rotate(-32deg) scale(1.15, 1)', offset: 0.35 },
      { opacity: 0, transform: 'rotate(-32deg) scale(1.3, 0.2)' },
    ],
    lasts: 380,
    easing: 'ease-out',
  },
  shield: {
    frames: [
      { opacity: 0, transform: 'scale(1.7)' },
      { opacity: 1, transform: 'scale(0.92)', offset: 0.35 },
      { opacity: 1, transform: 'scale(1)', offset: 0.7 },
      { opacity: 0, transform: 'scale(1.08)' },
    ],
    lasts: 560,
  },
  burst: {
    frames: [
      { opacity: 0, transform: 'scale(0.3) rotate(-14deg)' },
      { opacity: 1, transform: 'scale(1) rotate(0deg)', offset: 0.4 },
      { opacity: 0, transform: 'scale(1.3) rotate(10deg)' },
    ],
    lasts: 760,
    easing: 'ease-out',
  },
  blood: {
    frames: [
      { opacity: 0, transform: 'scale(0.4)' },
      { opacity: 0.95, transform: 'scale(1.05)', offset: 0.25 },
      { opacity: 0, transform: 'scale(1.15) translateY(12%)' },
    ],
    lasts: 620,
    easing: 'ease-out',
  },
  puff: {
    frames: [
      { opacity: 0.8, transform: 'scale(0.4)' },
      { opacity: 0, transform: 'scale(1.1) translateY(-20%)' },
    ],
    lasts: 480,
    easing: 'ease-out',
  },
};

export const SHAKE: Keyframe[] = [0, -7, 6, -4, 3, 0].map(x => ({ translate: `${x}px 0` }));

export const TUMBLE: Keyframe[] = [
  { rotate: '0deg', scale: '0.55' },
  { rotate: '300deg', scale: '1.18', offset: 0.7 },
  { rotate: '360deg', scale: '1' },
];

export const SAY: Keyframe[] = [
  { opacity: 0, transform: 'translateY(40%) scale(0.8)' },
  { opacity: 1, transform: 'translateY(-30%) scale(1.1)', offset: 0.2 },
  { opacity: 1, transform: 'translateY(-70%)', offset: 0.7 },
  { opacity: 0, transform: 'translateY(-120%)' },
];

export const TELL: Keyframe[] = [
  { opacity: 0, transform: 'translateY(8px)' },
  { opacity: 1, transform: 'none', offset: 0.1 },
  { opacity: 1, transform: 'none', offset: 0.85 },
  { opacity: 0, transform: 'translateY(-6px)' },
];

export const FALL: Keyframe[] = [
  { opacity: 1, transform: 'none' },
  { opacity: 1, transform: 'translateY(-6%) rotate(2deg) scale(1.03)', offset: 0.25 },
  { opacity: 0, transform: 'translateY(35%) rotate(9deg) scale(0.82)' },
];

export const SKY: Keyframe[] = [
  { opacity: 0, transform: 'translateX(-30%)' },
  { opacity: 1, transform: 'translateX(0)', offset: 0.4 },
  { opacity: 0, transform: 'translateX(30%)' },
];

/** The shapes of flashes, on a grid of 100 around the center. */
export const SHAPES: Readonly<Record<Flash, string>> = {
  ring: 'M50 4a46 46 0 1 0 0 92 46 46 0 0 0 0-92m0 7a39 39 0 1 1 0 78 39 39 0 0 1 0-78',
  slash: 'M-16 50C20 44 70 43 116 50 70 57 20 56-16 50',
  shield:
    'M50 6 86 16v30c0 24-14 38-36 48C28 84 14 70 14 46V16ZM50 17 25 24v22c0 17 9 27 25 36 16-9 25-19 25-36V24Zm0 9v46C38 64 33 57 33 46V31Z',
  burst: rays(24, 20, 50),
  blood:
    'M50 12c5 16 26 28 26 50 0 16-11 27-26 27S24 78 24 62c0-22 21-34 26-50M12 30c2 6 8 9 8 15a8 8 0 0 1-16 0c0-6 6-9 8-15M88 22c2 6 8 9 8 15a8 8 0 0 1-16 0c0-6 6-9 8-15M90 66c1 4 5 6 5 10a5 5 0 0 1-10 0c0-4 4-6 5-10',
  puff: 'M24 66a14 14 0 1 1 4-26 20 20 0 0 1 38-6 17 17 0 0 1 12 32ZM12 84h22v3H12ZM46 80h34v3H46Z',
};

/** Wedges around the center, wider outside, as in the pictures. */
function rays(count: number, near: number, far: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const reach = i % 2 === 0 ? far : far * 0.78;
    const at = (r: number, off: number) =>
      `${(50 + r * Math.cos(angle + off)).toFixed(1)} ${(50 + r * Math.sin(angle + off)).toFixed(1)}`;
    return `M${at(near, 0)}L${at(reach, 0.055)} ${at(reach, -0.055)}Z`;
  }).join('');
}
