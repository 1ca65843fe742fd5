import { type Camera, type Pane, scaledFrom, transformOf } from './camera.ts';

/** So long after the last movement the map is at rest. */
const REST = 140;
/** A picture of the map is good for so much: smaller, its edges would come into sight; larger, it would be too coarse. */
const [SMALLEST, LARGEST] = [0.8, 1.8];

/**
 * The elements that the map is shown in. While it is moved, it is shifted about as it is; while it grows or shrinks, a
 * picture of it does, since drawing every scale on the way costs too much. It is drawn sharp when it has come to rest.
 */
export class Surface {
  private rest = 0;
  /** What the map was drawn for last. */
  private drawn: Camera | null = null;
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

  put(camera: Camera, pane: Pane): void {
    clearTimeout(this.rest);
    if (this.drawn === null) {
      this.settle(camera, pane);
      return;
    }
    this.rest = window.setTimeout(() => this.settle(camera, pane), REST);
    const scale = camera.k / this.drawn.k;
    this.moving(scale === 1 ? 'shifted' : 'scaled');
    if (scale === 1 || scale < SMALLEST || scale > LARGEST) this.draw(camera, pane);
    else this.svg.style.transform = scaledFrom(this.drawn, camera, pane);
  }

  clear(): void {
    clearTimeout(this.rest);
  }

  private draw(camera: Camera, pane: Pane): void {
    this.drawn = camera;
    this.svg.style.transform = '';
    this.world.style.transform = transformOf(camera, pane);
  }

  private moving(how: 'scaled' | 'shifted'): void {
    if (this.root.dataset.moving !== how) this.root.dataset.moving = how;
  }

  private settle(camera: Camera, pane: Pane): void {
    delete this.root.dataset.moving;
    this.draw(camera, pane);
    // Everything on the map hears of its scale, which would cost too much in every frame.
    this.root.style.setProperty('--board-scale', camera.k.toFixed(2));
  }
}
