import { groundOf, isKeyOf, type News, scoreSheets } from '@deedbook/engine';
import type { Outcome } from './game.ts';

const NOTHING = {
  citiesRevealed: 0,
  citiesAssaulted: 0,
  citiesConquered: 0,
  assaultsProposed: 0,
  assaultsAgreed: 0,
  assaultsWon: 0,
  minesLiberated: 0,
  gladesMarked: 0,
  incantations: 0,
  sitesHidden: 0,
  travelled: 0,
  portalsClosed: 0,
  eliminated: 0,
  titles: 0,
  won: 0,
};

/** How often things occurred that scenarios are about. */
export type Occurred = Readonly<typeof NOTHING>;

/** Counts them from the news, the answers and the score sheets. */
export class OccurredTally {
  private readonly counts = { ...NOTHING };
  /** How far the last cooperative assault got. */
  private together: 'proposed' | 'agreed' | null = null;

  add({ news, answers, end }: Outcome): void {
    const ground = groundOf(end.map);
    for (const told of news) this.hear(told.news, hex => ground.get(hex)?.site ?? null);
    this.counts.travelled += answers.filter(({ key }) => isKeyOf(key, 'travel')).length;
    const sheets = scoreSheets(end);
    this.counts.titles += sheets.flatMap(({ lines }) => lines).filter(({ title }) => title !== 0).length;
    this.counts.won += sheets.some(({ won }) => won) ? 1 : 0;
  }

  private hear(news: News, siteAt: (hex: number) => string | null): void {
    const { counts } = this;
    switch (news.news) {
      case 'city-revealed':
        counts.citiesRevealed++;
        return;
      case 'fight-begins':
        if (news.why === 'incantation') counts.incantations++;
        if (news.why === 'assault' && siteAt(news.hex) === 'city') counts.citiesAssaulted++;
        return;
      case 'city-conquered':
        counts.citiesConquered++;
        if (this.together === 'agreed') counts.assaultsWon++;
        this.together = null;
        return;
      case 'assault-proposed':
        counts.assaultsProposed++;
        this.together = 'proposed';
        return;
      case 'defenders-dealt':
        if (this.together === 'proposed') counts.assaultsAgreed++;
        this.together = 'agreed';
        return;
      case 'assault-declined':
      case 'assault-failed':
        this.together = null;
        return;
      case 'conquered':
        if (news.site === 'crystal-mine') counts.minesLiberated++;
        return;
      case 'glade-marked':
        counts.gladesMarked++;
        return;
      case 'site-hidden':
        counts.sitesHidden++;
        return;
      case 'portal-closed':
        counts.portalsClosed++;
        return;
      case 'eliminated':
        counts.eliminated++;
        return;
      default:
    }
  }

  sum(): Occurred {
    return { ...this.counts };
  }
}

export const occurredInWords = (o: Occurred): string[] => [
  `${o.citiesRevealed} cities revealed, ${o.citiesAssaulted} assaults on them, ${o.citiesConquered} conquered; ` +
    `${o.assaultsProposed} cooperative assaults proposed, ${o.assaultsAgreed} agreed, ${o.assaultsWon} won`,
  `${o.minesLiberated} mines liberated, ${o.gladesMarked} glades marked, ${o.incantations} incantations, ` +
    `${o.sitesHidden} sites hidden, ${o.travelled} travels underground, ${o.portalsClosed} portals closed, ` +
    `${o.eliminated} heroes eliminated`,
  `${o.titles} titles, ${o.won} games won`,
];
