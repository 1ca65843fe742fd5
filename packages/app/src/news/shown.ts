import type { News, ToldNews } from '@deedbook/engine';
import { KINDS, type Weight } from './kinds.ts';

export function weightOf(news: News): Weight {
  if (news.news === 'fight-ended') return news.won ? 'great' : 'bad';
  if (news.news === 'unit-damaged' && news.wounded) return 'bad';
  return KINDS[news.news].weight;
}

/** The sign in front of a line, if it has one. */
export const signOf = ({ news }: News): string | null => KINDS[news].sign ?? null;

/** How long players see public news, in ms. */
export const pauseFor = (all: readonly ToldNews[]): number =>
  Math.max(0, ...all.map(({ to, news }) => (to === null ? (KINDS[news.news].pause ?? 0) : 0)));

/** Whether a player who was away wants to hear about it. */
export const isTelling = (news: News): boolean => weightOf(news) !== 'small' && !KINDS[news.news].means;

/** The last public event worth telling; null while the game has hardly begun. */
export const lastWorthTelling = (all: readonly ToldNews[]): News | null =>
  all.findLast(({ to, news }) => to === null && isWorthTelling(news))?.news ?? null;

function isWorthTelling(news: News): boolean {
  if (news.news === 'round-began') return news.round > 1;
  // Setup places tiles, and the dummy player is not a player.
  const isNobody = 'seat' in news && (news.seat === null || news.seat < 0);
  return !KINDS[news.news].routine && !isNobody;
}
