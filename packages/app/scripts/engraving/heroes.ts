import { sky } from './backdrop.ts';
import { dragonHead } from './dragon.ts';
import { brush, circle, shape, symmetric } from './pen.ts';
import { cut, INK, type Layer, marks, PAPER } from './plate.ts';

/* Portraits of the heroes, 800 by 1000. */

const STEEL = '#c9cdd0';
const both = (words: string, width: number, press?: number) => [
  brush(words, width, press),
  brush(
    words.replace(/(\d+),/g, (_, x: string) => `${800 - Number(x)},`),
    width,
    press,
  ),
];
const mirrored = (words: string): string => words.replace(/(\d+),/g, (_, x: string) => `${800 - Number(x)},`);

function tovak(): Layer[] {
  const blue = '#2f5f9e';
  const feather = (words: string) =>
    [words, mirrored(words)].flatMap((each, i) =>
      cut(shape(each), {
        fill: PAPER,
        line: 7,
        shade: [{ turn: i === 0 ? 62 : -62, gap: 15, width: 8, reach: 0.55, dark: i === 0 ? 'start' : 'both' }],
      }),
    );
  const pauldron = '500,800 560,722 660,700 752,752 796,860 815,1010! 480,1010!';
  return [
    ...sky({ width: 800, height: 1000, ground: '#7f9fc4', light: '#f3e9cf', at: [400, 400, 330] }),
    ...feather('560,330! 640,250 700,150 742,20! 772,140 752,260 690,360 580,420!'),
    ...feather('565,380! 650,330 720,270 790,170! 790,290 740,390 670,440 575,450!'),
    ...feather('565,440! 640,430 720,400 785,330! 770,430 710,490 640,510 565,500!'),
    ...cut(symmetric('400,690! 500,700 560,760! 640,830 660,1010! 400,1010!', 400), { fill: blue, line: 8 }),
    ...[pauldron, mirrored(pauldron)].flatMap((each, i) =>
      cut(shape(each), {
        fill: STEEL,
        line: 9,
        shade: [
          {
            turn: i === 0 ? 12 : -12,
            gap: 17,
            width: 11,
            reach: i === 0 ? 0.62 : 0.35,
            dark: i === 0 ? 'end' : 'start',
            bow: 40,
          },
          { turn: i === 0 ? 80 : 100, gap: 22, width: 9, reach: 0.35, dark: 'end' },
        ],
      }),
    ),
    marks(INK, ...both('520,905 600,840 700,850 790,930', 14), ...both('510,960 600,905 700,915 792,985', 12)),
    // The gorget, then the helm over it.
    ...cut(symmetric('400,640! 520,650! 560,770 530,850 400,900!', 400), {
      fill: STEEL,
      line: 9,
      shade: [{ turn: 90, gap: 15, width: 10, reach: 0.5, dark: 'both' }],
    }),
    ...cut(symmetric('400,150! 490,172 562,262 582,400 572,560 520,668 400,752!', 400), {
      fill: STEEL,
      line: 12,
      shade: [
        { turn: 4, gap: 15, width: 13, reach: 0.4, dark: 'end', bow: -34 },
        { turn: 4, gap: 15, width: 8, reach: 0.16, dark: 'start', bow: -34 },
      ],
    }),
    ...cut(shape('402,160! 490,176 560,264 580,400 570,560 520,664 402,748!'), {
      fill: 'none',
      shade: [{ turn: 70, gap: 19, width: 9, reach: 0.5, dark: 'start' }],
    }),
    // The slit, and eyes behind it.
    ...cut(symmetric('400,418! 470,402 566,372! 574,436 500,466 400,478!', 400), { fill: INK, line: 6 }),
    marks('#ffd978', shape('300,438! 330,424 362,436! 332,446'), shape('500,438! 470,424 438,436! 468,446')),
    // The ridge of the visor, and breaths.
    ...cut(symmetric('400,90! 424,150 430,300 424,480 432,600 400,756!', 400), {
      fill: PAPER,
      line: 8,
      shade: [{ turn: 0, gap: 13, width: 9, reach: 0.6, dark: 'end' }],
    }),
    ...cut(symmetric('400,40! 440,70 452,130 430,190 400,200!', 400), {
      fill: '#d9a52b',
      line: 8,
      shade: [{ turn: 0, gap: 11, width: 8, reach: 0.6, dark: 'end' }],
    }),
    marks(
      INK,
      ...both('452,530 505,518 545,500', 15),
      ...both('450,570 500,562 536,546', 14),
      ...both('448,610 490,605 520,592', 13),
    ),
    marks(INK, ...both('440,350 510,340 575,318', 10)),
    ...[circle(552, 300, 10), circle(248, 300, 10), circle(548, 620, 9), circle(252, 620, 9)].flatMap(each =>
      cut(each, { fill: PAPER, line: 5 }),
    ),
  ];
}

function arythea(): Layer[] {
  const red = '#a52a22';
  const skin = '#f0dcc0';
  const flame = (words: string) =>
    cut(shape(words), {
      fill: '#e0862f',
      line: 6,
      shade: [{ turn: 84, gap: 16, width: 9, reach: 0.5, dark: 'start', ink: red }],
    });
  return [
    ...sky({ width: 800, height: 1000, ground: '#c9583c', light: '#f6d98f', at: [400, 360, 300] }),
    ...flame('20,1010! 10,820 60,700 40,560! 120,650 130,760 190,680 180,600! 250,720 240,1010!'),
    ...flame('780,1010! 795,800 740,690 770,520! 690,620 680,740 620,650 640,580! 560,700 560,1010!'),
    // Hair and hood.
    ...cut(symmetric('400,90! 520,120 610,230 640,400 628,560 660,720 740,850 790,1010! 400,1010!', 400), {
      fill: red,
      line: 11,
      shade: [
        { turn: 78, gap: 17, width: 11, reach: 0.5, dark: 'end', bow: 30 },
        { turn: 102, gap: 21, width: 10, reach: 0.28, dark: 'start' },
      ],
    }),
    ...cut(symmetric('400,180! 490,205 548,300 562,430 548,600 590,760 560,900 400,930!', 400), { fill: INK }),
    marks(
      red,
      brush('300,860 262,740 286,600 262,470 282,340', 16),
      brush('322,880 292,760 306,640', 12),
      brush('520,860 552,740 526,600 548,470 530,350', 16),
      brush('496,880 520,770 508,650', 12),
      brush('278,900 240,790 262,690', 12),
    ),
    // Neck and face.
    ...cut(shape('340,620! 350,740 300,800 310,900 400,960 490,900 500,800 452,740 462,620!'), {
      fill: skin,
      line: 7,
      shade: [
        { turn: 8, gap: 13, width: 10, reach: 0.62, dark: 'end' },
        { turn: 60, gap: 15, width: 8, reach: 0.5, dark: 'start' },
      ],
    }),
    ...cut(symmetric('400,232! 470,250 516,330 524,440 506,560 462,650 424,692 400,698', 400), {
      fill: skin,
      line: 9,
      shade: [{ turn: 12, gap: 14, width: 9, reach: 0.16, dark: 'start', bow: 16 }],
    }),
    // The dark side of the face, cut with light lines.
    ...cut(
      shape(
        '430,236! 480,254 516,330 524,440 506,560 462,650 424,692 410,696! 432,650 424,612 446,580 430,560 452,530 436,430 440,330',
      ),
      {
        fill: INK,
        shade: [{ turn: 12, gap: 15, width: 8, reach: 0.5, dark: 'start', ink: skin, bow: 16 }],
      },
    ),
    // Brows, eyes, nose, mouth.
    marks(INK, brush('284,408 318,382 372,410', 17, 0.6), brush('516,408 484,382 430,410', 15, 0.6)),
    ...cut(shape('290,452! 318,432 350,434 374,458! 346,468 312,466'), { fill: '#fff7e6', line: 5 }),
    ...cut(shape('510,452! 484,432 452,434 428,458! 454,468 488,466'), { fill: '#fff7e6', line: 5 }),
    marks(red, circle(334, 450, 15), circle(468, 450, 15)),
    marks(
      INK,
      circle(334, 450, 7),
      circle(468, 450, 7),
      brush('284,454 318,428 352,431 380,462', 11, 0.5),
      brush('516,454 484,428 450,431 422,462', 10, 0.5),
    ),
    marks(INK, brush('392,450 386,520 372,560 384,578 404,582', 8, 0.6), shape('384,576! 402,572 424,580! 404,590')),
    ...cut(shape('352,622! 384,610 400,617 418,610 448,622! 424,640 400,646 374,640'), { fill: red, line: 5 }),
    marks(INK, brush('350,622 384,624 400,628 420,624 450,622', 8), brush('380,664 400,670 422,664', 7)),
    // War paint.
    marks(
      red,
      shape('300,486! 316,484! 306,570! 296,560!'),
      shape('326,490! 342,488! 334,592! 322,588!'),
      shape('388,250! 412,250! 404,352! 396,352!'),
    ),
    // A circlet of thorns, and the clasp.
    ...cut(symmetric('400,268! 440,262 500,292! 512,318 450,292 400,318!', 400), { fill: '#d9a52b', line: 6 }),
    ...cut(shape('400,252! 420,290 400,330! 380,290'), { fill: red, line: 6 }),
    ...cut(symmetric('400,880! 450,900 470,950 440,1010! 400,1010!', 400), {
      fill: '#d9a52b',
      line: 8,
      shade: [{ turn: 0, gap: 12, width: 8, reach: 0.6, dark: 'end' }],
    }),
    marks(red, circle(400, 950, 22)),
  ];
}

function goldyx(): Layer[] {
  return [
    ...sky({ width: 800, height: 1000, ground: '#8fb07c', light: '#f2e6b4', at: [360, 420, 310] }),
    ...dragonHead('#4d8a45', '#cfd59a'),
    // A collar of gold with a stone of every color.
    ...cut(shape('352,880! 480,830 620,800 740,800! 790,860! 660,870 520,900 350,960!'), {
      fill: '#d9a52b',
      line: 9,
      shade: [{ turn: 80, gap: 15, width: 8, reach: 0.6, dark: 'start' }],
    }),
    ...[
      [420, 902, '#b93a32'],
      [510, 868, '#2f6cab'],
      [602, 846, '#3b7a41'],
      [694, 834, '#f4f4f0'],
    ].flatMap(([x, y, fill]) => cut(circle(x as number, y as number, 24), { fill: fill as string, line: 7 })),
  ];
}

function norowas(): Layer[] {
  const skin = '#f3e2c8';
  const hair = '#f4efe2';
  const leaf = '#5f8a5a';
  return [
    ...sky({ width: 800, height: 1000, ground: '#b9c2b2', light: '#f7efd6', at: [470, 380, 310] }),
    // Hair behind, then the cloak.
    ...cut(shape('470,150! 330,130 220,200 160,330 150,480 110,620 120,760 60,900! 330,920! 400,760 420,600!'), {
      fill: hair,
      line: 10,
      shade: [
        { turn: 96, gap: 17, width: 9, reach: 0.62, dark: 'end', bow: 50 },
        { turn: 84, gap: 23, width: 8, reach: 0.4, dark: 'start', bow: 50 },
      ],
    }),
    ...cut(shape('330,640! 350,740 320,800 470,860 500,760 480,690!'), {
      fill: skin,
      line: 8,
      shade: [{ turn: 100, gap: 13, width: 11, reach: 0.7, dark: 'start' }],
    }),
    ...cut(
      shape('-10,1010! 40,900 150,830 260,800 330,770! 380,830 470,850 520,790! 620,820 720,880 800,960 810,1010!'),
      {
        fill: leaf,
        line: 11,
        shade: [
          { turn: 70, gap: 18, width: 12, reach: 0.55, dark: 'end', bow: -30 },
          { turn: 20, gap: 24, width: 8, reach: 0.25, dark: 'start' },
        ],
      },
    ),
    // The face, looking right.
    ...cut(
      shape(
        '470,190! 522,232 544,300 546,352 540,384! 562,430 590,482 592,500! 562,516 548,524! 560,544 574,556! 560,574 566,590 556,606! 566,640 552,672 510,700 440,690 370,640 330,560 320,430 350,280',
      ),
      {
        fill: skin,
        line: 10,
        shade: [
          { turn: 14, gap: 14, width: 11, reach: 0.3, dark: 'start', bow: -14 },
          { turn: 58, gap: 16, width: 8, reach: 0.26, dark: 'start' },
        ],
      },
    ),
    // Under the cheekbone and the jaw.
    marks(
      INK,
      shape('360,560! 420,640 500,694 440,690 372,640'),
      brush('392,560 440,576 480,560', 10),
      brush('556,524 540,510 536,496', 9),
      brush('576,556 548,560 524,554', 9),
      brush('556,606 540,602 530,606', 7),
    ),
    // Brow, eye.
    marks(INK, brush('446,356 492,330 546,346', 17, 0.6)),
    ...cut(shape('468,406! 494,384 528,388! 530,404 500,414'), { fill: '#fff9ec', line: 5 }),
    marks('#4d7a4a', circle(514, 398, 12)),
    marks(INK, circle(516, 398, 6), brush('458,410 490,380 534,386', 12), brush('470,424 500,426 524,418', 6)),
    // The ear.
    ...cut(shape('392,480! 372,430 330,370 250,270! 262,370 300,450 350,500 388,510!'), {
      fill: skin,
      line: 9,
      shade: [{ turn: 40, gap: 12, width: 9, reach: 0.6, dark: 'start' }],
    }),
    marks(INK, brush('376,470 330,410 282,340', 11)),
    // Hair in front, with a braid.
    ...cut(
      shape('478,186! 420,170 340,200 300,270! 330,300 352,360 346,420 372,440! 384,380 380,320 420,262 500,236!'),
      {
        fill: hair,
        line: 9,
        shade: [{ turn: 60, gap: 15, width: 8, reach: 0.6, dark: 'start', bow: 20 }],
      },
    ),
    marks(
      INK,
      brush('470,200 400,210 350,270 364,340 360,420', 9),
      brush('230,250 190,400 190,560 150,720 130,840', 12),
      brush('280,420 260,560 230,700 220,860', 12),
      brush('300,520 300,640 290,760 300,880', 10),
      brush('200,330 176,480 176,600', 9),
    ),
    ...[
      '340,520! 368,540 360,580! 332,566',
      '330,566! 362,584 352,626! 322,610',
      '322,612! 352,630 340,672! 312,654',
      '312,656! 342,676 330,716! 302,700',
      '302,702! 330,718 318,760! 290,742',
    ].flatMap(each =>
      cut(shape(each), { fill: hair, line: 7, shade: [{ turn: 30, gap: 9, width: 6, reach: 0.6, dark: 'start' }] }),
    ),
    // A circlet of leaves.
    ...cut(shape('300,262! 400,246 500,236 540,262! 538,286 480,270 400,276 310,292!'), { fill: '#d9b24a', line: 7 }),
    ...[
      '516,250! 556,220 574,170! 530,190',
      '470,250! 490,210 480,160! 446,206',
      '410,254! 412,212 384,170! 376,222',
    ].flatMap(each =>
      cut(shape(each), {
        fill: '#d9b24a',
        line: 7,
        shade: [{ turn: 70, gap: 11, width: 7, reach: 0.55, dark: 'start' }],
      }),
    ),
    // The brooch, a leaf.
    ...cut(shape('420,820! 470,850 480,910 440,970! 396,920 396,860'), {
      fill: '#d9b24a',
      line: 8,
      shade: [{ turn: 30, gap: 12, width: 8, reach: 0.6, dark: 'end' }],
    }),
    marks(INK, brush('424,834 440,900 440,962', 9)),
  ];
}

export const HEROES: Readonly<Record<string, () => Layer[]>> = { tovak, arythea, goldyx, norowas };
