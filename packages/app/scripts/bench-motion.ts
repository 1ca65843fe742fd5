/* What `npm run bench -- web` measures while things move. */
import type { Page } from '@playwright/test';

interface Watch {
  /** The frames, in ms, in which something moved. */
  readonly frames: number[];
  /** Those in which nothing moved, in the same run: what the machine loses on its own. */
  readonly rest: number[];
  /** From each press to the first frame in which something moved, in ms. */
  readonly starts: number[];
}

/** Starts watching the frames of a page: those in which a movement plays, and how soon after a press it began. */
export const watchMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watch: Watch = { frames: [], rest: [], starts: [] };
    let press: number | null = null;
    let before = performance.now();
    let wasMoving = false;
    addEventListener('pointerdown', event => (press = event.timeStamp), true);
    const step = (now: number) => {
      const isMoving = (document.querySelector('.motion')?.childElementCount ?? 0) > 0;
      // A frame counts if things moved from its beginning to its end.
      if (isMoving && wasMoving) watch.frames.push(now - before);
      if (!isMoving && !wasMoving) watch.rest.push(now - before);
      const begun = performance.getEntriesByName('motion').at(-1)?.startTime ?? 0;
      if (press !== null && begun > press) {
        watch.starts.push(now - press);
        press = null;
      }
      [before, wasMoving] = [now, isMoving];
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    Object.assign(globalThis, { watch });
  });

export const watched = (page: Page): Promise<Watch> =>
  page.evaluate(() => (globalThis as unknown as { watch: Watch }).watch);
