import { BONE, GREEN, RED, STONE } from './colors.ts';
import { shoulders } from './heads.ts';
import { both } from './mirror.ts';
import { brush, circle, shape, symmetric } from './pen.ts';
import { cut, INK, type Layer, marks } from './plate.ts';

/* Beasts and monsters around the origin, about 400 high. */

/** A wolf that looks to the left. */
export const wolf = (fill = '#8d8a86'): Layer[] => [
  ...cut(shape('40,-120! 150,-60 220,60 270,180 300,300! -110,300! -90,200 -60,120!'), {
    fill,
    line: 11,
    shade: [
      { turn: 116, gap: 16, width: 13, reach: 0.5, dark: 'start', bow: 30 },
      { turn: 60, gap: 20, width: 10, reach: 0.4, dark: 'end' },
    ],
  }),
  ...cut(shape('30,-110! 10,-230! 80,-190 110,-90!'), {
    fill,
    line: 9,
    shade: [{ turn: 80, gap: 11, width: 8, reach: 0.6, dark: 'end' }],
  }),
  ...cut(shape('110,-90! 130,-200! 170,-130 170,-40!'), {
    fill,
    line: 9,
    shade: [{ turn: 80, gap: 11, width: 8, reach: 0.6, dark: 'end' }],
  }),
  // The lower jaw, the mouth, the head.
  ...cut(shape('-200,70! -140,130 -60,150 20,130 40,80!'), {
    fill,
    line: 8,
    shade: [{ turn: 10, gap: 11, width: 8, reach: 0.5, dark: 'end' }],
  }),
  ...cut(shape('-230,30! -150,90 -50,110 40,70! -40,40 -150,20!'), { fill: RED, line: 6 }),
  marks(
    '#fff7e6',
    ...[
      '-200,36! -192,78! -178,44!',
      '-150,48! -138,84! -124,56!',
      '-100,58! -90,88! -76,64!',
      '-176,108! -164,72! -150,112!',
      '-120,122! -110,90! -96,126!',
    ].map(shape),
  ),
  ...cut(
    shape(
      '-262,-10! -250,-40 -180,-60 -120,-100 -30,-150 60,-150 140,-100 180,-10 150,70 60,90 -20,60 -120,48 -220,40',
    ),
    {
      fill,
      line: 11,
      shade: [
        { turn: 40, gap: 14, width: 11, reach: 0.4, dark: 'end', bow: 20 },
        { turn: 110, gap: 18, width: 8, reach: 0.25, dark: 'start' },
      ],
    },
  ),
  marks(
    INK,
    shape('-266,-14! -250,-38 -216,-36! -222,-8 -250,4!'),
    brush('-130,-80 -80,-92 -36,-76', 16),
    brush('-180,6 -100,14 -20,40', 8),
  ),
  ...cut(shape('-104,-60! -76,-82 -44,-72! -70,-54'), { fill: '#f2d04a', line: 6 }),
  marks(INK, circle(-74, -68, 7)),
];

/** The head of a bull on the body of a man. */
export const bull = (fill = '#7a4f34'): Layer[] => [
  ...shoulders(fill),
  ...both('80,-130! 180,-150 240,-220 250,-300! 300,-200 270,-100 170,-60 90,-80!').flatMap((each, i) =>
    cut(shape(each), {
      fill: BONE,
      line: 9,
      shade: [{ turn: i === 0 ? 60 : 120, gap: 13, width: 10, reach: 0.5, dark: 'start' }],
    }),
  ),
  ...both('110,-70! 180,-70 220,-20! 150,0').flatMap(each =>
    cut(shape(each), { fill, line: 8, shade: [{ turn: 40, gap: 11, width: 8, reach: 0.6, dark: 'end' }] }),
  ),
  ...cut(symmetric('0,-170! 80,-160 124,-90 112,0 80,80 90,140 60,180 0,190!', 0), {
    fill,
    line: 11,
    shade: [
      { turn: 8, gap: 14, width: 12, reach: 0.36, dark: 'end', bow: -16 },
      { turn: 70, gap: 18, width: 9, reach: 0.25, dark: 'start' },
    ],
  }),
  ...cut(symmetric('0,90! 60,96 92,140 60,180 0,190!', 0), {
    fill: '#b98b68',
    line: 8,
    shade: [{ turn: 0, gap: 11, width: 8, reach: 0.4, dark: 'end' }],
  }),
  marks(
    INK,
    ...both('30,126! 44,112 60,124! 46,138').map(shape),
    brush('-50,164 0,172 50,164', 9),
    ...both('30,-60 70,-80 110,-60').map(each => brush(each, 20)),
  ),
  ...both('40,-44! 66,-58 92,-44! 66,-32').flatMap(each => cut(shape(each), { fill: '#e8552f', line: 6 })),
  marks(INK, circle(66, -44, 7), circle(-66, -44, 7)),
  ...cut(circle(0, 176, 26), { fill: 'none', line: 9 }),
];

/** A worm with a round maw. */
export const worm = (): Layer[] => [
  ...cut(shape('-60,300! -180,220 -210,60 -160,-90 -40,-180 110,-170 210,-60 220,100 160,240 120,300!'), {
    fill: '#b58a74',
    line: 12,
    shade: [{ turn: 86, gap: 18, width: 13, reach: 0.3, dark: 'both', bow: 40 }],
  }),
  marks(INK, brush('-180,200 0,280 180,190', 12), brush('-205,110 0,230 215,100', 13)),
  ...cut(circle(10, -20, 140, 132), {
    fill: RED,
    line: 10,
    shade: [{ turn: 0, gap: 13, width: 10, reach: 0.5, dark: 'both' }],
  }),
  marks(
    '#fff7e6',
    ...Array.from({ length: 16 }, (_, i) => {
      const a = (i / 16) * 2 * Math.PI;
      const at = (r: number, off: number) =>
        `${Math.round(10 + r * Math.cos(a + off))},${Math.round(-20 + r * 0.94 * Math.sin(a + off))}!`;
      return shape(`${at(138, -0.14)} ${at(84, 0)} ${at(138, 0.14)}`);
    }),
  ),
  ...cut(circle(10, -20, 62, 58), { fill: INK }),
];

/** A head of rough blocks. */
export const golem = (fill = STONE, light = '#ffd978'): Layer[] => [
  ...cut(shape('-280,300! -270,180! -200,120! -90,110! 90,110! 210,126! 280,190! 290,300!'), {
    fill,
    line: 11,
    shade: [
      { turn: 64, gap: 17, width: 12, reach: 0.5, dark: 'end' },
      { turn: 100, gap: 22, width: 9, reach: 0.3, dark: 'start' },
    ],
  }),
  ...cut(shape('-120,-180! 20,-206! 120,-170! 150,-60! 136,70! 90,140! -80,150! -140,60! -152,-70!'), {
    fill,
    line: 11,
    shade: [
      { turn: 72, gap: 15, width: 12, reach: 0.36, dark: 'end' },
      { turn: 20, gap: 17, width: 9, reach: 0.4, dark: 'end' },
    ],
  }),
  ...cut(shape('-150,-70! -100,-96! 100,-100! 150,-64! 140,-30! 60,-20! 0,-40! -60,-18! -142,-26!'), {
    fill,
    line: 9,
    shade: [{ turn: 90, gap: 13, width: 9, reach: 0.5, dark: 'end' }],
  }),
  marks(
    INK,
    shape('-118,-18! -50,-12! -56,18! -112,14!'),
    shape('118,-22! 52,-14! 56,18! 112,12!'),
    shape('-70,86! 70,80! 60,112! -62,116!'),
  ),
  marks(
    light,
    shape('-100,-8! -66,-4! -70,10! -98,8!'),
    shape('100,-10! 66,-4! 70,10! 98,8!'),
    shape('-50,96! 50,92! 44,102! -46,106!'),
  ),
  marks(
    INK,
    brush('-40,-180 -20,-120 -50,-90', 10),
    brush('90,-160 70,-120 96,-100', 8),
    brush('-120,40 -80,60 -90,110', 9),
    brush('110,120 150,180 130,260', 11),
    brush('-160,130 -140,200 -180,270', 11),
  ),
];

/** A woman's face with snakes for hair. */
export const medusa = (): Layer[] => [
  ...[
    '-60,-120! -160,-160 -230,-100 -270,-170! -290,-60 -200,-40 -100,-60!',
    '-70,-60! -180,-60 -220,20 -290,-10! -270,90 -180,80 -90,20!',
    '-40,-150! -110,-230 -80,-290 -140,-320! -30,-310 -20,-230 0,-160!',
  ]
    .flatMap(both)
    .flatMap((each, i) =>
      cut(shape(each), {
        fill: GREEN,
        line: 8,
        shade: [{ turn: i % 2 === 0 ? 70 : 110, gap: 13, width: 9, reach: 0.6, dark: 'end' }],
      }),
    ),
  marks(
    '#f2d04a',
    ...[
      [-272, -150],
      [272, -150],
      [-286, 8],
      [286, 8],
      [-126, -306],
      [126, -306],
    ].map(([x, y]) => circle(x as number, y as number, 8)),
  ),
  ...shoulders('#7c8a4f'),
  ...cut(symmetric('0,-170! 80,-150 116,-60 104,40 60,120 0,160!', 0), {
    fill: '#cfd6a8',
    line: 10,
    shade: [{ turn: 10, gap: 14, width: 11, reach: 0.4, dark: 'end', bow: -14 }],
  }),
  marks(INK, ...both('22,-50 60,-76 104,-56').map(each => brush(each, 14)), brush('-4,-20 -14,30 6,44', 9)),
  ...both('24,-26! 56,-46 92,-28! 58,-14').flatMap(each => cut(shape(each), { fill: '#f2e24a', line: 6 })),
  marks(INK, ...both('58,-44! 64,-29 58,-16! 52,-29').map(shape)),
  ...cut(shape('-46,90! 0,78 46,90! 0,116'), { fill: RED, line: 6 }),
  marks('#fff7e6', shape('-26,88! -20,112! -14,88!'), shape('26,88! 20,112! 14,88!')),
];
