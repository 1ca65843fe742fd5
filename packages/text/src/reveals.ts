import { DUMMY, HIDDEN, type News } from '@deedbook/engine';
import type { Telling } from './called.ts';
import { newsText } from './news.ts';
import type { Voice } from './voice.ts';

/** Whether news revealed something, which undo cannot take back (UND-02). */
function isReveal(news: News): boolean {
  switch (news.news) {
    case 'source-rolled':
    case 'dice-rerolled':
    case 'cards-drawn':
    case 'card-found':
    case 'cards-shuffled-in':
    case 'explored':
    case 'token-turned-up':
    case 'skills-shown':
    case 'stock-shown':
    case 'offer-changed':
    case 'dummy-turned':
    case 'summoned':
    case 'die-rolled':
    case 'reward-rolled':
    case 'artifacts-shown':
    case 'cards-picked':
    case 'hand-shown':
    case 'crystal-melted':
      return true;
    // Enemies drawn for a fight become known; rampaging ones were already visible.
    case 'fight-begins':
      return news.why !== 'rampaging';
    case 'token-placed':
      return news.name !== HIDDEN;
    case 'tactic-taken':
      return news.seat === DUMMY;
    default:
      return false;
  }
}

/** What was revealed where undo stops. An offer that changed several times is described once, as it is now. */
export function revealText(voice: Voice, news: readonly News[], telling: Telling): string {
  const revealed = news.filter(isReveal);
  const told = revealed.filter(
    (one, i) => one.news !== 'offer-changed' || !revealed.slice(i + 1).some(later => isSameOffer(one, later)),
  );
  if (told.length === 0) return voice.say('reveals.decided');
  return told.map(one => newsText(voice, one, telling)).join(' ');
}

const isSameOffer = (a: News, b: News): boolean =>
  a.news === 'offer-changed' && b.news === 'offer-changed' && a.offer === b.offer;
