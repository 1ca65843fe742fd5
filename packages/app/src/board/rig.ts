import {
  type Camera,
  centreOf,
  closeness,
  fitting,
  following,
  keepingUp,
  onPixels,
  type Pane,
  showing,
  toMap,
  toScreen,
  whole,
  within,
  zoomed,
} from './camera.ts';
import { type Box, boxAround, grown, type Point, SIZE, together } from './geometry.ts';
import type { Surface } from './surface.ts';

/** Cameras of the games shown since the page was opened: a map keeps its place when its screen comes back. */
const places = new Map<string, Camera>();

/** After the window is rotated, or resized by this much, a position chosen by hand is dropped. */
const OTHER = 0.2;

/**
 * Moves the drawn map without rendering, by writing the transform of one group. It follows the hero unless the player
 * wants the whole map or has moved it by hand; even then a walking hero is followed, but at the chosen scale.
 */
export class Rig {
  camera: Camera | null = null;
  pane: Pane = { width: 0, height: 0, inset: { left: 0, top: 0, right: 0, bottom: 0 } };
  /** The map so far, and how far it may grow. */
  private map: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  private extent: Box = this.map;
  private hero: Point | null = null;
  private how: 'follows' | 'whole' | 'by-hand' = 'follows';
  private readonly surface: Surface;
  private readonly place: string | null;

  constructor(surface: Surface, { place, isWhole }: { readonly place: string | null; readonly isWhole: boolean }) {
    this.surface = surface;
    this.place = place;
    if (isWhole) this.how = 'whole';
    const kept = place === null ? undefined : places.get(place);
    if (kept) [this.camera, this.how] = [kept, 'by-hand'];
  }

  /** The board was resized, or other parts of the table cover more or less of it. */
  measure(): void {
    const { pane: before, camera } = this;
    this.pane = this.surface.measure();
    const isOther = before.width > 0 && Math.abs(this.pane.width / before.width - 1) > OTHER;
    if (isOther && this.how === 'by-hand') this.how = 'follows';
    if (camera === null || this.how !== 'by-hand') this.put(this.home());
    // A position chosen by hand is kept.
    else this.put(before.width === 0 ? camera : { ...toMap(centreOf(this.pane), camera, before), k: camera.k });
  }

  /** The map's new size, how far it may grow, and where the hero is. */
  survey(map: Box, extent: Box, hero: Point | null): void {
    this.map = grown(map, SIZE / 2);
    this.extent = extent;
    this.hero = hero;
  }

  /** New tiles: they come fully into view, with the hero if there is room for both. */
  reveal(box: Box): void {
    if (this.camera === null) return;
    const tiles = grown(box, SIZE / 2);
    const both = this.hero === null ? tiles : together(tiles, grown(boxAround(this.hero), SIZE));
    const shown = fitting(both, this.pane) >= this.camera.k ? both : tiles;
    this.glide(this.how === 'whole' ? this.home() : showing(this.camera, shown, this.extent, this.pane));
  }

  /** There are choices here that may be off screen: they come into view if the hero stays there. */
  invite(box: Box): void {
    if (this.camera === null || this.hero === null) return;
    const both = together(box, grown(boxAround(this.hero), SIZE));
    if (this.how === 'whole') this.glide(whole(together(this.map, box), this.extent, this.pane));
    else if (fitting(both, this.pane) >= this.camera.k) {
      this.glide(showing(this.camera, both, this.extent, this.pane));
    }
  }

  /** Brings a part of the map into view. */
  show(box: Box): void {
    if (this.camera === null) return;
    this.glide({ ...showing(this.camera, box, this.extent, this.pane), k: this.camera.k });
  }

  /** The hero has walked: no one should have to look for their own figure. */
  keepUp(): void {
    if (this.camera === null || this.hero === null || this.how === 'whole') return;
    const k = this.how === 'follows' ? closeness(this.map, this.pane) : this.camera.k;
    if (k === null) this.glide(this.home());
    else this.glide(keepingUp({ ...this.camera, k }, this.hero, this.extent, this.pane));
  }

  toHero(): void {
    this.how = 'follows';
    this.goHome();
  }

  /** Shows the whole map; the second time, goes back to the hero. */
  toWhole(): void {
    this.how = this.how === 'whole' ? 'follows' : 'whole';
    this.goHome();
  }

  pan(dx: number, dy: number): void {
    const camera = this.now();
    if (camera === null) return;
    const { x, y, k } = camera;
    this.how = 'by-hand';
    this.put(within({ x: x - dx / k, y: y - dy / k, k }, this.extent, this.pane));
  }

  /** Zooms about a point of the screen, by default the middle of the board. */
  zoom(factor: number, about?: Point): void {
    const camera = about ? this.now() : this.camera;
    if (camera === null) return;
    const point = about ?? toScreen(camera, camera, this.pane);
    const to = zoomed(camera, camera.k * factor, point, this.extent, this.pane);
    this.how = 'by-hand';
    if (about) this.put(to);
    else this.glide(to);
  }

  /** Where a point of the map is on the board, or will be once the map is at rest. */
  onScreen(point: Point): Point {
    return this.camera === null ? { x: 0, y: 0 } : toScreen(point, this.camera, this.pane);
  }

  stop(): void {
    this.surface.clear();
    if (this.place !== null && this.how === 'by-hand' && this.camera) places.set(this.place, this.camera);
  }

  private home(): Camera {
    if (this.how === 'whole') return whole(this.map, this.extent, this.pane);
    return following(this.map, this.extent, this.hero, this.pane);
  }

  private goHome(): void {
    if (this.place !== null) places.delete(this.place);
    if (this.camera !== null) this.glide(this.home());
  }

  /** The current view. */
  private now(): Camera | null {
    return this.surface.onTheWay() ?? this.camera;
  }

  private glide(goal: Camera): void {
    const from = this.now();
    if (from === null || this.pane.width === 0) return;
    const to = onPixels(goal, this.pane);
    if (from.x === to.x && from.y === to.y && from.k === to.k) return;
    this.camera = to;
    this.surface.glide(from, to, this.pane);
  }

  private put(camera: Camera): void {
    if (this.pane.width === 0) return;
    this.camera = onPixels(camera, this.pane);
    this.surface.put(this.camera, this.pane);
  }
}
