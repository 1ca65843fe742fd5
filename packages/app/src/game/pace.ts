import type { ToldNews } from '@deedbook/engine';
import { pauseFor } from '../news/shown.ts';
import { useSettings } from '../platform/settings.ts';

/*
 * Bots answer faster than anyone can look. What can be seen of it is shown one thing after the other, unless someone
 * does not want to watch; the next step is thought of meanwhile, and no one who may act has to wait.
 */

/** How fast what bots do passes at one table. */
export class Pace {
  private isHurried = false;
  private goOn: (() => void) | null = null;

  /** Resolves when what just happened has been seen. */
  seen(news: readonly ToldNews[]): Promise<void> {
    const long = pauseFor(news);
    if (long === 0 || this.isHurried || !isWatched()) return Promise.resolve();
    return new Promise(done => {
      const timer = setTimeout(done, long);
      this.goOn = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** The player has seen enough: skip ahead until they are asked again. */
  hurry(): void {
    this.isHurried = true;
    this.goOn?.();
  }

  watchAgain(): void {
    this.isHurried = false;
  }
}

function isWatched(): boolean {
  const { motion, watchBots } = useSettings.getState();
  const isStill = motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return watchBots && !isStill && document.visibilityState === 'visible';
}
