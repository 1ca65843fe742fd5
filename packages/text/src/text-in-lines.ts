import type { CombatOutlook, DuelOutlook, ScoreSheet } from '@deedbook/engine';
import { duelText } from './duel-lines.ts';
import type { SeatNames } from './names.ts';
import { outlookText } from './outlook.ts';
import { scoreText, sheetText } from './score-lines.ts';
import { Text } from './text.ts';

/**
 * What a terminal or transcript needs in addition, as lines. A page draws these things instead and need not load this.
 */
export class TextInLines extends Text {
  /** A combat with all sums, as lines: every enemy, and the attack or block so far. */
  outlook(outlook: CombatOutlook): string[] {
    return outlookText(this.voice, outlook);
  }

  /** A player combat with all sums, as lines. */
  duel(outlook: DuelOutlook, names: SeatNames): string[] {
    return duelText(this.voice, outlook, names);
  }

  /** The end of the game as lines: every line of every side, and the winner. */
  scoreSheet(sheets: readonly ScoreSheet[], names: SeatNames | null = null): string[] {
    return scoreText(this.voice, sheets, names);
  }

  /** The lines of one side. */
  scoresOf(sheet: ScoreSheet, names: SeatNames | null = null): string[] {
    return sheetText(this.voice, sheet, names);
  }
}
