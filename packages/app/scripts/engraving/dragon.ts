import { brush, shape } from './pen.ts';
import { cut, INK, type Layer, marks, PAPER } from './plate.ts';

/* The head of a dragon, 800 by 1000: a hero, and several enemies. */

/** The head of a dragon on its neck, looking left; 800 by 1000, with nothing behind it. */
export function dragonHead(green: string, pale: string): Layer[] {
  return [
    // The far horn, the neck, the robe.
    ...cut(shape('470,300! 560,200 660,150 760,160! 690,200 630,270 560,350!'), {
      fill: PAPER,
      line: 8,
      shade: [{ turn: 100, gap: 15, width: 9, reach: 0.6, dark: 'end' }],
    }),
    ...cut(
      shape('520,330! 610,380 680,520 700,700 760,830 810,900 810,1010! 300,1010! 350,900 410,800 420,680 380,590!'),
      {
        fill: green,
        line: 11,
        shade: [
          { turn: 24, gap: 17, width: 12, reach: 0.5, dark: 'end', bow: 60 },
          { turn: -40, gap: 21, width: 8, reach: 0.4, dark: 'start' },
        ],
      },
    ),
    ...cut(shape('384,610! 420,690 412,800 350,900 300,1010! 420,1010! 440,900 480,790 478,690 440,620'), {
      fill: pale,
      line: 7,
      shade: [{ turn: 4, gap: 26, width: 9, reach: 0.8, dark: 'start', bow: -16 }],
    }),
    // Spines along the neck.
    ...[
      '600,350! 690,330 650,420!',
      '660,450! 750,450 690,520!',
      '695,560! 780,580 710,630!',
      '705,670! 800,710 730,750!',
    ].flatMap(each =>
      cut(shape(each), {
        fill: '#d9a52b',
        line: 7,
        shade: [{ turn: 20, gap: 12, width: 7, reach: 0.6, dark: 'start' }],
      }),
    ),
    // The jaw, then the mouth, then the head.
    ...cut(shape('150,560! 200,610 300,640 400,660 470,620 460,560 330,550 230,530!'), {
      fill: green,
      line: 9,
      shade: [{ turn: 10, gap: 13, width: 9, reach: 0.6, dark: 'end', bow: -10 }],
    }),
    ...cut(shape('140,520! 230,560 350,570 430,540! 350,510 220,500!'), { fill: INK }),
    marks(
      '#fff7e6',
      shape('178,552! 190,512! 204,556!'),
      shape('250,566! 262,524! 276,566!'),
      shape('172,502! 184,548! 200,506!'),
      shape('226,510! 240,560! 254,512!'),
      shape('286,514! 298,558! 312,516!'),
    ),
    ...cut(
      shape(
        '108,470! 120,420 170,392 240,384 300,352 350,296! 420,262 500,272 570,330 590,430 560,540 490,590 430,552 350,524 260,522 180,532 130,520',
      ),
      {
        fill: green,
        line: 12,
        shade: [
          { turn: 66, gap: 16, width: 11, reach: 0.5, dark: 'end', bow: 26 },
          { turn: 6, gap: 19, width: 8, reach: 0.28, dark: 'end' },
        ],
      },
    ),
    ...cut(shape('118,440! 170,400 240,392 300,362 340,330! 300,400 230,430 160,440 128,470!'), {
      fill: pale,
      shade: [{ turn: -20, gap: 13, width: 6, reach: 0.4, dark: 'end' }],
    }),
    // Brow, eye, nostril, cheek plates.
    ...cut(shape('300,366! 350,296 430,276! 470,310 430,352 360,372!'), {
      fill: green,
      line: 9,
      shade: [{ turn: 60, gap: 12, width: 8, reach: 0.6, dark: 'start' }],
    }),
    ...cut(shape('342,402! 372,372 416,372 440,396! 410,418 370,420'), { fill: '#ffd24a', line: 8 }),
    marks(
      INK,
      shape('392,374! 402,396 392,418! 382,396'),
      brush('330,404 366,366 420,364 452,396', 14),
      brush('142,444 160,428 178,444', 16),
    ),
    ...[
      '470,400! 540,380 600,420! 550,440',
      '476,450! 560,450 610,500! 540,500',
      '462,500! 530,520 560,580! 490,560',
    ].flatMap(each =>
      cut(shape(each), { fill: pale, line: 7, shade: [{ turn: 20, gap: 12, width: 8, reach: 0.6, dark: 'end' }] }),
    ),
    // The near horn.
    ...cut(shape('420,290! 440,200 520,110 640,50 780,40! 700,90 640,150 590,230 560,320 480,330!'), {
      fill: PAPER,
      line: 11,
      shade: [{ turn: 70, gap: 17, width: 11, reach: 0.55, dark: 'end', bow: 18 }],
    }),
  ];
}
