import type { News, ToldNews } from '@deedbook/engine';

/** A record contains everything anyway: of two versions of the same news, the full one. */
export const fullest = ({ to, news }: ToldNews): News[] =>
  to === null || !('seat' in news) || news.seat === null || to.includes(news.seat) ? [news] : [];
