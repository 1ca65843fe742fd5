import { BONE, DARK, FLAME, GOLD, ICE, RED, WOOD } from './colors.ts';
import { edge, grain, rays } from './hatch.ts';
import { brush, circle, polygon, shape, symmetric } from './pen.ts';
import { cut, INK, type Layer, marks, moved, PAPER } from './plate.ts';

/* Tools and signs around the origin, about 400 high. */

export const flame = (fill = FLAME, heart = '#f7d77a'): Layer[] => [
  ...cut(
    shape(
      '0,240! -120,220 -170,110 -120,10 -130,-70! -60,-30 -50,-120 10,-270! 30,-170 90,-120 100,-40! 130,-80! 170,60 140,190 80,236',
    ),
    {
      fill,
      line: 10,
      shade: [
        { turn: 84, gap: 16, width: 12, reach: 0.4, dark: 'end', ink: RED },
        { turn: 96, gap: 20, width: 9, reach: 0.3, dark: 'start', ink: RED },
      ],
    },
  ),
  ...cut(shape('0,230! -70,190 -76,110 -30,40 -10,-60! 40,20 80,90 76,170 50,220'), {
    fill: heart,
    line: 6,
    shade: [{ turn: 86, gap: 14, width: 8, reach: 0.4, dark: 'end', ink: FLAME }],
  }),
];

export const frost: Layer[] = [
  ...Array.from({ length: 6 }, (_, i) =>
    moved(
      [
        ...cut(symmetric('0,-230! 20,-200! 14,0! 0,0!', 0), { fill: ICE, line: 7 }),
        ...cut(shape('0,-120! 60,-180! 70,-164! 8,-96!'), { fill: ICE, line: 6 }),
        ...cut(shape('0,-120! -60,-180! -70,-164! -8,-96!'), { fill: ICE, line: 6 }),
      ],
      { turn: i * 60 },
    ),
  ).flat(),
  ...cut(circle(0, 0, 46), { fill: PAPER, line: 8, shade: edge }),
];

export const crystal = (fill: string): Layer[] => [
  ...cut(shape('-150,200! -190,40! -130,-60! -60,30! -70,210!'), {
    fill,
    line: 9,
    shade: [{ turn: 70, gap: 13, width: 9, reach: 0.5, dark: 'start' }],
  }),
  ...cut(shape('150,200! 196,60! 150,-30! 80,40! 70,210!'), {
    fill,
    line: 9,
    shade: [{ turn: 110, gap: 13, width: 9, reach: 0.5, dark: 'end' }],
  }),
  ...cut(shape('-80,220! -96,-110! 0,-250! 96,-110! 80,220!'), {
    fill,
    line: 10,
    shade: [{ turn: 4, gap: 15, width: 11, reach: 0.4, dark: 'end' }],
  }),
  marks(
    INK,
    brush('-94,-108 -20,-80 94,-108', 9),
    brush('-20,-84 -24,80 -16,216', 9),
    brush('-2,-240 -14,-160 -20,-84', 8),
  ),
  marks('#ffffff', shape('-70,-90! -40,-78! -46,160! -64,180!')),
];

export const boots: Layer[] = [
  [-90, 30, 0],
  [90, -20, 0],
].flatMap(([x, y]) =>
  moved(
    [
      ...cut(shape('-60,-200! 60,-200! 56,-40 70,60 150,100 170,170! -70,170! -76,40 -62,-60'), {
        fill: WOOD,
        line: 10,
        shade: [
          { turn: 10, gap: 14, width: 11, reach: 0.4, dark: 'start', bow: -10 },
          { turn: 70, gap: 18, width: 8, reach: 0.3, dark: 'end' },
        ],
      }),
      ...cut(shape('-74,164! 172,164! 176,200! -78,200!'), { fill: DARK, line: 8 }),
      ...cut(shape('-70,-210! 70,-210! 66,-150! -66,-150!'), { fill: '#c9a06a', line: 8, shade: edge }),
      marks(INK, brush('-50,20 10,40 60,30', 9), brush('-50,60 10,80 80,76', 9)),
    ],
    { x: x as number, y: y as number, scale: 0.82 },
  ),
);

export const crown: Layer[] = [
  ...cut(shape('-200,120! -220,-80! -120,20! -70,-150! 0,10! 70,-150! 120,20! 220,-80! 200,120!'), {
    fill: GOLD,
    line: 11,
    shade: [{ turn: 84, gap: 15, width: 10, reach: 0.4, dark: 'end' }],
  }),
  ...cut(shape('-206,110! 206,110! 200,170! -200,170!'), { fill: GOLD, line: 9, shade: edge }),
  ...[
    [-220, -96, RED],
    [-70, -166, ICE],
    [70, -166, ICE],
    [220, -96, RED],
    [0, 140, RED],
  ].flatMap(([x, y, fill]) => cut(circle(x as number, y as number, 20), { fill: fill as string, line: 7 })),
];

export const chalice = (fill = GOLD): Layer[] => [
  ...cut(symmetric('0,60! 20,70 16,150 90,190! 90,220! 0,220!', 0), { fill, line: 9, shade: edge }),
  ...cut(symmetric('0,-160! 150,-160! 140,-40 80,50 0,76!', 0), {
    fill,
    line: 11,
    shade: [{ turn: 0, gap: 14, width: 11, reach: 0.42, dark: 'end', bow: -16 }],
  }),
  ...cut(circle(0, -160, 148, 30), { fill: RED, line: 9 }),
];

export const leafSprig: Layer[] = [
  marks(INK, brush('0,240 -6,60 0,-220', 12, 0.3)),
  ...[
    [0, 140, 60],
    [0, 60, 55],
    [0, -20, 50],
    [0, -100, 42],
  ].flatMap(([, y, turn]) =>
    [turn as number, -(turn as number)].flatMap(each =>
      moved(
        cut(shape('0,0! 46,-60 40,-130 0,-190! -40,-130 -46,-60'), {
          fill: '#5f8a4a',
          line: 8,
          shade: [{ turn: 40, gap: 12, width: 8, reach: 0.5, dark: 'start' }],
        }),
        { y: y as number, turn: each, scale: 0.9 },
      ),
    ),
  ),
  ...moved(
    cut(shape('0,0! 40,-60 36,-120 0,-170! -36,-120 -40,-60'), {
      fill: '#5f8a4a',
      line: 8,
      shade: [{ turn: 40, gap: 12, width: 8, reach: 0.5, dark: 'start' }],
    }),
    { y: -110 },
  ),
];

export const book: Layer[] = [
  ...cut(shape('0,-110! -110,-170 -260,-140! -250,130! -110,110 0,170! 110,110 250,130! 260,-140! 110,-170'), {
    fill: RED,
    line: 11,
  }),
  ...[1, -1].flatMap(s =>
    cut(shape(`0,-100! ${100 * s},-150 ${236 * s},-126! ${228 * s},104! ${100 * s},88 0,146!`), {
      fill: PAPER,
      line: 7,
      shade: [{ turn: 90, gap: 15, width: 8, reach: 0.28, dark: s === 1 ? 'start' : 'end' }],
    }),
  ),
  marks(
    INK,
    ...[-90, -56, -22, 12, 46].flatMap(y => [
      brush(`40,${y + 10} 120,${y - 14} 200,${y}`, 6),
      brush(`-40,${y + 10} -120,${y - 14} -200,${y}`, 6),
    ]),
  ),
];

export const eye = (fill: string): Layer[] => [
  marks(INK, ...rays(0, 0, 170, 300, 32, 9)),
  ...cut(shape('-230,0! -120,-110 0,-140 120,-110 230,0! 120,110 0,140 -120,110'), {
    fill: PAPER,
    line: 11,
    shade: [{ turn: 0, gap: 13, width: 9, reach: 0.2, dark: 'both' }],
  }),
  ...cut(circle(0, 0, 92), { fill, line: 10, shade: [{ turn: 30, gap: 12, width: 9, reach: 0.5, dark: 'end' }] }),
  marks(INK, circle(0, 0, 44)),
  marks('#ffffff', circle(-24, -28, 16)),
];

export const hands: Layer[] = [
  ...cut(shape('-300,60! -160,20 -60,-20 20,-10 90,40 60,90 0,80 -60,110 -180,160! -300,170!'), {
    fill: '#e9caa0',
    line: 10,
    shade: [{ turn: 30, gap: 13, width: 10, reach: 0.4, dark: 'end' }],
  }),
  ...cut(shape('300,40! 160,0 60,-40 -30,-30 -80,20 -40,60 20,40 70,90 180,140! 300,150!'), {
    fill: '#d8b084',
    line: 10,
    shade: [{ turn: 150, gap: 13, width: 10, reach: 0.4, dark: 'start' }],
  }),
  marks(INK, brush('-70,20 -20,0 30,10', 8), brush('-60,46 -10,28 40,40', 8), brush('-46,70 0,54 50,64', 8)),
  ...[-1, 1].flatMap(s =>
    cut(shape(`${300 * s},10! ${220 * s},0! ${220 * s},180! ${300 * s},190!`), {
      fill: s < 0 ? RED : '#2f5f9e',
      line: 9,
      shade: grain,
    }),
  ),
];

export const fist: Layer[] = [
  ...cut(shape('-70,260! -80,80 -140,30 -150,-80 -120,-140 110,-150 150,-90 150,30 90,90 80,260!'), {
    fill: '#d8a877',
    line: 11,
    shade: [
      { turn: 14, gap: 15, width: 12, reach: 0.4, dark: 'end' },
      { turn: 70, gap: 19, width: 9, reach: 0.25, dark: 'start' },
    ],
  }),
  marks(
    INK,
    brush('-70,-140 -64,-60 -76,10', 11),
    brush('0,-150 4,-70 -6,10', 11),
    brush('70,-150 74,-70 66,0', 11),
    brush('-140,10 -40,40 60,20 130,-10', 12),
    brush('-60,60 0,90 70,50', 10),
  ),
  ...cut(shape('-90,180! 90,180! 96,262! -96,262!'), { fill: RED, line: 9, shade: edge }),
];

export const ring = (stone: string): Layer[] => [
  ...cut(circle(0, 80, 150), {
    fill: GOLD,
    line: 11,
    shade: [{ turn: 20, gap: 14, width: 11, reach: 0.3, dark: 'both' }],
  }),
  ...cut(circle(0, 80, 96), { fill: '#5a4632', line: 9 }),
  ...moved(
    cut(shape('-100,-40! -60,-100! 60,-100! 100,-40! 0,80!'), {
      fill: stone,
      line: 10,
      shade: [{ turn: 70, gap: 13, width: 9, reach: 0.5, dark: 'end' }],
    }),
    { y: -70 },
  ),
  marks(INK, brush('-98,-110 0,-100 98,-110', 8), brush('-40,-108 0,8 40,-108', 7)),
];

export const banner = (fill: string): Layer[] => [
  ...cut(shape('-12,-270! 12,-270! 14,300! -14,300!'), { fill: WOOD, line: 8, shade: edge }),
  ...cut(shape('-150,-220! 150,-220! 150,120 100,90 50,150! 0,100 -50,150! -100,90 -150,120!'), {
    fill,
    line: 10,
    shade: [
      { turn: 86, gap: 16, width: 11, reach: 0.45, dark: 'end', bow: 14 },
      { turn: 94, gap: 22, width: 9, reach: 0.25, dark: 'start' },
    ],
  }),
  ...cut(shape('-170,-240! 170,-240! 170,-214! -170,-214!'), { fill: GOLD, line: 8 }),
  ...cut(shape('0,-130! 30,-60 100,-56! 44,-10 64,60! 0,20 -64,60! -44,-10 -100,-56! -30,-60'), {
    fill: GOLD,
    line: 8,
    shade: edge,
  }),
];

export const horn: Layer[] = [
  ...cut(shape('-240,-120! -200,-190 -130,-150! -60,-20 60,60 200,60 240,20! 220,130 80,190 -80,130 -190,0'), {
    fill: BONE,
    line: 11,
    shade: [{ turn: 60, gap: 16, width: 12, reach: 0.45, dark: 'end', bow: 10 }],
  }),
  ...cut(shape('190,-10! 262,10! 250,140! 186,150 206,70'), { fill: GOLD, line: 9, shade: grain }),
  ...cut(shape('-250,-130! -200,-196! -150,-160! -206,-92!'), { fill: GOLD, line: 8, shade: grain }),
];

export const sack = (spill: string): Layer[] => [
  ...cut(shape('-60,-140! 60,-140! 70,-90 160,0 190,130 120,230 -120,230 -190,130 -160,0 -70,-90'), {
    fill: '#a9814e',
    line: 11,
    shade: [
      { turn: 12, gap: 15, width: 12, reach: 0.4, dark: 'end', bow: -18 },
      { turn: 70, gap: 19, width: 8, reach: 0.25, dark: 'start' },
    ],
  }),
  ...cut(shape('-90,-210! -40,-180 0,-220 40,-180 90,-210! 66,-130! -66,-130!'), {
    fill: '#a9814e',
    line: 9,
    shade: grain,
  }),
  marks(RED, brush('-76,-130 0,-116 76,-130', 26)),
  ...[
    [-140, 230],
    [-80, 250],
    [150, 236],
    [90, 254],
  ].flatMap(([x, y]) => cut(circle(x as number, y as number, 30, 20), { fill: spill, line: 7, shade: edge })),
];

export const amulet = (fill: string): Layer[] => [
  marks(INK, brush('-190,-260 -120,-90 0,-20', 9, 0.7), brush('190,-260 120,-90 0,-20', 9, 0.7)),
  marks(GOLD, ...rays(0, 90, 90, 220, 24, 18)),
  ...cut(circle(0, 90, 130), {
    fill: GOLD,
    line: 11,
    shade: [{ turn: 20, gap: 14, width: 10, reach: 0.35, dark: 'end' }],
  }),
  ...cut(circle(0, 90, 82), { fill, line: 9, shade: [{ turn: 30, gap: 12, width: 9, reach: 0.5, dark: 'end' }] }),
];

export const wing: Layer[] = [0, 1, 2, 3, 4].flatMap(i =>
  moved(
    cut(shape('0,0! 120,-60 240,-60 330,-10! 240,30 110,40'), {
      fill: i % 2 === 0 ? PAPER : '#dfe3df',
      line: 9,
      shade: [{ turn: 100, gap: 15, width: 9, reach: 0.5, dark: 'end' }],
    }),
    { x: -160 + i * 10, y: 130 - i * 34, turn: 8 - i * 20, scale: 1 - i * 0.04 },
  ),
);

export const bolt = (fill: string): Layer[] => [
  ...cut(
    polygon([
      [60, -260],
      [-110, 30],
      [-10, 30],
      [-70, 260],
      [120, -50],
      [20, -50],
      [110, -260],
    ]),
    { fill, line: 11, shade: [{ turn: 30, gap: 14, width: 10, reach: 0.45, dark: 'end' }] },
  ),
];

export const whirl: Layer[] = [0, 1, 2, 3, 4].flatMap(i =>
  cut(circle((i % 2) * 24 - 12, 190 - i * 90, 50 + i * 46, 18 + i * 12), {
    fill: i % 2 === 0 ? '#dfe6e8' : '#b9cbd2',
    line: 9,
    shade: [{ turn: 0, gap: 9, width: 6, reach: 0.4, dark: 'both' }],
  }),
);

export const heart: Layer[] = [
  ...cut(symmetric('0,-90! 60,-170 160,-160 200,-60 150,60 0,220!', 0), {
    fill: RED,
    line: 12,
    shade: [
      { turn: 12, gap: 15, width: 12, reach: 0.4, dark: 'end', bow: -18 },
      { turn: 70, gap: 19, width: 9, reach: 0.3, dark: 'start' },
    ],
  }),
  marks(INK, shape('-40,-150! 10,-60! -30,-20! 30,60! -10,90! 20,200! -50,80! -10,50! -70,-30! -30,-60!')),
  ...[
    [-90, 190],
    [70, 200],
    [-30, 262],
  ].flatMap(([x, y]) =>
    cut(
      shape(
        `${x},${(y as number) - 44}! ${(x as number) + 22},${y} ${x},${(y as number) + 26} ${(x as number) - 22},${y}`,
      ),
      { fill: RED, line: 6 },
    ),
  ),
];

export const scroll: Layer[] = [
  ...cut(shape('-180,-150! 180,-150! 160,0 190,160! -170,160! -150,0'), {
    fill: PAPER,
    line: 10,
    shade: [{ turn: 90, gap: 16, width: 8, reach: 0.2, dark: 'both' }],
  }),
  ...[-150, 160].flatMap(y =>
    cut(shape(`-220,${y - 30}! 220,${y - 30}! 236,${y} 220,${y + 30}! -220,${y + 30}! -236,${y}`), {
      fill: '#d9c59c',
      line: 9,
      shade: [{ turn: 0, gap: 11, width: 8, reach: 0.3, dark: 'both' }],
    }),
  ),
  marks(INK, ...[-86, -46, -6, 34, 74].map((y, i) => brush(`-120,${y} 0,${y - 8} ${120 - (i % 2) * 60},${y}`, 7))),
  ...cut(circle(90, 96, 34), { fill: RED, line: 8, shade: edge }),
];

export const hourglass: Layer[] = [
  ...[-220, 200].flatMap(y =>
    cut(shape(`-150,${y}! 150,${y}! 150,${y + 36}! -150,${y + 36}!`), { fill: WOOD, line: 9, shade: grain }),
  ),
  ...cut(symmetric('0,-184! 110,-184! 104,-100 14,0 104,110 110,200! 0,200!', 0), {
    fill: '#e9f0ee',
    line: 9,
    shade: [{ turn: 0, gap: 14, width: 9, reach: 0.25, dark: 'end' }],
  }),
  ...cut(symmetric('0,110! 70,150 96,196! 0,196!', 0), { fill: GOLD, line: 6, shade: edge }),
  ...cut(symmetric('0,0! 60,-60 70,-90! 0,-90!', 0), { fill: GOLD, line: 6 }),
];
