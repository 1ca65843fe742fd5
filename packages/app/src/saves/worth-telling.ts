import type { News, ToldNews } from '@deedbook/engine';

/** What belongs to setting up, to sums and to the course of every turn: nobody remembers a game by it. */
const DULL: ReadonlySet<News['news']> = new Set([
  'source-rolled',
  'token-placed',
  'offer-changed',
  'dice-rerolled',
  'placed-on-portal',
  'turn-began',
  'turn-ended',
  'phase-began',
  'points-gained',
  'mana-paid',
  'value-added',
  'cards-discarded',
  'cards-shuffled-in',
  'tactic-left',
  'dummy-turned',
  'dummy-gained',
]);

/** What happened last in a game that is worth telling, and that everybody knows of; null while it has hardly begun. */
export const lastWorthTelling = (all: readonly ToldNews[]): News | null =>
  all.findLast(({ to, news }) => to === null && isWorthTelling(news))?.news ?? null;

function isWorthTelling(news: News): boolean {
  if (news.news === 'round-began') return news.round > 1;
  // Set-up lays tiles, and the dummy player is nobody.
  const isNobody = 'seat' in news && (news.seat === null || news.seat < 0);
  return !DULL.has(news.news) && !isNobody;
}
