import { BLUE, BONE, DARK, GOLD, GREEN, RED, SKIN, STEEL, STONE, WOOD } from './colors.ts';
import { brush, circle, shape, symmetric } from './pen.ts';
import { cut, INK, type Layer, marks } from './plate.ts';

/* Heads and busts around the origin, about 400 high; soldiers, mages and beasts are put together from them. */

const side = (words: string): string => words.replace(/(-?\d+),/g, (_, x: string) => `${-Number(x)},`);
const both = (words: string): readonly string[] => [words, side(words)];

/** Broad shoulders under a head. */
export const shoulders = (fill: string): Layer[] =>
  cut(symmetric('0,90! 80,100 170,130 250,190 280,300! 0,300!', 0), {
    fill,
    line: 9,
    shade: [
      { turn: 70, gap: 17, width: 11, reach: 0.55, dark: 'end', bow: 20 },
      { turn: 110, gap: 23, width: 9, reach: 0.25, dark: 'start' },
    ],
  });

export const orc = (skin = GREEN): Layer[] => [
  ...shoulders(WOOD),
  ...both('120,-60! 200,-110 250,-90! 210,-40 140,-10!').flatMap(each =>
    cut(shape(each), { fill: skin, line: 8, shade: [{ turn: 30, gap: 12, width: 8, reach: 0.6, dark: 'both' }] }),
  ),
  ...cut(symmetric('0,-190! 90,-176 140,-100 150,-10 130,90 90,150 0,170!', 0), {
    fill: skin,
    line: 11,
    shade: [
      { turn: 8, gap: 14, width: 12, reach: 0.36, dark: 'end', bow: -20 },
      { turn: 60, gap: 17, width: 8, reach: 0.2, dark: 'start' },
    ],
  }),
  marks(
    INK,
    ...both('20,-60 80,-84 140,-60').map(each => brush(each, 26, 0.4)),
    ...both('30,-130 70,-140 100,-120').map(each => brush(each, 9)),
  ),
  ...both('36,-40! 70,-56 108,-42! 74,-28').flatMap(each => cut(shape(each), { fill: '#f2d04a', line: 6 })),
  marks(
    INK,
    circle(68, -42, 8),
    circle(-68, -42, 8),
    brush('-30,30 -44,6 -20,-10', 12),
    brush('30,30 44,6 20,-10', 12),
    shape('-26,34! 0,24 26,34! 0,44'),
  ),
  ...cut(symmetric('0,76! 60,70 104,90! 70,118 0,124!', 0), { fill: DARK, line: 6 }),
  ...both('46,112! 60,60 84,20! 92,70 84,112!').flatMap(each =>
    cut(shape(each), { fill: BONE, line: 7, shade: [{ turn: 10, gap: 10, width: 7, reach: 0.5, dark: 'end' }] }),
  ),
];

export const helm = (cloth = BLUE, metal = STEEL): Layer[] => [
  ...shoulders(cloth),
  ...cut(symmetric('0,60! 100,80 130,150 100,200 0,220!', 0), {
    fill: metal,
    line: 9,
    shade: [{ turn: 90, gap: 15, width: 10, reach: 0.45, dark: 'both' }],
  }),
  ...cut(symmetric('0,-200! 84,-184 140,-90 150,20 120,120 0,180!', 0), {
    fill: metal,
    line: 11,
    shade: [
      { turn: 4, gap: 15, width: 12, reach: 0.4, dark: 'end', bow: -26 },
      { turn: 4, gap: 15, width: 8, reach: 0.15, dark: 'start', bow: -26 },
    ],
  }),
  ...cut(symmetric('0,-24! 70,-40 146,-62! 150,-12 80,6 0,20!', 0), { fill: INK, line: 5 }),
  ...cut(symmetric('0,-220! 18,-180 22,-20 14,160 0,184!', 0), {
    fill: GOLD,
    line: 7,
    shade: [{ turn: 0, gap: 12, width: 8, reach: 0.6, dark: 'end' }],
  }),
  marks(
    INK,
    ...both('40,60 84,52 116,40').map(each => brush(each, 12)),
    ...both('38,96 78,90 104,78').map(each => brush(each, 11)),
  ),
];

/** Somebody in a hood, with light behind the eyes. */
export const hood = (cloth: string, eyes = '#ffd978', trim = GOLD): Layer[] => [
  ...cut(symmetric('0,-230! 110,-196 170,-90 176,30 220,150 280,300! 0,300!', 0), {
    fill: cloth,
    line: 11,
    shade: [
      { turn: 78, gap: 16, width: 12, reach: 0.5, dark: 'end', bow: 30 },
      { turn: 102, gap: 22, width: 9, reach: 0.25, dark: 'start' },
    ],
  }),
  ...cut(symmetric('0,-170! 80,-140 116,-50 108,60 60,140 0,170!', 0), { fill: trim, line: 7 }),
  ...cut(symmetric('0,-150! 70,-122 100,-44 92,54 50,122 0,148!', 0), { fill: INK }),
  ...both('20,-20! 48,-40 82,-26! 50,-8').flatMap(each => cut(shape(each), { fill: eyes })),
  marks(
    SKIN,
    brush('-30,66 0,78 30,66', 6),
    brush('-6,10 -10,34 4,44', 6),
    brush('44,14 54,44 40,74', 6),
    brush('-44,14 -54,44 -40,74', 6),
  ),
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

export const skullFace = (fill = '#8a8f96'): Layer[] => [
  ...both('120,40! 200,-80 300,-160 330,-260! 340,-80 330,60 250,170 160,200!').flatMap((each, i) =>
    cut(shape(each), {
      fill,
      line: 9,
      shade: [{ turn: i === 0 ? 50 : 130, gap: 17, width: 11, reach: 0.55, dark: 'start' }],
    }),
  ),
  ...shoulders(fill),
  ...both('60,-150! 90,-230 60,-290! 130,-240 140,-130!').flatMap(each =>
    cut(shape(each), { fill: BONE, line: 8, shade: [{ turn: 20, gap: 11, width: 8, reach: 0.6, dark: 'end' }] }),
  ),
  ...cut(symmetric('0,-180! 90,-160 140,-80 130,20 90,70 70,150 0,170!', 0), {
    fill,
    line: 11,
    shade: [
      { turn: 8, gap: 14, width: 12, reach: 0.36, dark: 'end', bow: -16 },
      { turn: 60, gap: 18, width: 8, reach: 0.22, dark: 'start' },
    ],
  }),
  marks(
    INK,
    ...both('24,-50! 80,-84 120,-50! 80,-20 40,-22!').map(shape),
    shape('-18,40! 0,6 18,40! 0,30'),
    ...both('20,-70 70,-100 124,-76').map(each => brush(each, 18)),
  ),
  marks('#f2d04a', circle(74, -48, 13), circle(-74, -48, 13)),
  ...cut(symmetric('0,80! 54,74 76,96! 50,122 0,128!', 0), { fill: INK }),
  marks(
    '#fff7e6',
    ...[
      '-48,80! -40,112! -30,80!',
      '48,80! 40,112! 30,80!',
      '-10,82! 0,104! 10,82!',
      '-24,126! -16,98! -8,126!',
      '24,126! 16,98! 8,126!',
    ].map(shape),
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

/** An old woman in a shawl, with a hooked nose, looking left. */
export const hag = (): Layer[] => [
  ...cut(shape('-40,-230! 80,-220 170,-120 190,20 240,160 290,300! -170,300! -120,180 -110,120!'), {
    fill: '#5a4a62',
    line: 11,
    shade: [
      { turn: 100, gap: 16, width: 12, reach: 0.5, dark: 'start', bow: 30 },
      { turn: 70, gap: 20, width: 9, reach: 0.4, dark: 'end' },
    ],
  }),
  ...cut(
    shape(
      '-30,-180! -90,-140 -110,-70! -150,-30 -210,40 -200,70! -150,50 -124,62! -140,84! -110,92! -134,120! -160,150 -130,176! -70,170 0,130 60,40 60,-80 20,-160',
    ),
    {
      fill: '#b9b48a',
      line: 10,
      shade: [
        { turn: 20, gap: 13, width: 10, reach: 0.42, dark: 'end', bow: 10 },
        { turn: 80, gap: 15, width: 7, reach: 0.3, dark: 'end' },
      ],
    },
  ),
  marks(
    INK,
    brush('-116,-80 -76,-96 -24,-70', 16),
    brush('-130,92 -90,84 -60,96', 9),
    brush('-100,10 -60,30 -50,70', 9),
    brush('-40,-120 0,-100 20,-60', 8),
    brush('-150,40 -130,20 -126,-4', 9),
    circle(-168, 20, 7),
  ),
  ...cut(shape('-92,-54! -66,-72 -34,-56! -62,-42'), { fill: '#f2d04a', line: 6 }),
  marks(INK, circle(-66, -56, 7)),
  marks('#d8d2c4', brush('-20,-176 40,-120 70,-20 50,120', 18), brush('-40,-176 10,-110 40,0 30,110', 12)),
];

/** A common man or woman with a hat. */
export const peasant = (): Layer[] => [
  ...shoulders('#8a7a4a'),
  ...cut(symmetric('0,-120! 70,-110 104,-30 92,60 50,130 0,146!', 0), {
    fill: SKIN,
    line: 10,
    shade: [{ turn: 10, gap: 13, width: 10, reach: 0.38, dark: 'end', bow: -12 }],
  }),
  ...cut(symmetric('0,-230! 70,-214 90,-140 210,-110 230,-84! 120,-90 0,-96!', 0), {
    fill: '#d8b765',
    line: 10,
    shade: [{ turn: 84, gap: 13, width: 9, reach: 0.5, dark: 'end', bow: 14 }],
  }),
  marks(
    INK,
    ...both('28,-40 54,-50 80,-38').map(each => brush(each, 11)),
    circle(52, -18, 9),
    circle(-52, -18, 9),
    brush('-2,-10 -14,34 8,40', 9),
    brush('-36,78 0,90 36,78', 10),
  ),
  ...cut(symmetric('0,96! 50,92 70,40! 84,80 54,140 0,158!', 0), {
    fill: WOOD,
    line: 7,
    shade: [{ turn: 90, gap: 10, width: 7, reach: 0.6, dark: 'end' }],
  }),
];
