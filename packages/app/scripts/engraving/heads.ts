import { BLUE, BONE, DARK, GOLD, GREEN, SKIN, STEEL, WOOD } from './colors.ts';
import { both } from './mirror.ts';
import { brush, circle, shape, symmetric } from './pen.ts';
import { cut, INK, type Layer, marks } from './plate.ts';

/* Heads and busts around the origin, about 400 high; soldiers, mages and beasts are put together from them. */

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
