import type { News, ToldNews } from '@deedbook/engine';

/** A record holds everything anyway: of two tellings of the same news, the one for whom it happened to. */
export const fullest = ({ to, news }: ToldNews): News[] =>
  to === null || !('seat' in news) || news.seat === null || to.includes(news.seat) ? [news] : [];
