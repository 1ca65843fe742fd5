import { GOLD, STONE } from './colors.ts';
import { brush, shape } from './pen.ts';
import { cut, INK, type Layer, marks, PAPER } from './plate.ts';

/* What sites are built of. */

export function house(x: number, base: number, w: number, roof: string): Layer[] {
  const [top, h] = [base - w * 0.8, w * 0.9];
  return [
    ...cut(shape(`${x - w},${base}! ${x - w},${top}! ${x + w},${top}! ${x + w},${base}!`), {
      fill: PAPER,
      line: 7,
      shade: [{ turn: 0, gap: 12, width: 8, reach: 0.35, dark: 'end' }],
    }),
    ...cut(
      shape(
        `${x - w * 1.25},${top + 8}! ${x - w * 0.2},${top - h}! ${x + w * 0.2},${top - h}! ${x + w * 1.25},${top + 8}!`,
      ),
      { fill: roof, line: 8, shade: [{ turn: 70, gap: 12, width: 8, reach: 0.5, dark: 'end' }] },
    ),
    marks(
      INK,
      shape(
        `${x - w * 0.2},${base}! ${x - w * 0.2},${base - w * 0.5} ${x + w * 0.2},${base - w * 0.5} ${x + w * 0.2},${base}!`,
      ),
    ),
    marks(
      GOLD,
      shape(
        `${x + w * 0.45},${base - w * 0.55}! ${x + w * 0.75},${base - w * 0.55}! ${x + w * 0.75},${base - w * 0.25}! ${x + w * 0.45},${base - w * 0.25}!`,
      ),
    ),
  ];
}

export const battlement = (left: number, right: number, top: number, base: number, fill = STONE): Layer[] => {
  const step = (right - left) / 9;
  const teeth = Array.from({ length: 9 }, (_, i) => {
    const [a, b] = [Math.round(left + i * step), Math.round(left + (i + 1) * step)];
    const y = i % 2 === 0 ? top : top + 26;
    return `${a},${y}! ${b},${y}!`;
  }).join(' ');
  return [
    ...cut(shape(`${left},${base}! ${teeth} ${right},${base}!`), {
      fill,
      line: 9,
      shade: [
        { turn: 0, gap: 14, width: 9, reach: 0.3, dark: 'end' },
        { turn: 90, gap: 21, width: 8, reach: 0.3, dark: 'end' },
      ],
    }),
  ];
};

export const gate = (x: number, base: number, w: number, h: number): Layer =>
  marks(
    INK,
    shape(`${x - w},${base}! ${x - w},${base - h * 0.6} ${x},${base - h} ${x + w},${base - h * 0.6} ${x + w},${base}!`),
  );

export const mound = (fill: string): Layer[] =>
  cut(shape('110,520! 170,330 280,200 400,170 530,210 640,340 700,520!'), {
    fill,
    line: 10,
    shade: [
      { turn: 66, gap: 17, width: 12, reach: 0.4, dark: 'end', bow: 20 },
      { turn: 112, gap: 21, width: 9, reach: 0.25, dark: 'start' },
    ],
  });

export const cave = (glow: string | null): Layer[] => [
  marks(INK, shape('290,524! 290,400 340,320 400,300 460,320 510,400 510,524!')),
  ...(glow === null ? [] : [marks(glow, shape('345,430! 375,444! 350,452!'), shape('455,430! 425,444! 450,452!'))]),
];

export const smoke = (x: number, y: number): Layer =>
  marks('#6a625c', brush(`${x},${y} ${x - 30},${y - 70} ${x + 20},${y - 140} ${x - 20},${y - 230}`, 34, 0.7));
