import type { LEVELS } from '@deedbook/engine';

type Level = (typeof LEVELS)[number];

/** The line of the Fame track that Fame is on, the next one, and how much of the line is behind. */
export function progressOf(levels: readonly Level[], fame: number): { line: Level; next: Level | null; part: number } {
  const at = Math.max(
    levels.findLastIndex(line => line.fame <= fame),
    0,
  );
  const line = levels[at] as Level;
  const next = levels[at + 1] ?? null;
  return { line, next, part: next ? (fame - line.fame) / (next.fame - line.fame) : 1 };
}

const FIGURES = ['armor', 'handLimit', 'commandTokens'] as const;

/** What a level brings: the figures that it raises. One that raises none brings a Skill and an Advanced Action (LVL-04). */
export const raisedBy = (line: Level, next: Level) => FIGURES.filter(figure => next[figure] > line[figure]);
