import { BONE, DARK, GOLD, STEEL, STONE, WOOD } from './colors.ts';
import { edge, grain } from './hatch.ts';
import { brush, circle, shape, symmetric } from './pen.ts';
import { cut, INK, type Layer, marks } from './plate.ts';

/* Weapons around the origin, about 400 high. */

export const sword: Layer[] = [
  ...cut(symmetric('0,-230! 26,-190! 24,110! 0,110!', 0), {
    fill: STEEL,
    line: 8,
    shade: [{ turn: 0, gap: 14, width: 8, reach: 0.4, dark: 'end' }],
  }),
  marks(INK, brush('0,-200 0,-60 0,100', 7)),
  ...cut(shape('-90,104! 90,104! 104,132 80,140! -80,140! -104,132'), { fill: GOLD, line: 8, shade: edge }),
  ...cut(shape('-16,140! 16,140! 14,220! -14,220!'), { fill: WOOD, line: 7, shade: edge }),
  ...cut(circle(0, 236, 24), { fill: GOLD, line: 7, shade: edge }),
];

export const shield = (fill: string): Layer[] => [
  ...cut(symmetric('0,-190! 150,-160! 156,20 110,140 0,220!', 0), { fill: STEEL, line: 11 }),
  ...cut(symmetric('0,-162! 124,-136! 130,16 90,120 0,190!', 0), {
    fill,
    line: 7,
    shade: [
      { turn: 12, gap: 15, width: 12, reach: 0.4, dark: 'end', bow: -20 },
      { turn: 70, gap: 19, width: 9, reach: 0.25, dark: 'start' },
    ],
  }),
  ...cut(circle(0, 0, 40), { fill: GOLD, line: 8, shade: edge }),
];

export const axe: Layer[] = [
  ...cut(shape('-12,-200! 12,-200! 16,240! -16,240!'), { fill: WOOD, line: 8, shade: edge }),
  ...cut(shape('10,-180! 90,-210 140,-130 130,-60 90,-10! 60,-60 10,-80!'), {
    fill: STEEL,
    line: 9,
    shade: [{ turn: 60, gap: 13, width: 9, reach: 0.55, dark: 'start' }],
  }),
];

export const pick: Layer[] = [
  ...cut(shape('-12,-160! 12,-160! 16,250! -16,250!'), { fill: WOOD, line: 8, shade: edge }),
  ...cut(shape('-200,-70! -120,-170 0,-200 120,-170 200,-70! 110,-130 0,-150 -110,-130'), {
    fill: STEEL,
    line: 9,
    shade: [{ turn: 80, gap: 13, width: 9, reach: 0.5, dark: 'start' }],
  }),
];

export const fork: Layer[] = [
  ...cut(shape('-10,-60! 10,-60! 14,300! -14,300!'), { fill: WOOD, line: 8, shade: edge }),
  ...cut(
    shape(
      '-70,-220! -56,-220! -50,-110! -8,-100! -8,-230! 8,-230! 8,-100! 50,-110! 56,-220! 70,-220! 62,-70! -62,-70!',
    ),
    { fill: STEEL, line: 7, shade: edge },
  ),
];

export const pike: Layer[] = [
  ...cut(shape('-9,-160! 9,-160! 12,330! -12,330!'), { fill: WOOD, line: 8, shade: edge }),
  ...cut(symmetric('0,-300! 40,-200 20,-150! 0,-150!', 0), { fill: STEEL, line: 8, shade: edge }),
];

export const staff = (fill: string): Layer[] => [
  ...cut(shape('-11,-120! 11,-120! 14,320! -14,320!'), { fill: WOOD, line: 8, shade: edge }),
  ...cut(shape('-60,-130! -84,-190 -50,-250! -40,-190 0,-160 40,-190 50,-250! 84,-190 60,-130 0,-100'), {
    fill: GOLD,
    line: 8,
    shade: grain,
  }),
  ...cut(circle(0, -210, 40), { fill, line: 8, shade: [{ turn: 20, gap: 11, width: 8, reach: 0.5, dark: 'end' }] }),
];

export const crossbow: Layer[] = [
  ...cut(shape('-24,-130! 24,-130! 30,230! -30,230!'), { fill: WOOD, line: 9, shade: edge }),
  ...cut(shape('-260,20! -180,-90 -60,-150 0,-160 60,-150 180,-90 260,20! 170,-40 70,-90 0,-100 -70,-90 -170,-40'), {
    fill: STEEL,
    line: 9,
    shade: [{ turn: 80, gap: 14, width: 10, reach: 0.5, dark: 'start' }],
  }),
  marks(INK, brush('-258,20 -120,70 0,90', 7, 0.9), brush('258,20 120,70 0,90', 7, 0.9)),
  ...cut(symmetric('0,-260! 22,-210! 8,-210! 8,90! 0,90!', 0), { fill: BONE, line: 6 }),
];

export const bow: Layer[] = [
  ...cut(shape('-40,-260! 60,-210 120,-100 130,0 120,100 60,210 -40,260! 40,180 90,90 96,0 90,-90 40,-180'), {
    fill: WOOD,
    line: 9,
    shade: [{ turn: 10, gap: 13, width: 9, reach: 0.6, dark: 'end' }],
  }),
  marks(INK, brush('-40,-260 -90,0 -40,260', 6)),
  ...cut(shape('-160,-7! 150,-7! 150,-24! 210,0! 150,24! 150,7! -160,7!'), { fill: BONE, line: 6 }),
];

export const cannon: Layer[] = [
  ...cut(shape('-210,-110! 60,-60 190,-60 230,0 190,60 60,70 -210,60! -230,-20'), {
    fill: DARK,
    line: 10,
    shade: [{ turn: 84, gap: 17, width: 10, reach: 0.45, dark: 'start', ink: '#8d877c' }],
  }),
  ...cut(circle(40, 110, 110), {
    fill: WOOD,
    line: 11,
    shade: [{ turn: 20, gap: 14, width: 10, reach: 0.4, dark: 'end' }],
  }),
  marks(
    INK,
    ...[0, 45, 90, 135].map(a =>
      brush(
        `${40 - 100 * Math.cos((a * Math.PI) / 180)},${110 - 100 * Math.sin((a * Math.PI) / 180)} 40,110 ${40 + 100 * Math.cos((a * Math.PI) / 180)},${110 + 100 * Math.sin((a * Math.PI) / 180)}`,
        14,
      ),
    ),
  ),
  ...cut(circle(40, 110, 26), { fill: GOLD, line: 8 }),
];

export const catapult: Layer[] = [
  ...cut(shape('-240,160! 220,160! 220,200! -240,200!'), { fill: WOOD, line: 9, shade: grain }),
  ...cut(shape('-40,170! -10,-20! 20,-20! 60,170!'), { fill: WOOD, line: 9, shade: edge }),
  ...cut(shape('-230,80! 190,-180! 206,-156! -214,108!'), { fill: WOOD, line: 9, shade: grain }),
  ...cut(shape('150,-230 220,-250 260,-200 230,-150 170,-160'), { fill: STONE, line: 9, shade: grain }),
  ...[-170, 150].flatMap(x =>
    cut(circle(x, 210, 60), {
      fill: WOOD,
      line: 10,
      shade: [{ turn: 30, gap: 12, width: 9, reach: 0.5, dark: 'end' }],
    }),
  ),
];
