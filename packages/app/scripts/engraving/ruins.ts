import { BONE, DARK, STONE } from './colors.ts';
import { grain } from './hatch.ts';
import { shape } from './pen.ts';
import { cut, type Layer, moved } from './plate.ts';
import { flame } from './things.ts';

/* What waits in ancient ruins: an altar, or enemies. */

const altar: readonly Layer[] = [
  ...moved(flame(), { y: -130, scale: 0.62 }),
  ...cut(shape('-150,70! -56,70! -66,230! -170,230!'), { fill: STONE, line: 12, shade: grain }),
  ...cut(shape('56,70! 150,70! 170,230! 66,230!'), { fill: STONE, line: 12, shade: grain }),
  ...cut(shape('-214,14! 214,14! 190,84! -190,84!'), {
    fill: STONE,
    line: 12,
    shade: [{ turn: 88, gap: 16, width: 10, reach: 0.6, dark: 'end' }],
  }),
];

/** Teeth along a jaw, largest at the sides. */
const teeth = (jaw: number, ...lengths: readonly number[]): Layer[] =>
  lengths.flatMap((length, i) => {
    const x = (i - (lengths.length - 1) / 2) * 74;
    return cut(shape(`${x - 36},${jaw}! ${x + 36},${jaw}! ${x + 6},${jaw + length}!`), {
      fill: BONE,
      line: 9,
      shade: [{ turn: 84, gap: 14, width: 9, reach: 0.5, dark: 'end' }],
    });
  });

const maw: readonly Layer[] = [
  ...cut(shape('-205,-40 -190,-130 -90,-186 0,-196 90,-186 190,-130 205,-40 190,90 100,180 0,200 -100,180 -190,90'), {
    fill: '#8c2b23',
    line: 14,
    shade: [
      { turn: 90, gap: 18, width: 13, reach: 0.4, dark: 'start' },
      { turn: 90, gap: 18, width: 13, reach: 0.4, dark: 'end' },
    ],
  }),
  ...cut(shape('-150,-40 -70,-70 0,-74 70,-70 150,-40 160,40 80,110 0,124 -80,110 -160,40'), { fill: DARK }),
  ...teeth(-128, 150, 104, 88, 104, 150),
  ...teeth(136, -96, -120, -120, -96),
];

export const RUINS: Readonly<Record<string, readonly Layer[]>> = { altar, enemies: maw };
