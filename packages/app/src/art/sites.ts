import type { DRAWN_SITES } from './site-names.ts';

/*
 * Sites as small buildings: ink and flat colors, readable at small sizes. They are part of the icon sheet: run `node
 * packages/app/scripts/icons.ts` after a change.
 */

/** One shape of a site, on a grid of 64: what it is made of, and its outline. */
export type SitePart = readonly [matter: keyof typeof MATTERS, d: string];

/** The look of each material. A gem has the color of its mine or city. */
export const MATTERS = {
  stone: 'fill="#b8b1a6"',
  pale: 'fill="#efe6d2"',
  earth: 'fill="#86735c"',
  wood: 'fill="#8f6438"',
  roof: 'fill="#b4523a"',
  slate: 'fill="#5f7488"',
  dark: 'fill="#2a2118"',
  light: 'fill="#ffd76a" stroke-width="1.2"',
  leaf: 'fill="#5f9a4d"',
  glow: 'fill="#8fe0e8"',
  flag: 'fill="#8a5fb0"',
  gem: 'style="fill:var(--gem,#b9b2a4)"',
  line: 'fill="none" stroke-linecap="round" stroke-width="2"',
} as const;

const TENTS: readonly SitePart[] = [
  ['pale', 'M28 56 44 24l17 32Z'],
  ['dark', 'M39 56l5-14 6 14Z'],
  ['flag', 'M3 56 21 20l20 36Z'],
  ['dark', 'M15 56l6-17 7 17Z'],
  ['line', 'M21 20v-8l9 3-9 3M44 24v-6'],
];

const MAZE: readonly SitePart[] = [
  ['leaf', 'M6 10h52v46H6Z'],
  ['line', 'M14 56V18h36v30H22V26h20v14H30v-6'],
];

const TOMB: readonly SitePart[] = [
  ['stone', 'M6 51h52v6H6Z'],
  ['slate', 'M13 30h38v21H13Z'],
  ['dark', 'M25 51V40a7 7 0 0 1 14 0v11Z'],
  ['pale', 'M13 30h7v21h-7ZM44 30h7v21h-7Z'],
  ['stone', 'M5 30 32 11l27 19Z'],
  ['dark', 'M32 18c4 0 5 5 3 7v2h-6v-2c-2-2-1-7 3-7'],
];

const MINE: readonly SitePart[] = [
  ['gem', 'M20 9l-6 6 4 14 8-2-1-11Z'],
  ['gem', 'M44 9l6 6-4 14-8-2 1-11Z'],
  ['gem', 'M32 2l7 9-3 18h-8l-3-18Z'],
  ['line', 'M32 2v9M32 11l-7 0M32 11h7'],
  ['earth', 'M4 57C8 34 18 25 32 25s24 9 28 32Z'],
  ['dark', 'M22 57V41h20v16Z'],
  ['wood', 'M16 57V36h32v21h-6V42H22v15Z'],
];

/** Sites as small buildings, rearmost shape first. */
export const SITE_DRAWINGS: Readonly<Record<(typeof DRAWN_SITES)[number], readonly SitePart[]>> = {
  portal: [
    ['glow', 'M20 56V30a12 12 0 0 1 24 0v26Z'],
    ['line', 'M32 26c8 0 9 14 0 14-6 0-6-9 0-9 3 0 3 4 1 5M26 48c3 3 9 3 12 0'],
    ['stone', 'M10 56V30a22 22 0 0 1 44 0v26H43V30a11 11 0 0 0-22 0v26Z'],
    ['line', 'M10 42h11M43 42h11M13 26l9 3M51 26l-9 3M26 10l3 9M38 10l-3 9'],
  ],
  village: [
    ['pale', 'M35 34h20v22H35Z'],
    ['roof', 'M31 36 45 20l14 16Z'],
    ['pale', 'M9 37h26v19H9Z'],
    ['roof', 'M4 39 22 18l18 21Z'],
    ['dark', 'M18 56V44h8v12Z'],
    ['light', 'M42 41h7v7h-7Z'],
  ],
  monastery: [
    ['pale', 'M24 34h33v22H24Z'],
    ['slate', 'M20 36 28 23h26l7 13Z'],
    ['pale', 'M9 26h18v30H9Z'],
    ['slate', 'M5 28 18 7l13 21Z'],
    ['light', 'M18 32a4 4 0 1 1 0 8 4 4 0 0 1 0-8'],
    ['dark', 'M36 56v-9a6 6 0 0 1 12 0v9Z'],
    ['line', 'M18 7V1M15 4h6'],
  ],
  'burned-monastery': [
    ['line', 'M19 22c-5-5 4-7 0-14M45 29c-5-5 4-7 0-14'],
    ['slate', 'M24 42l6 3 6-6 7 5 7-7 7 6v13H24Z'],
    ['stone', 'M9 30l5 5 5-7 8 6v22H9Z'],
    ['dark', 'M36 56v-8a6 6 0 0 1 12 0v8ZM14 41h7v8h-7Z'],
    ['light', 'M29 43c-5-4 1-8-1-13 7 3 9 9 6 13ZM49 43c-3-3 1-5 0-9 5 3 6 6 4 9Z'],
  ],
  keep: [
    ['line', 'M32 27V4'],
    ['flag', 'M32 4 48 9 32 15Z'],
    ['stone', 'M7 57V22h9v6h6v-6h8v6h4v-6h8v6h6v-6h9v35Z'],
    ['dark', 'M25 57V46a7 7 0 0 1 14 0v11Z'],
    ['dark', 'M14 35h4v9h-4ZM46 35h4v9h-4Z'],
    ['line', 'M24 34h16'],
  ],
  'mage-tower': [
    ['stone', 'M21 57l3-32h16l3 32Z'],
    ['stone', 'M17 28l3-8h24l3 8Z'],
    ['flag', 'M18 21 32 1l14 20Z'],
    ['light', 'M28 43v-7a4 4 0 0 1 8 0v7Z'],
    ['dark', 'M27 57v-5a5 5 0 0 1 10 0v5Z'],
    ['glow', 'M53 27l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM11 8l2 4 4 2-4 2-2 4-2-4-4-2 4-2Z'],
  ],
  city: [
    ['pale', 'M24 42V20h16v22Z'],
    ['gem', 'M20 22 32 2l12 20Z'],
    ['pale', 'M8 42V28h14v14ZM42 42V28h14v14Z'],
    ['gem', 'M5 30l10-16 10 16ZM39 30l10-16 10 16Z'],
    ['stone', 'M3 57V37h8v5h6v-5h8v5h14v-5h8v5h6v-5h8v20Z'],
    ['dark', 'M24 57v-6a8 8 0 0 1 16 0v6Z'],
    ['light', 'M29 27h6v8h-6Z'],
  ],
  dungeon: [
    ['earth', 'M3 57C5 28 16 12 32 12s27 16 29 45Z'],
    ['stone', 'M14 57V38a18 18 0 0 1 36 0v19Z'],
    ['dark', 'M21 57V38a11 11 0 0 1 22 0v19Z'],
    ['light', 'M25 57V31h2v26ZM31 57V28h2v29ZM37 57V31h2v26ZM22 40h20v2H22ZM22 49h20v2H22Z'],
  ],
  tomb: TOMB,
  'monster-den': [
    ['earth', 'M3 57l5-20 9-6 3-13 12-9 12 8 4 13 9 7 4 20Z'],
    ['line', 'M17 31l6-3M48 30l-6-3M20 18l7 2'],
    ['dark', 'M14 57c0-17 7-27 18-27s18 10 18 27Z'],
    ['light', 'M21 43l8 4-7 2ZM43 43l-8 4 7 2Z'],
    ['pale', 'M26 57l3-5 3 5 3-5 3 5Z'],
  ],
  'spawning-grounds': [
    ['pale', 'M11 48c-3-10 2-22 8-22s11 12 8 22ZM37 48c-3-10 2-22 8-22s11 12 8 22Z'],
    ['glow', 'M22 50c-4-14 2-34 10-34s14 20 10 34Z'],
    ['line', 'M24 34l4 3 4-5 4 5 4-3'],
    ['wood', 'M4 43c8 4 48 4 56 0-2 20-54 20-56 0'],
    ['line', 'M12 50l14 4M38 48l-12 8M52 49l-14 6'],
  ],
  'ancient-ruins': [
    ['stone', 'M4 51h56v6H4Z'],
    ['pale', 'M9 51V21l6 5 5-6v31Z'],
    ['pale', 'M26 51V16h10v35Z'],
    ['stone', 'M22 8h18v8H22Z'],
    ['pale', 'M43 51V33l5 4 7-6v20Z'],
    ['line', 'M14 34v17M31 22v29M49 43v8'],
  ],
  'crystal-mine': MINE,
  'magical-glade': [
    ['wood', 'M28 34h8l3 22H25Z'],
    ['leaf', 'M32 4c9 0 15 6 14 13 7 3 9 12 3 17-4 4-12 4-17 1-5 3-13 3-17-1-6-5-4-14 3-17C17 10 23 4 32 4'],
    ['line', 'M24 16c2-3 5-4 8-4M20 27c3 2 6 2 9 0M36 25c3 2 6 2 9 0'],
    [
      'glow',
      'M10 40l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM54 38l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM32 19l1.5 3.5L37 24l-3.5 1.5L32 29l-1.5-3.5L27 24l3.5-1.5Z',
    ],
  ],
  'deep-mine': MINE,
  'refugee-camp': TENTS,
  'volkares-camp': TENTS,
  maze: MAZE,
  labyrinth: MAZE,
  graveyard: TOMB,
  necropolis: TOMB,
};

/** A signpost, for sites without a drawing. */
export const ANY_SITE: readonly SitePart[] = [
  ['wood', 'M28 12h8v45h-8Z'],
  ['pale', 'M8 14h38l10 8-10 8H8Z'],
  ['line', 'M14 22h24'],
];
