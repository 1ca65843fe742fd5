import { type Camera, type Pane, transformOf } from './camera.ts';

/** So long after the last movement the map is at rest. */
const REST = 140;

/**
 * The elements that the map is shown in. While it moves, the map is a picture that is shifted about; it is drawn sharp
 * when it has come to rest.
 */
export class Stage {
  private rest = 0;
  private isShown = false;
  private readonly root: HTMLElement;
  private readonly world: SVGGElement;

  constructor(root: HTMLElement, world: SVGGElement) {
    this.root = root;
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
    this.world.style.transform = transformOf(camera, pane);
    if (this.isShown && this.rest === 0) this.root.dataset.moving = '';
    clearTimeout(this.rest);
    if (this.isShown) this.rest = window.setTimeout(() => this.settle(camera), REST);
    else this.settle(camera);
    this.isShown = true;
  }

  clear(): void {
    clearTimeout(this.rest);
  }

  private settle({ k }: Camera): void {
    this.rest = 0;
    delete this.root.dataset.moving;
    // Everything on the map hears of its scale, which would cost too much in every frame.
    this.root.style.setProperty('--board-scale', k.toFixed(2));
  }
}
