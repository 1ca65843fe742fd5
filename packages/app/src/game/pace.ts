import type { News, ToldNews } from '@deedbook/engine';
import { useSettings } from '../platform/settings.ts';

/*
 * Bots answer faster than anybody can look. What can be seen of it is shown one thing after the other, unless somebody
 * does not want to watch; the next step is thought of meanwhile, and nobody who may act has to wait.
 */

/** How long something is shown, in milliseconds; what is not here passes at once. */
const PAUSES: Partial<Record<News['news'], number>> = {
  'tactic-taken': 400,
  'card-played': 350,
  'skill-used': 450,
  'unit-used': 350,
  walked: 650,
  explored: 800,
  rested: 500,
  plundered: 500,
  'interaction-began': 400,
  'unit-gained': 600,
  'card-gained': 600,
  'fight-begins': 800,
  'attack-blocked': 450,
  'enemy-defeated': 500,
  'wounds-taken': 500,
  'fight-ended': 600,
  conquered: 500,
  'city-conquered': 800,
  'duel-begins': 800,
  'duel-attacked': 500,
  'duel-blocked': 500,
  'duel-ended': 600,
  'level-reached': 500,
};

/** How fast what bots do passes at one table. */
export class Pace {
  private isHurried = false;
  private goOn: (() => void) | null = null;

  /** Resolves when what just happened has been seen. */
  seen(news: readonly ToldNews[]): Promise<void> {
    const long = Math.max(0, ...news.map(({ to, news: { news: what } }) => (to === null ? (PAUSES[what] ?? 0) : 0)));
    if (long === 0 || this.isHurried || !isWatched()) return Promise.resolve();
    return new Promise(done => {
      const timer = setTimeout(done, long);
      this.goOn = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Somebody has seen enough: the rest passes at once, until they are asked again. */
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
