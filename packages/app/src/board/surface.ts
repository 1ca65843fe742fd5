import { isMotionReduced, paceOfMotion } from '../platform/motion.ts';
import { between, type Camera, type Pane, scaledFrom, transformOf } from './camera.ts';

/** So long after the last movement the map is at rest. */
const REST = 140;
/** A picture of the map is good for so much: larger, it would be too coarse; smaller, it would be too dear. */
const [SMALLEST, LARGEST] = [0.4, 1.8];
/** How long the map takes to move by itself. */
const GLIDE = 450;
/** Below this scale numbers on tokens cannot be read: they are told by simple signs. */
const FAR = 0.62;

/**
 * The elements that the map is shown in. While it moves, a picture of it is shifted and scaled, since drawing every step
 * costs too much; it is drawn sharp when it has come to rest.
 */
export class Surface {
  private rest = 0;
  /** What the map was drawn for last. */
  private drawn: Camera | null = null;
  private gliding: { readonly animation: Animation; readonly from: Camera; readonly to: Camera } | null = null;
  private readonly root: HTMLElement;
  private readonly svg: SVGSVGElement;
  private readonly world: SVGGElement;

  constructor(root: HTMLElement, svg: SVGSVGElement, world: SVGGElement) {
    this.root = root;
    this.svg = svg;
    this.world = world;
  }

  /** How large the board is, and how much of it other parts of the table cover: that is its padding. */
  measure(): Pane {
    const { clientWidth: width, clientHeight: height } = this.root;
    const style = getComputedStyle(this.root);
    const px = (side: string): number => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
    return { width, height, inset: { left: px('left'), top: px('top'), right: px('right'), bottom: px('bottom') } };
  }

  /** Shows the map as a camera sees it, now. */
  put(camera: Camera, pane: Pane): void {
    this.clear();
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

  /** Moves there by itself; input need not wait for it. At once where less motion is wanted. */
  glide(from: Camera, to: Camera, pane: Pane): void {
    this.clear();
    const isStill = isMotionReduced() || this.root.checkVisibility?.() !== true;
    if (this.drawn === null || isStill || !this.svg.animate) {
      this.settle(to, pane);
      return;
    }
    // The picture is that of the larger scale: it is never coarse on the way.
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

  /** Where the map is on its way; null while it is at rest or in somebody's hands. */
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
    this.world.style.transform = transformOf(camera, pane);
  }

  private settle(camera: Camera, pane: Pane): void {
    delete this.root.dataset.moving;
    this.draw(camera, pane);
    // Everything on the map hears of its scale, which would cost too much in every frame.
    this.root.style.setProperty('--board-scale', camera.k.toFixed(2));
    this.root.toggleAttribute('data-far', camera.k < FAR);
  }
}

const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
