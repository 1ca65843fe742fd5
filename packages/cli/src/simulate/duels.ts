import type { News } from '@deedbook/engine';

/** How player combats ended in a run. */
export interface Duels {
  readonly fought: number;
  /** How the defenders took part. */
  readonly full: number;
  readonly partial: number;
  /** Who was driven off, if anyone. */
  readonly defenderDriven: number;
  readonly aggressorDriven: number;
  readonly draws: number;
  /** How often a hero was knocked out in one. */
  readonly knockedOut: number;
  readonly stolen: number;
}

/** Counts player combats from the news. */
export class DuelTally {
  private readonly counts = {
    fought: 0,
    full: 0,
    partial: 0,
    defenderDriven: 0,
    aggressorDriven: 0,
    draws: 0,
    knockedOut: 0,
    stolen: 0,
  };
  /** Whether a player combat is going on. */
  private isOn = false;

  add(news: News): void {
    const { counts } = this;
    switch (news.news) {
      case 'duel-begins':
        this.isOn = true;
        counts.fought++;
        return;
      case 'participates':
        counts[news.full ? 'full' : 'partial']++;
        return;
      case 'knocked-out':
        if (this.isOn) counts.knockedOut++;
        return;
      case 'artifact-stolen':
        counts.stolen++;
        return;
      case 'duel-ended':
        this.isOn = false;
        if (news.winner === null) counts.draws++;
        else counts[news.winner === news.seat ? 'defenderDriven' : 'aggressorDriven']++;
        return;
      default:
    }
  }

  sum(): Duels {
    return { ...this.counts };
  }
}

export const duelsInWords = (d: Duels): string =>
  `${d.fought} combats between players (${d.full} defended in full, ${d.partial} in part): ` +
  `${d.defenderDriven} defenders and ${d.aggressorDriven} aggressors driven off, ${d.draws} draws, ` +
  `${d.knockedOut} heroes knocked out, ${d.stolen} Artifacts stolen`;
