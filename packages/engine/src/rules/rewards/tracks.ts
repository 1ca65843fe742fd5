import type { Player } from '../../state/player.ts';
import type { Game } from '../game.ts';
import { added } from '../scenarios/scenarios.ts';

/** A line of the Fame track (SET-02): the level and what comes with it. */
export interface Level {
  readonly level: number;
  readonly fame: number;
  readonly armor: number;
  readonly handLimit: number;
  readonly commandTokens: number;
}

const level = (n: number, fame: number, armor: number, handLimit: number, commandTokens: number): Level => ({
  level: n,
  fame,
  armor,
  handLimit,
  commandTokens,
});

export const LEVELS: readonly Level[] = [
  level(1, 0, 2, 5, 1),
  level(2, 3, 2, 5, 1),
  level(3, 8, 3, 5, 2),
  level(4, 15, 3, 5, 2),
  level(5, 24, 3, 6, 3),
  level(6, 35, 3, 6, 3),
  level(7, 48, 4, 6, 4),
  level(8, 63, 4, 6, 4),
  level(9, 80, 4, 7, 5),
  level(10, 99, 4, 7, 5),
];

/** What the current level token shows. */
export const levelOf = (player: Readonly<Player>): Level => LEVELS[player.level - 1] as Level;

/** The level for an amount of Fame; negative Fame is level 1 (VAR-AUC-01). */
export const levelAt = (fame: number): number => Math.max(1, LEVELS.filter(line => line.fame <= fame).length);

/** Reputation spaces from −7 to +7 with their modifier; null is the X space (SET-03). */
const REPUTATION_MODIFIERS = [null, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5] as const;
export const WORST_REPUTATION = -7;
export const BEST_REPUTATION = 7;

export const reputationModifier = (reputation: number): number | null =>
  REPUTATION_MODIFIERS[reputation - WORST_REPUTATION] as number | null;

export function gainFame(g: Game, n: number): void {
  const before = levelAt(g.me.fame);
  g.me.fame += n;
  g.tell({ news: 'fame-gained', seat: g.seat, n });
  const more = (levelAt(g.me.fame) - before) * added(g.s, 'fameForLine');
  if (more > 0) gainFame(g, more); // SCN-BC-02: this may cross another line
}

/** Moves the Reputation marker, which stops at either end of the track (SET-04). */
export function changeReputation(g: Game, n: number): void {
  const before = g.me.reputation;
  g.me.reputation = Math.max(WORST_REPUTATION, Math.min(BEST_REPUTATION, before + n));
  if (g.me.reputation !== before) g.tell({ news: 'reputation-changed', seat: g.seat, n: g.me.reputation - before });
}
