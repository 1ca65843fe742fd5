import {
  centreOf,
  groundOf,
  type Hex,
  hexName,
  placeName,
  qOf,
  rOf,
  type Seat,
  SITES,
  type Space,
  STEPS,
  TERRAINS,
  type TilePlace,
  type View,
} from '@deedbook/engine';
import { Canvas } from './canvas.ts';
import type { Look, Style } from './paint.ts';

/*
 * The map as text: pointy-top hexes in rows, each row shifted by half a space. A space has two lines of five
 * characters, filled with the sign of its terrain: on the first line its site, tokens and heroes, on the second the
 * number of the choice that leads there, or its coordinates.
 */

/** Half the width of a space, including the gap next to it. */
const HALF = 3;
const WIDTH = 5;
const HEIGHT = 2;

/** What to draw. */
export interface MapPlan {
  readonly view: View;
  /** The seat it is drawn for. */
  readonly seat: Seat | null;
  /** Where tiles can be explored at all. */
  readonly places: readonly TilePlace[];
  /** The numbers of choices, by the hex or tile place they lead to. */
  readonly labels: ReadonlyMap<string, string>;
}

/** A part of the map: the hex in the middle, and its size. */
export interface MapWindow {
  readonly middle: Hex;
  readonly width: number;
  readonly height: number;
}

interface Cell {
  readonly hex: Hex;
  readonly space: Space | null;
  readonly place: TilePlace | null;
}

const columnOf = (hex: Hex): number => 2 * qOf(hex) + rOf(hex);

/** Every space of the map, and those of tiles that could be explored. */
function cellsOf({ view, places }: MapPlan): Cell[] {
  const spaces = [...groundOf(view.map).values()].map(space => ({ hex: space.hex, space, place: null }));
  const unknown = places.flatMap(place => {
    const centre = centreOf(place);
    return [centre, ...STEPS.map(step => centre + step)].map(hex => ({ hex, space: null, place }));
  });
  return [...spaces, ...unknown];
}

/** Draws the map, or as much of it around a hex as fits in a window; also returns which spaces are visible. */
export function drawMap(plan: MapPlan, look: Look, window: MapWindow | null): Drawn {
  const all = cellsOf(plan);
  const cells = window ? within(all, window) : all;
  const left = Math.min(...cells.map(({ hex }) => columnOf(hex)));
  const top = Math.min(...cells.map(({ hex }) => rOf(hex)));
  const canvas = new Canvas();
  for (const cell of cells) {
    drawCell(canvas, plan, look, cell, (columnOf(cell.hex) - left) * HALF, (rOf(cell.hex) - top) * HEIGHT);
  }
  return { lines: canvas.lines(look), width: canvas.width, shown: cells.flatMap(({ space }) => space ?? []) };
}

/** A drawn map. */
interface Drawn {
  readonly lines: string[];
  readonly width: number;
  readonly shown: Space[];
}

/** The cells a window shows: its hex near the middle, but no room wasted beyond the edge of the map. */
function within(cells: readonly Cell[], { middle, width, height }: MapWindow): Cell[] {
  const isDown = span(
    cells.map(({ hex }) => rOf(hex)),
    rOf(middle),
    Math.floor(height / HEIGHT),
  );
  const isAcross = span(
    cells.map(({ hex }) => columnOf(hex)),
    columnOf(middle),
    Math.floor((width - WIDTH) / HALF) + 1,
  );
  return cells.filter(({ hex }) => isDown(rOf(hex)) && isAcross(columnOf(hex)));
}

/** A range of numbers around a middle, shifted to cover as many existing ones as possible. */
function span(all: readonly number[], middle: number, count: number): (n: number) => boolean {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const from = Math.max(least, Math.min(middle - Math.floor(count / 2), most - count + 1));
  return n => n >= from && n < from + count;
}

function drawCell(canvas: Canvas, plan: MapPlan, look: Look, { hex, space, place }: Cell, x: number, y: number): void {
  if (!space) {
    drawUnknown(canvas, plan, hex, place as TilePlace, x, y);
    return;
  }
  const { sign } = TERRAINS.get(space.terrain);
  const style = TERRAIN_STYLES[space.terrain] ?? null;
  canvas.put(x, y, sign.repeat(WIDTH), style);
  canvas.put(x, y + 1, sign.repeat(WIDTH), style);
  const site = siteSign(plan.view, space);
  canvas.put(x + 1, y, site, 'bold');
  const figure = figureSign(plan, hex);
  if (figure) canvas.put(x + WIDTH - figure.text.length, y, figure.text, figure.style);
  const label = plan.labels.get(hexName(hex));
  const below = label ?? (look.ascii ? hexName(hex) : hexName(hex).replaceAll('-', '−'));
  canvas.put(x + Math.floor((WIDTH - below.length) / 2), y + 1, below, label ? LABEL : 'dim');
}

function drawUnknown(canvas: Canvas, { labels }: MapPlan, hex: Hex, place: TilePlace, x: number, y: number): void {
  canvas.put(x + 2, y, '?', 'dim');
  const label = hex === centreOf(place) ? labels.get(`tile ${placeName(place)}`) : undefined;
  if (label) canvas.put(x + Math.floor((WIDTH - label.length) / 2), y + 1, label, LABEL);
}

const LABEL: Style = ['bold', 'inverse'];

/** The two letters of a site, with the Shield of its last conqueror, or of a city's leader. */
function siteSign(view: View, { site, hex }: Space): string {
  if (site === null) return '';
  const owner =
    view.shields.findLast(shield => shield.hex === hex)?.seat ??
    view.cities.find(city => city.hexes.includes(hex))?.leader ??
    undefined;
  return (SITES.find(site)?.sign ?? '') + (owner === undefined ? '' : `*${initial(view, owner)}`);
}

/** Heroes have different initials. */
export const initial = (view: View, seat: Seat): string => (view.players[seat]?.hero ?? '').charAt(0).toUpperCase();

/** The hero or token on a space. */
function figureSign({ view, seat }: MapPlan, hex: Hex): { text: string; style: Style } | null {
  const heroes = view.players.flatMap((player, i) => (player.hex === hex ? [i] : []));
  if (heroes.length > 0) {
    const first = seat !== null && heroes.includes(seat) ? seat : (heroes[0] as Seat);
    return { text: `@${initial(view, first)}`, style: first === seat ? OWN : OTHER };
  }
  const at = view.tokens.findIndex(token => token.hex === hex);
  return at < 0 ? null : { text: tokenSign(view, at), style: TOKEN };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `!` for a face-up token, `?` for a face-down one, and its letter in the legend. */
export const tokenSign = ({ tokens }: View, at: number): string =>
  `${tokens[at]?.up ? '!' : '?'}${LETTERS.charAt(at % LETTERS.length)}`;

const OWN: Style = ['bold', 'inverse'];
const OTHER: Style = ['inverse'];
const TOKEN: Style = ['bold', 'redBright'];

export const TERRAIN_STYLES: Readonly<Record<string, Style>> = {
  plains: 'green',
  hills: 'yellow',
  forest: 'greenBright',
  wasteland: 'red',
  desert: 'yellowBright',
  swamp: 'magenta',
  lake: 'blueBright',
  mountain: 'gray',
  sea: 'blue',
};
