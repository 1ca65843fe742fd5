import { sheet } from './backdrop.ts';
import { hatched, rays } from './hatch.ts';
import { brush, circle, type Outline, shape } from './pen.ts';
import { cut, INK, type Layer, marks, moved, PAPER } from './plate.ts';

/* The title picture, 1600 by 900: a knight on a cliff at dusk, the road, and the city at its end. */

const SUN: readonly [number, number] = [1090, 430];

/** A mountain with a dark side and snow on top; the sun stands to its right, or to its left. */
function peak(x: number, top: number, w: number, base: number, isLeftDark: boolean): Layer[] {
  const h = base - top;
  const at = (dx: number, dy: number, mark = '') => `${Math.round(x + dx * w)},${Math.round(top + dy * h)}${mark}`;
  const s = isLeftDark ? 1 : -1;
  const body = [at(0, 0, '!'), at(0.22, 0.26), at(0.34, 0.34), at(0.62, 0.72), at(1, 1, '!'), at(-1, 1, '!')];
  const left = [at(-0.6, 0.66), at(-0.4, 0.36), at(-0.2, 0.24)];
  const ridge = [at(0, 0, '!'), at(0.08 * s, 0.2), at(-0.06 * s, 0.4), at(0.1 * s, 0.62), at(-0.04 * s, 0.8)];
  const dark = [at(0.06 * s, 1, '!'), at(-s, 1, '!'), at(-0.6 * s, 0.66), at(-0.4 * s, 0.36), at(-0.2 * s, 0.24)];
  const snow = [at(0, 0, '!'), at(0.2, 0.24), at(0.13, 0.22, '!'), at(0.08, 0.3, '!'), at(0.02, 0.22, '!')];
  return [
    ...cut(shape([...body, ...left].join(' ')), {
      fill: '#b08f8a',
      line: 5,
      shade: [{ turn: 90 - 28 * s, gap: 15, width: 6, reach: 0.3, dark: 'end' }],
    }),
    ...cut(shape([...ridge, ...dark].join(' ')), {
      fill: '#6a6580',
      shade: [
        { turn: 90 + 34 * s, gap: 12, width: 9, reach: 0.7, dark: 'start' },
        { turn: 90 + 8 * s, gap: 20, width: 7, reach: 0.4, dark: 'end' },
      ],
    }),
    ...cut(shape([...snow, at(-0.06, 0.31, '!'), at(-0.12, 0.22, '!'), at(-0.2, 0.24, '!')].join(' ')), {
      fill: '#fbeed2',
      line: 4,
    }),
  ];
}

export function tower(x: number, base: number, w: number, top: number, roof: string): Layer[] {
  const h = base - top;
  return [
    ...cut(shape(`${x - w},${base}! ${x - w},${top}! ${x + w},${top}! ${x + w},${base}!`), {
      fill: PAPER,
      line: 4,
      shade: [{ turn: 0, gap: 9, width: 6, reach: 0.55, dark: 'start' }],
    }),
    ...cut(shape(`${x - w - 7},${top + 4}! ${x},${top - Math.min(w * 3.4, h * 0.8)}! ${x + w + 7},${top + 4}!`), {
      fill: roof,
      line: 4,
      shade: [{ turn: 70, gap: 8, width: 5, reach: 0.6, dark: 'start' }],
    }),
    marks(
      INK,
      shape(`${x - 4},${top + 34}! ${x},${top + 20} ${x + 4},${top + 34}! ${x + 4},${top + 48}! ${x - 4},${top + 48}!`),
    ),
  ];
}

/** A city; its roofs are of two colors. */
export const city = (high: string, low: string): Layer[] => [
  ...tower(1010, 560, 22, 450, high),
  ...tower(1180, 560, 24, 430, high),
  ...tower(1060, 560, 26, 380, low),
  ...tower(1130, 560, 24, 400, low),
  ...tower(1095, 560, 30, 320, high),
  ...cut(
    shape(
      '960,590! 960,500! 976,500! 976,512! 992,512! 992,500! 1008,500! 1008,512! 1024,512! 1024,500! 1040,500! 1040,512! 1056,512! 1056,500! 1072,500! 1072,512! 1088,512! 1088,500! 1104,500! 1104,512! 1120,512! 1120,500! 1136,500! 1136,512! 1152,512! 1152,500! 1168,500! 1168,512! 1184,512! 1184,500! 1200,500! 1200,512! 1216,512! 1216,500! 1232,500! 1232,590!',
    ),
    {
      fill: '#d9c59c',
      line: 5,
      shade: [
        { turn: 0, gap: 10, width: 6, reach: 0.3, dark: 'start' },
        { turn: 90, gap: 16, width: 5, reach: 0.4, dark: 'end' },
      ],
    },
  ),
  marks(INK, shape('1076,592! 1076,552 1096,532 1116,552 1116,592!')),
];

/** A cloud of level cuts. */
const cloud = (x: number, y: number, w: number, h: number, fill = '#f6e3b6'): Layer[] =>
  cut(
    shape(
      `${x - w},${y} ${x - w * 0.6},${y - h * 0.6} ${x - w * 0.2},${y - h} ${x + w * 0.2},${y - h * 0.7} ${x + w * 0.55},${y - h * 0.9} ${x + w},${y} ${x + w * 0.4},${y + h * 0.22} ${x - w * 0.5},${y + h * 0.2}`,
    ),
    {
      fill,
      line: 4,
      shade: [{ turn: 0, gap: 11, width: 6, reach: 0.34, dark: 'start', bow: 10 }],
    },
  );

export const pine = (x: number, base: number, h: number): Outline =>
  shape(
    `${x},${base - h}! ${x + h * 0.12},${base - h * 0.66}! ${x + h * 0.06},${base - h * 0.66}! ${x + h * 0.2},${base - h * 0.36}! ${x + h * 0.1},${base - h * 0.36}! ${x + h * 0.26},${base - h * 0.06}! ${x - h * 0.26},${base - h * 0.06}! ${x - h * 0.1},${base - h * 0.36}! ${x - h * 0.2},${base - h * 0.36}! ${x - h * 0.06},${base - h * 0.66}! ${x - h * 0.12},${base - h * 0.66}!`,
  );

/** The knight from behind: helm, cloak in the wind, a sword on which the hands rest. */
export const knight: Layer[] = [
  // The cloak, blown to the left.
  ...cut(
    shape(
      '12,-300! 40,-270 56,-180 64,-80 70,10! 20,2 -30,14 -60,0! -110,20 -150,-10! -200,-20! -150,-60 -110,-130 -80,-220 -40,-285',
    ),
    {
      fill: '#9c2f26',
      line: 6,
      shade: [
        { turn: 100, gap: 13, width: 10, reach: 0.6, dark: 'start', bow: 22 },
        { turn: 78, gap: 17, width: 8, reach: 0.34, dark: 'end' },
      ],
    },
  ),
  marks(
    INK,
    brush('-20,-270 -60,-150 -120,-40 -180,-18', 12),
    brush('10,-270 -10,-140 -40,-10', 11),
    brush('30,-260 30,-120 30,0', 10),
    brush('0,-280 -60,-180 -100,-80', 8),
  ),
  // Shoulders and helm.
  ...cut(shape('-62,-262! -50,-306 -12,-318 26,-316 60,-296 66,-256! 30,-276 -20,-280'), {
    fill: '#c3c8cc',
    line: 6,
    shade: [{ turn: 20, gap: 9, width: 7, reach: 0.5, dark: 'start' }],
  }),
  ...cut(shape('-22,-316! -30,-350 -20,-386 6,-396 34,-382 40,-346 32,-314! 6,-306'), {
    fill: '#c3c8cc',
    line: 6,
    shade: [{ turn: 6, gap: 8, width: 7, reach: 0.5, dark: 'start', bow: 6 }],
  }),
  ...cut(shape('4,-396! -8,-420 -44,-440 -96,-436! -60,-420 -52,-402! -22,-398 8,-386!'), {
    fill: '#d9a52b',
    line: 5,
    shade: [{ turn: 24, gap: 8, width: 5, reach: 0.6, dark: 'start' }],
  }),
  // The sword, planted to the right.
  ...cut(shape('92,-230! 100,-230! 100,14! 96,28! 92,14!'), { fill: '#eef0f0', line: 4 }),
  ...cut(shape('66,-242! 126,-242! 126,-230! 66,-230!'), { fill: '#d9a52b', line: 4 }),
  ...cut(shape('92,-242! 92,-276! 100,-276! 100,-242!'), { fill: '#4a3422', line: 4 }),
  ...cut(circle(96, -284, 9), { fill: '#d9a52b', line: 4 }),
  ...cut(shape('44,-286! 70,-270 92,-252 104,-246! 100,-262 84,-284 60,-302!'), {
    fill: '#c3c8cc',
    line: 5,
    shade: [{ turn: 40, gap: 7, width: 5, reach: 0.5, dark: 'start' }],
  }),
];

/** A dragon far away, with its wings spread. */
export const dragon: Layer[] = [
  marks(
    INK,
    shape(
      '0,0! 20,-14 44,-18! 70,-60 120,-84 176,-70! 150,-58 140,-40! 118,-46 104,-28! 88,-30 72,-8! 60,6 30,16 0,20 -40,44 -90,40! -56,32 -30,14! -70,0 -96,-40 -150,-56! -100,-78 -50,-64 -16,-20!',
    ),
    shape('40,-16! 58,-30 82,-30 96,-18! 78,-14 60,-4!'),
  ),
];

export function title(): Layer[] {
  const [x, y] = SUN;
  const skyPaper = sheet(1600, 900);
  return [
    ...cut(skyPaper, { fill: '#e9a355' }),
    ...cut(circle(x, y, 620), { fill: '#efb866' }),
    ...cut(circle(x, y, 400), { fill: '#f4cb80' }),
    marks(INK, ...rays(x, y, 260, 1700, 120, 20)),
    ...cut(circle(x, y, 200), { fill: '#fbeab8', line: 5 }),
    ...cloud(420, 170, 250, 70),
    ...cloud(760, 280, 150, 40),
    ...cloud(1440, 210, 200, 60),
    ...cloud(120, 330, 160, 44),
    ...moved(dragon, { x: 690, y: 150, scale: 1.15 }),
    ...peak(150, 400, 250, 660, true),
    ...peak(760, 420, 190, 640, true),
    ...peak(610, 330, 260, 650, true),
    ...peak(360, 300, 300, 670, true),
    ...peak(1480, 310, 260, 650, false),
    ...peak(1310, 400, 190, 640, false),
    ...peak(1620, 380, 200, 650, false),
    ...cut(shape('-20,640! 200,590 430,610 640,570 860,590 960,560! 1240,560! 1400,600 1620,560! 1620,920! -20,920!'), {
      fill: '#b08a58',
      line: 5,
      shade: [{ turn: 4, gap: 13, width: 7, reach: 0.3, dark: 'both', bow: 40 }],
    }),
    ...city('#8a3b2c', '#3b5f86'),
    ...cut(shape('-20,700! 180,660 420,690 620,650 820,670 1000,640 1250,660 1450,630 1620,650! 1620,920! -20,920!'), {
      fill: '#7b7a48',
      line: 5,
      shade: [
        { turn: 14, gap: 15, width: 9, reach: 0.36, dark: 'start', bow: 50 },
        { turn: -14, gap: 17, width: 9, reach: 0.36, dark: 'end', bow: 50 },
      ],
    }),
    // The road to the gate.
    ...cut(
      shape(
        '1084,594! 1108,594! 1130,640 1080,690 1130,750 1280,830 1420,920! 1010,920! 1000,830 980,760 1010,700 1070,640',
      ),
      { fill: '#efd9a4', line: 5, shade: [{ turn: 0, gap: 14, width: 6, reach: 0.26, dark: 'both' }] },
    ),
    ...[
      [860, 690, 70],
      [905, 700, 90],
      [820, 705, 80],
      [1300, 690, 84],
      [1350, 700, 104],
      [1400, 690, 76],
      [1450, 710, 110],
      [1520, 700, 120],
      [760, 720, 96],
    ].flatMap(([px, py, h]) =>
      cut(pine(px as number, py as number, h as number), {
        fill: '#3f5a3a',
        line: 4,
        shade: [{ turn: 20, gap: 8, width: 6, reach: 0.6, dark: 'start' }],
      }),
    ),
    // The cliff in front: ledges, and cracks that catch the light.
    ...cut(shape('-20,690! 110,676 250,664 380,668 520,660 640,676! 660,720 640,770 690,830 660,920! -20,920!'), {
      fill: '#3a3230',
      line: 7,
      shade: [
        { turn: 76, gap: 17, width: 10, reach: 0.5, dark: 'start', ink: '#b58f63' },
        { turn: 104, gap: 23, width: 8, reach: 0.34, dark: 'start', ink: '#8a6a4c' },
        { turn: 8, gap: 26, width: 9, reach: 0.3, dark: 'end', ink: '#c9a06c' },
      ],
    }),
    ...[
      '-20,790! 120,770 260,786 400,768 520,780 600,770 640,776! 560,800 380,806 200,812 -20,820!',
      '-20,870! 200,850 420,862 640,846 676,856! 500,880 240,890 -20,900!',
    ].flatMap(ledge =>
      cut(shape(ledge), {
        fill: '#5a4a3e',
        line: 5,
        shade: [{ turn: 86, gap: 13, width: 8, reach: 0.6, dark: 'end' }],
      }),
    ),
    marks(
      '#e6c183',
      brush('0,690 120,678 260,668 400,672 540,664 630,678', 10),
      brush('20,792 200,774 420,770 600,772', 6),
      brush('60,866 300,852 600,848', 6),
    ),
    marks(
      INK,
      brush('200,700 230,740 210,780', 9),
      brush('520,690 500,730 540,770', 9),
      brush('90,720 110,760 90,800', 8),
      brush('380,800 410,830 390,870', 8),
    ),
    ...moved(knight, { x: 440, y: 672, scale: 0.98 }),
    ...moved(
      [
        [60, 700, 210],
        [130, 706, 160],
        [4, 720, 260],
      ].flatMap(([px, py, h]) =>
        cut(pine(px as number, py as number, h as number), {
          fill: INK,
          shade: [{ turn: 24, gap: 11, width: 6, reach: 0.5, dark: 'end', ink: '#7f7a4a' }],
        }),
      ),
      {},
    ),
    marks(
      INK,
      ...hatched(shape('-20,880! 1620,880! 1620,920! -20,920!'), {
        turn: 0,
        gap: 10,
        width: 6,
        reach: 0.4,
        dark: 'both',
      }),
    ),
  ];
}
