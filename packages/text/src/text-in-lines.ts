import type { CombatOutlook, DuelOutlook, ScoreSheet } from '@deedbook/engine';
import { duelText } from './duel-lines.ts';
import type { SeatNames } from './names.ts';
import { outlookText } from './outlook.ts';
import { scoreText, sheetText } from './score-lines.ts';
import { Text } from './text.ts';

/** What a terminal or a transcript says besides, as lines; a page draws it instead, and need not load it. */
export class TextInLines extends Text {
  /** A combat with the sums done, as lines: every enemy, and the attack or block so far. */
  outlook(outlook: CombatOutlook): string[] {
    return outlookText(this.voice, outlook);
  }

  /** A combat between players with the sums done, as lines. */
  duel(outlook: DuelOutlook, names: SeatNames): string[] {
    return duelText(this.voice, outlook, names);
  }

  /** The end of the game as lines: every line of every side, and who has won. */
  scoreSheet(sheets: readonly ScoreSheet[], names: SeatNames | null = null): string[] {
    return scoreText(this.voice, sheets, names);
  }

  /** One side of it. */
  scoresOf(sheet: ScoreSheet, names: SeatNames | null = null): string[] {
    return sheetText(this.voice, sheet, names);
  }
}
