import { isMotionReduced } from '../platform/motion.ts';
import {
  between,
  type Camera,
  centreOf,
  fitting,
  opening,
  type Pane,
  READABLE,
  showing,
  toMap,
  toScreen,
  whole,
  within,
  zoomed,
} from './camera.ts';
import { type Box, grown, type Point, SIZE, together } from './geometry.ts';
import type { Surface } from './surface.ts';

/** How long the map takes to move by itself. */
const GLIDE = 420;

/** Cameras of the games shown since the page was opened: a map keeps its place when its screen comes back. */
const places = new Map<string, Camera>();

/**
 * Moves the drawn map without a render: it writes the transform of one group. It begins where the game was last looked
 * at, or with the whole map; as long as nobody has moved it by hand, it keeps the whole map in sight.
 */
export class Rig {
  camera: Camera | null = null;
  pane: Pane = { width: 0, height: 0, inset: { left: 0, top: 0, right: 0, bottom: 0 } };
  /** What lies there already, and how far it may grow. */
  private map: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  private extent: Box = this.map;
  private hero: Point | null = null;
  private isByHand = false;
  private frame = 0;
  /** Where the map is gliding to. */
  private goal: Camera | null = null;
  private readonly surface: Surface;
  private readonly place: string | null;

  constructor(surface: Surface, place: string | null) {
    this.surface = surface;
    this.place = place;
    const kept = place === null ? undefined : places.get(place);
    if (kept) [this.camera, this.isByHand] = [kept, true];
  }

  /** The board has another size, or other parts of the table cover more or less of it. */
  measure(): void {
    const { pane: before, camera } = this;
    this.pane = this.surface.measure();
    if (camera === null || !this.isByHand) this.put(this.home());
    // What was put somewhere by hand stays there.
    else this.put(before.width === 0 ? camera : { ...toMap(centreOf(this.pane), camera, before), k: camera.k });
  }

  /** The map is as large as this now and may grow so far, and the hero stands there. */
  survey(map: Box, extent: Box, hero: Point | null): void {
    this.map = grown(map, SIZE / 2);
    this.extent = extent;
    this.hero = hero;
  }

  /** New tiles lie here: they come into sight. */
  reveal(box: Box): void {
    if (this.camera === null) return;
    this.glide(this.isByHand ? showing(this.camera, grown(box, SIZE / 2), this.extent, this.pane) : this.home());
  }

  /** Something can be done here that may lie beyond the edge: it comes into sight. */
  invite(box: Box): void {
    if (this.camera === null) return;
    const all = together(this.map, box);
    const isWhole = !this.isByHand && fitting(all, this.pane) >= READABLE;
    this.glide(isWhole ? whole(all, this.extent, this.pane) : showing(this.camera, box, this.extent, this.pane));
  }

  /** A space comes into sight, with some ground around it. */
  show({ x, y }: Point): void {
    const from = this.goal ?? this.camera;
    if (from === null) return;
    const box = grown({ left: x, top: y, right: x, bottom: y }, SIZE * 1.6);
    const to = showing({ ...from }, box, this.extent, this.pane);
    if (to.x !== from.x || to.y !== from.y) this.glide({ ...to, k: from.k });
  }

  toHero(): void {
    if (this.camera === null) return;
    this.isByHand = true;
    this.glide(within({ ...(this.hero ?? this.camera), k: Math.max(this.camera.k, 1) }, this.extent, this.pane));
  }

  /** All of the map; where that can be read, it stays in sight from now on. */
  toWhole(): void {
    const to = whole(this.map, this.extent, this.pane);
    this.isByHand = to.k !== this.home().k;
    if (this.place !== null) places.delete(this.place);
    this.glide(to);
  }

  pan(dx: number, dy: number): void {
    if (this.camera === null) return;
    const { x, y, k } = this.camera;
    this.byHand(within({ x: x - dx / k, y: y - dy / k, k }, this.extent, this.pane));
  }

  /** Larger or smaller about a point of the screen, by default the middle of the board. */
  zoom(factor: number, about?: Point): void {
    if (this.camera === null) return;
    const point = about ?? toScreen(this.camera, this.camera, this.pane);
    const to = zoomed(this.camera, this.camera.k * factor, point, this.extent, this.pane);
    if (about) this.byHand(to);
    else {
      this.isByHand = true;
      this.glide(to);
    }
  }

  /** Where a point of the map is on the board. */
  onScreen(point: Point): Point {
    return this.camera === null ? { x: 0, y: 0 } : toScreen(point, this.camera, this.pane);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.surface.clear();
    if (this.place !== null && this.isByHand && this.camera) places.set(this.place, this.camera);
  }

  private home(): Camera {
    return opening(this.map, this.extent, this.hero, this.pane);
  }

  private byHand(camera: Camera): void {
    this.isByHand = true;
    cancelAnimationFrame(this.frame);
    this.goal = null;
    this.put(camera);
  }

  private glide(to: Camera): void {
    cancelAnimationFrame(this.frame);
    const from = this.camera;
    if (from === null || isMotionReduced()) {
      this.put(to);
      return;
    }
    this.goal = to;
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(Math.max((now - start) / GLIDE, 0), 1);
      this.put(between(from, to, 1 - (1 - t) ** 3));
      if (t < 1) this.frame = requestAnimationFrame(step);
      else this.goal = null;
    };
    this.frame = requestAnimationFrame(step);
  }

  private put(camera: Camera): void {
    if (this.pane.width === 0) return;
    this.camera = camera;
    this.surface.put(camera, this.pane);
  }
}
