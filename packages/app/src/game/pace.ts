import type { ToldNews } from '@deedbook/engine';
import { pauseFor } from '../news/shown.ts';
import { useSettings } from '../platform/settings.ts';

/*
 * Bots answer faster than anyone can follow. Visible steps are shown one at a time, unless the player does not want to
 * watch; meanwhile the bot thinks about its next step, and no one who may act has to wait.
 */

/** How fast the bots' steps are shown at one table. */
export class Pace {
  private isHurried = false;
  private goOn: (() => void) | null = null;

  /** Resolves once the last step has been on screen long enough. */
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

  /** Skips ahead until the player is asked again. */
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
