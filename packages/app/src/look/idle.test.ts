import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const theme = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

type Rgb = readonly [red: number, green: number, blue: number];

/** A color of the theme, as it is by day. */
function color(name: string): Rgb {
  const [, hex] = theme.match(new RegExp(`--${name}: #([0-9a-f]{6});`)) ?? [];
  return [0, 2, 4].map(at => Number.parseInt(hex?.slice(at, at + 2) ?? '', 16)) as unknown as Rgb;
}

const mixed = (a: Rgb, b: Rgb, share: number): Rgb =>
  a.map((part, i) => part * share + (b[i] ?? 0) * (1 - share)) as unknown as Rgb;

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map(part =>
    part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test.each(['red', 'blue', 'green'])('an effect of a %s card that is of no use now can be read', mana => {
  const share = Number(theme.match(/--idle: (\d+)%/)?.[1]) / 100;
  // The lower part of a card: a fifth of its color on tinted parchment.
  const ground = mixed(color(`mana-${mana}`), mixed(color(`mana-${mana}-tint`), color('parchment'), 0.5), 0.2);
  expect(contrast(mixed(color('on-parchment'), ground, share), ground)).toBeGreaterThanOrEqual(4.5);
});
