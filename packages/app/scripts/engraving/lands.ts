import { battlement, cave, gate, house, mound, smoke } from './buildings.ts';
import { BONE, GOLD, GREEN, STONE, WOOD } from './colors.ts';
import { rays } from './hatch.ts';
import { brush, circle, shape } from './pen.ts';
import { cut, INK, type Layer, marks, moved } from './plate.ts';
import { crystal, flame } from './things.ts';
import { city, pine, tower } from './title.ts';
import { type Figure, on } from './vignettes.ts';

/* The sites of the map as places, 800 by 600. */

/** What a site is, and the land around it. */
export interface Site extends Figure {
  readonly land: readonly Layer[];
}

const site = (
  mood: Figure['mood'],
  land: readonly (readonly Layer[])[],
  ...layers: readonly (readonly Layer[])[]
): Site => ({ mood, land: land.flat(), layers: layers.flat() });

/** A site in its land, under its sky. */
export const landscape = ({ mood, land, layers }: Site): Layer[] => on(mood, land, layers);

const hill = (words: string, fill: string): Layer[] =>
  cut(shape(words), {
    fill,
    line: 7,
    shade: [
      { turn: 12, gap: 15, width: 9, reach: 0.3, dark: 'start', bow: 40 },
      { turn: -12, gap: 17, width: 9, reach: 0.32, dark: 'end', bow: 40 },
    ],
  });

const meadow = (fill = '#8c9456'): Layer[] => hill('-20,470! 160,440 400,452 620,430 820,460! 820,620! -20,620!', fill);
const far = (fill = '#9a9a86'): Layer[] =>
  hill('-20,430! 120,340 260,400 420,330 560,390 700,320 820,400! 820,620! -20,620!', fill);
const trees = (...at: readonly (readonly [x: number, y: number, h: number])[]): Layer[] =>
  at.flatMap(([x, y, h]) =>
    cut(pine(x, y, h), {
      fill: '#3f5a3a',
      line: 5,
      shade: [{ turn: 20, gap: 9, width: 7, reach: 0.6, dark: 'start' }],
    }),
  );

/** A mine with crystals of three colors, as large as wanted. */
export const mine = (left: string, middle: string, right: string, size = 1): Site =>
  site(
    'violet',
    [far(), meadow('#8a7a5c')],
    mound('#86735c'),
    cave(null),
    moved(crystal(middle), { x: 400, y: 470, scale: 0.42 * size }),
    moved(crystal(left), { x: 190, y: 480, scale: 0.32 * size }),
    moved(crystal(right), { x: 620, y: 490, scale: 0.34 * size }),
  );
const manyMine = mine('#c98ad8', '#8fd0e0', '#e0c060');
const camp = site(
  'dusk',
  [far(), meadow()],
  ...[
    [260, 1],
    [520, -1],
  ].map(([x, s]) =>
    cut(shape(`${(x as number) - 150},520! ${x},250! ${(x as number) + 150},520!`), {
      fill: (s as number) > 0 ? '#b0603a' : '#d8c08a',
      line: 9,
      shade: [{ turn: 70, gap: 15, width: 10, reach: 0.5, dark: 'end' }],
    }),
  ),
  [gate(260, 520, 40, 160), gate(520, 520, 40, 160)],
  moved(flame(), { x: 395, y: 520, scale: 0.22 }),
);
const maze = site(
  'green',
  [far(), meadow()],
  cut(shape('120,300! 680,300! 760,560! 40,560!'), {
    fill: '#4d7040',
    line: 9,
    shade: [{ turn: 86, gap: 15, width: 10, reach: 0.4, dark: 'end' }],
  }),
  [
    marks(
      '#c9b98a',
      brush('400,560 400,470 250,470 240,400 560,390 570,340 330,330', 26, 0.6),
      brush('560,540 620,480 500,450', 22),
    ),
  ],
);
const tomb = site(
  'night',
  [far('#6f7a86'), meadow('#5f6a4a')],
  cut(shape('180,520! 180,330! 620,330! 620,520!'), {
    fill: STONE,
    line: 9,
    shade: [{ turn: 0, gap: 14, width: 9, reach: 0.3, dark: 'both' }],
  }),
  cut(shape('140,334! 400,190! 660,334!'), {
    fill: '#a29a8e',
    line: 10,
    shade: [{ turn: 60, gap: 14, width: 10, reach: 0.4, dark: 'end' }],
  }),
  ...[230, 310, 490, 570].map(x =>
    cut(shape(`${x - 18},520! ${x - 18},340! ${x + 18},340! ${x + 18},520!`), {
      fill: BONE,
      line: 7,
      shade: [{ turn: 0, gap: 12, width: 8, reach: 0.5, dark: 'end' }],
    }),
  ),
  [
    gate(400, 520, 44, 150),
    marks(BONE, circle(400, 270, 26), shape('384,286! 416,286! 412,306! 388,306!')),
    marks(INK, circle(390, 268, 7), circle(410, 268, 7)),
  ],
);

/** A city with roofs of two colors. */
export const citySite = (high: string, low: string): Site =>
  site(
    'dusk',
    [far(), meadow('#a5905a'), trees([80, 530, 120], [730, 530, 130])],
    moved(city(high, low), { x: -1245, y: -430, scale: 1.5 }),
  );

export const SITES: Readonly<Record<string, Site>> = {
  portal: site(
    'violet',
    [far(), meadow()],
    cut(shape('250,540! 250,300 310,180 400,140 490,180 550,300 550,540!'), {
      fill: STONE,
      line: 10,
      shade: [{ turn: 0, gap: 15, width: 10, reach: 0.3, dark: 'both' }],
    }),
    cut(shape('310,540! 310,320 350,240 400,220 450,240 490,320 490,540!'), { fill: '#a9e0ea', line: 8 }),
    [
      marks('#ffffff', ...rays(400, 380, 20, 90, 18, 6)),
      marks(INK, brush('330,420 400,300 470,400 420,470 360,430 400,380', 10)),
    ],
  ),
  village: site(
    'day',
    [far(), meadow(), trees([90, 500, 140], [700, 500, 150])],
    house(590, 480, 92, '#8a5a3a'),
    house(210, 500, 118, '#b4523a'),
    house(420, 540, 104, '#a0703a'),
  ),
  monastery: site(
    'day',
    [far(), meadow(), trees([660, 510, 150], [720, 520, 120])],
    tower(250, 500, 56, 230, '#5f7488'),
    house(470, 510, 130, '#5f7488'),
    [gate(250, 500, 22, 80), marks(GOLD, circle(250, 300, 22))],
  ),
  'burned-monastery': site(
    'fire',
    [far('#7a6a5c'), meadow('#6a5a40')],
    [smoke(240, 240), smoke(520, 260)],
    cut(shape('190,500! 190,260! 220,300! 250,240! 310,290! 310,500!'), {
      fill: '#6a625a',
      line: 9,
      shade: [{ turn: 0, gap: 13, width: 10, reach: 0.5, dark: 'end' }],
    }),
    cut(shape('330,510! 330,400! 390,430! 440,380! 520,420! 600,370! 610,510!'), {
      fill: '#5a524a',
      line: 9,
      shade: [{ turn: 0, gap: 13, width: 10, reach: 0.5, dark: 'end' }],
    }),
    moved(flame(), { x: 410, y: 400, scale: 0.35 }),
    moved(flame(), { x: 560, y: 390, scale: 0.28 }),
  ),
  keep: site(
    'grey',
    [far(), meadow()],
    battlement(210, 590, 220, 520),
    battlement(170, 290, 300, 530, '#a39a8c'),
    battlement(510, 630, 300, 530, '#a39a8c'),
    [gate(400, 520, 50, 150)],
    cut(shape('396,220! 396,90! 404,90! 404,220!'), { fill: WOOD, line: 4 }),
    cut(shape('404,90! 500,112 404,140!'), {
      fill: '#a52a22',
      line: 6,
      shade: [{ turn: 80, gap: 10, width: 7, reach: 0.5, dark: 'start' }],
    }),
  ),
  'mage-tower': site(
    'night',
    [far('#6f7a8c'), meadow('#5a6a56')],
    [marks('#cbb8f0', ...rays(400, 150, 60, 170, 20, 9))],
    tower(400, 520, 76, 230, '#6b4a86'),
    tower(490, 520, 34, 340, '#6b4a86'),
    [gate(400, 520, 26, 90)],
    moved(cut(circle(0, 0, 26), { fill: '#e9c8ff', line: 6 }), { x: 400, y: 150 }),
  ),
  city: citySite('#8a3b2c', '#3b5f86'),
  dungeon: site('night', [far('#5f6a78'), meadow('#5a5f48')], mound('#5f5a54'), cave(null), [
    marks(
      STONE,
      ...[340, 380, 420, 460].map(x => brush(`${x},310 ${x},420 ${x},520`, 12)),
      brush('295,400 400,392 505,400', 12),
      brush('290,470 400,462 510,470', 12),
    ),
  ]),
  tomb,
  'monster-den': site('dusk', [far(), meadow('#7a6a48')], mound('#6a5a4a'), cave('#ffd24a'), [
    marks(BONE, brush('230,520 270,500 320,530', 10), brush('560,530 600,506 650,526', 10), circle(250, 528, 14)),
  ]),
  'spawning-grounds': site(
    'green',
    [far(), meadow('#6f7a44')],
    ...[
      [270, 0.9],
      [530, 0.9],
      [400, 1.15],
    ].map(([x, k]) =>
      moved(
        cut(shape('0,-190 100,-110 130,30 80,130 -80,130 -130,30 -100,-110'), {
          fill: BONE,
          line: 9,
          shade: [
            { turn: 10, gap: 15, width: 11, reach: 0.4, dark: 'end', bow: -20 },
            { turn: 70, gap: 20, width: 8, reach: 0.2, dark: 'start' },
          ],
        }),
        { x: x as number, y: 400, scale: k as number },
      ),
    ),
    [marks(INK, brush('330,300 380,330 370,360 430,340 470,360', 10), brush('120,520 300,560 500,556 690,520', 22))],
  ),
  'ancient-ruins': site(
    'dusk',
    [far(), meadow('#a08a5a')],
    ...[
      [210, 300],
      [330, 220],
      [470, 260],
      [590, 340],
    ].map(([x, top]) =>
      cut(
        shape(
          `${(x as number) - 34},520! ${(x as number) - 30},${top}! ${(x as number) + 10},${(top as number) + 14}! ${(x as number) + 30},${(top as number) - 12}! ${(x as number) + 34},520!`,
        ),
        { fill: BONE, line: 8, shade: [{ turn: 0, gap: 13, width: 9, reach: 0.5, dark: 'end' }] },
      ),
    ),
    cut(shape('290,226! 510,200! 516,240! 296,262!'), {
      fill: STONE,
      line: 8,
      shade: [{ turn: 80, gap: 13, width: 8, reach: 0.5, dark: 'end' }],
    }),
    cut(shape('420,530! 500,500! 560,540! 470,566!'), {
      fill: STONE,
      line: 7,
      shade: [{ turn: 40, gap: 12, width: 8, reach: 0.5, dark: 'end' }],
    }),
  ),
  'crystal-mine': manyMine,
  'deep-mine': manyMine,
  'magical-glade': site(
    'green',
    [far('#7f9a6a'), meadow('#6f9450'), trees([70, 500, 150], [740, 500, 170])],
    cut(shape('370,520! 384,380 360,300! 440,300! 416,380 440,520!'), {
      fill: WOOD,
      line: 8,
      shade: [{ turn: 4, gap: 12, width: 9, reach: 0.5, dark: 'end' }],
    }),
    cut(shape('400,90 500,110 570,180 600,270 540,340 460,350 400,330 330,352 250,340 200,262 230,180 310,106'), {
      fill: GREEN,
      line: 10,
      shade: [
        { turn: 20, gap: 16, width: 12, reach: 0.35, dark: 'end', bow: 16 },
        { turn: 80, gap: 20, width: 8, reach: 0.2, dark: 'start' },
      ],
    }),
    [
      marks(
        '#fff3b0',
        ...[
          [150, 420],
          [660, 400],
          [250, 500],
          [580, 490],
          [400, 210],
        ].flatMap(([x, y]) => rays(x as number, y as number, 6, 34, 8, 5)),
      ),
    ],
  ),
  'refugee-camp': camp,
  'volkares-camp': camp,
  maze,
  labyrinth: maze,
  graveyard: tomb,
  necropolis: tomb,
};
