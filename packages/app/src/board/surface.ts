import { isMotionReduced, paceOfMotion } from '../platform/motion.ts';
import { between, type Camera, type Pane, scaledFrom, transformOf } from './camera.ts';

/** The map counts as at rest this long after the last movement. */
const REST = 140;
/**
 * The range of scales a picture of the map is good for: beyond it the picture is too coarse, below it too expensive.
 */
const [SMALLEST, LARGEST] = [0.4, 1.8];
/** How long an automatic movement of the map takes. */
const GLIDE = 450;
/** The scale assumed by board.css: changing it restyles the whole map, and most maps need not. */
const USUAL = '1.30';
/** Below this scale numbers on tokens are unreadable, so simple signs replace them. */
const FAR = 0.62;

/**
 * The elements that show the map. While it moves, a picture of it is shifted and scaled, because redrawing each step
 * costs too much; it is redrawn sharp once it is at rest.
 */
export class Surface {
  private rest = 0;
  /** The camera the map was last drawn for. */
  private drawn: Camera | null = null;
  /** The transform that shows it. */
  private written = '';
  /** What `--board-scale` says. */
  private scale: string;
  private gliding: { readonly animation: Animation; readonly from: Camera; readonly to: Camera } | null = null;
  private readonly root: HTMLElement;
  private readonly svg: SVGSVGElement;
  private readonly world: SVGGElement;

  constructor(root: HTMLElement, svg: SVGSVGElement, world: SVGGElement) {
    this.root = root;
    this.svg = svg;
    this.world = world;
    this.scale = root.style.getPropertyValue('--board-scale') || USUAL;
  }

  /** The size of the board and how much of it other parts of the table cover, which is its padding. */
  measure(): Pane {
    const { clientWidth: width, clientHeight: height } = this.root;
    const style = getComputedStyle(this.root);
    const px = (side: string): number => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
    return { width, height, inset: { left: px('left'), top: px('top'), right: px('right'), bottom: px('bottom') } };
  }

  /** Shows the map as a camera sees it, immediately. */
  put(camera: Camera, pane: Pane): void {
    this.clear();
    // Starting and ending a movement redraws everything.
    if (this.written === transformOf(camera, pane) && this.root.dataset.moving === undefined) return;
    if (this.drawn === null) {
      this.settle(camera, pane);
      return;
    }
    this.rest = window.setTimeout(() => this.settle(camera, pane), REST);
    const scale = camera.k / this.drawn.k;
    if (scale < SMALLEST || scale > LARGEST) this.draw(camera, pane);
    this.root.dataset.moving = '';
    this.svg.style.transform = scaledFrom(this.drawn, camera, pane);
  }

  /** Animates to a camera without delaying input; jumps if less motion is wanted. */
  glide(from: Camera, to: Camera, pane: Pane): void {
    this.clear();
    const isStill = isMotionReduced() || this.root.checkVisibility?.() !== true;
    if (this.drawn === null || isStill || !this.svg.animate) {
      this.settle(to, pane);
      return;
    }
    // The picture is drawn at the larger of the two scales, so it is never coarse on the way.
    if (to.k > this.drawn.k * 1.05) this.draw(to, pane);
    this.root.dataset.moving = '';
    const way = [from, to].map(camera => ({ transform: scaledFrom(this.drawn ?? to, camera, pane) }));
    const animation = this.svg.animate(way, { duration: GLIDE * paceOfMotion(), easing: EASE, fill: 'forwards' });
    this.gliding = { animation, from, to };
    animation.onfinish = () => {
      this.settle(to, pane);
      animation.cancel();
      this.gliding = null;
    };
  }

  /** Where the map is heading; null while it is at rest or being dragged. */
  onTheWay(): Camera | null {
    if (this.gliding === null) return null;
    const { animation, from, to } = this.gliding;
    return between(from, to, animation.effect?.getComputedTiming().progress ?? 1);
  }

  clear(): void {
    clearTimeout(this.rest);
    this.gliding?.animation.cancel();
    this.gliding = null;
  }

  private draw(camera: Camera, pane: Pane): void {
    this.drawn = camera;
    this.svg.style.transform = '';
    this.written = transformOf(camera, pane);
    this.world.style.transform = this.written;
  }

  private settle(camera: Camera, pane: Pane): void {
    delete this.root.dataset.moving;
    this.draw(camera, pane);
    // Everything on the map depends on its scale; updating that in every frame would cost too much.
    const scale = camera.k.toFixed(2);
    if (this.scale !== scale) this.root.style.setProperty('--board-scale', scale);
    this.scale = scale;
    this.root.toggleAttribute('data-far', camera.k < FAR);
  }
}

const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
