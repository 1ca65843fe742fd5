import { bull } from './beasts.ts';
import { house } from './buildings.ts';
import { GOLD, WOOD } from './colors.ts';
import { dragonHead } from './dragon.ts';
import { rays } from './hatch.ts';
import { HEROES } from './heroes.ts';
import { citySite, mine, SITES } from './lands.ts';
import { circle, pointsOf, shape } from './pen.ts';
import { bold, cut, fitted, INK, type Layer, marks, moved, print, printInside } from './plate.ts';
import { RUINS } from './ruins.ts';
import { ENEMIES } from './vignettes.ts';
import { axe, staff } from './weapons.ts';

/* Small prints for the map: tokens, figures and sites, 400 by 400, on nothing: they stand on the ground of the page. */

const SIDE = 400;
const DISC = circle(200, 200, 200);

/** What a token shows of a picture: the middle of it, and how large it is. */
type Section = readonly [x: number, y: number, scale: number];
const FACE: Section = [395, 310, 0.74];
/** A face, and what is held beside it. */
const ARMED: Section = [440, 300, 0.62];

const SECTIONS: Readonly<Record<string, Section>> = {
  prowlers: ARMED,
  diggers: ARMED,
  'orc-summoners': ARMED,
  swordsmen: ARMED,
  crossbowmen: [430, 300, 0.64],
  gunners: [420, 310, 0.6],
  guardsmen: [330, 300, 0.62],
  'altem-guardsmen': [350, 300, 0.62],
  minotaur: ARMED,
  monks: ARMED,
  'altem-mages': ARMED,
  'ice-mages': ARMED,
  'fire-mages': ARMED,
  freezers: [460, 300, 0.6],
  'ice-golems': [430, 310, 0.66],
  'wolf-riders': [430, 310, 0.6],
};

const RAYS: Layer = { ...marks(INK, ...rays(200, 200, 110, 300, 40, 8)), opacity: 0.35 };

const LIGHT: Layer = { ...marks('#fff4d6', circle(200, 195, 138)), opacity: 0.45 };

/** An enemy as a medal: the picture around its face, on the color of the token. */
function medal(name: string, layers: readonly Layer[]): string {
  const [x, y, scale] = SECTIONS[name] ?? FACE;
  const face = moved(bold(layers), { x: 200 - x * scale, y: 200 - y * scale, scale });
  return printInside(SIDE, [RAYS, LIGHT, ...face], { edge: DISC });
}

/** Two colors only, as stamped: ink, and light where there was any color. */
const stamped = (layers: readonly Layer[]): Layer[] =>
  layers.map(layer => ({ ...layer, fill: layer.fill === INK ? INK : '#f3e6c8' }));

const BACKS: Readonly<Record<string, readonly Layer[]>> = {
  green: [...moved(axe, { x: -20, turn: -32, flip: true }), ...moved(axe, { x: 20, turn: 32 })],
  grey: SITES.keep?.layers ?? [],
  brown: bull(),
  violet: [...moved(staff(GOLD), { x: -20, turn: -32 }), ...moved(staff(GOLD), { x: 20, turn: 32 })],
  red: dragonHead(GOLD, WOOD),
  white: SITES.city?.layers ?? [],
  yellow: SITES['ancient-ruins']?.layers ?? [],
};

const back = (layers: readonly Layer[]): string =>
  printInside(SIDE, [RAYS, ...moved(stamped(fitted(bold(layers), 270, 270)), { x: 65, y: 62 })], { edge: DISC });

/** What was found in ruins. */
const find = (layers: readonly Layer[]): string =>
  printInside(SIDE, [RAYS, LIGHT, ...moved(fitted(bold(layers), 290, 290), { x: 55, y: 55 })], { edge: DISC });

/** The card that a figure is printed on, and the printed part of it. */
const CARD = shape('72,360! 72,70 84,30 124,8 276,8 316,30 328,70 328,360!');
const PRINTED = shape('96,360! 96,80 104,48 136,32 264,32 296,48 304,80 304,360!');

const HERO_COLORS: Readonly<Record<string, string>> = {
  arythea: '#c8463a',
  goldyx: '#4f9a4c',
  norowas: '#e3e0d4',
  tovak: '#4a83c4',
};

/** A hero as a figure of card, edged in the hero's color, on a foot. */
function figure(hero: string, layers: readonly Layer[]): string {
  const color = HERO_COLORS[hero] ?? GOLD;
  const x = hero === 'norowas' ? 10 : 28;
  return printInside(SIDE, moved(bold(layers), { x, y: 4, scale: 0.43 }), {
    edge: PRINTED,
    under: cut(CARD, { fill: color, line: 13 }),
    over: [
      { outlines: [PRINTED], fill: 'none', line: 9 },
      ...cut(shape('36,392! 44,352! 120,344 200,342 280,344 356,352! 364,392! 200,398'), { fill: '#4a4038', line: 13 }),
      ...cut(shape('44,366! 120,358 200,356 280,358 356,366! 358,378! 200,370 42,378!'), { fill: color }),
    ],
  });
}

/** Crystals and roofs in the color of a mine or a city. */
const COLORS: Readonly<Record<string, readonly [light: string, deep: string]>> = {
  red: ['#e0695c', '#a8322a'],
  blue: ['#78b2e6', '#2f62a4'],
  green: ['#7cc07a', '#3b7a41'],
  white: ['#ffffff', '#c9ced2'],
};

const SHADE: Layer = { ...marks('#140e06', circle(200, 366, 190, 30)), opacity: 0.32 };

/** What is broad and low stands a little higher, as the eye wants it in the middle of its space. */
function place(layers: readonly Layer[]): string {
  const drawn = moved(fitted(bold(layers), 390, 370), { x: 5, y: 12 });
  const top = Math.min(...drawn.flatMap(({ outlines }) => outlines.flatMap(each => pointsOf(each)).map(([, y]) => y)));
  return print(SIDE, SIDE, moved([SHADE, ...drawn], { y: -Math.max(0, top - 60) * 0.35 }));
}

/** Too many small houses for a small print. */
const VILLAGE = [...house(300, 470, 130, '#b4523a'), ...house(520, 520, 110, '#a0703a')];

/** Every small print by the name of its file. */
export function smallPrints(): [name: string, svg: string][] {
  return [
    ...Object.entries(ENEMIES).map(([name, { layers }]): [string, string] => [`token-${name}`, medal(name, layers)]),
    ...Object.entries(RUINS).map(([name, layers]): [string, string] => [`token-${name}`, find(layers)]),
    ...Object.entries(BACKS).map(([color, layers]): [string, string] => [`back-${color}`, back(layers)]),
    ...Object.entries(HEROES).map(([hero, draw]): [string, string] => [`figure-${hero}`, figure(hero, draw())]),
    ...Object.entries(SITES).map(([name, { layers }]): [string, string] => [
      `map-${name}`,
      place(name === 'village' ? VILLAGE : layers),
    ]),
    ...Object.entries(COLORS).flatMap(([color, [light, deep]]): [string, string][] => [
      [`map-crystal-mine-${color}`, place(mine(light, light, light, 1.7).layers)],
      [`map-city-${color}`, place(citySite(deep, light).layers)],
    ]),
  ];
}
