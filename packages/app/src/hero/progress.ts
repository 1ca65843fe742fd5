import type { LEVELS } from '@deedbook/engine';

type Level = (typeof LEVELS)[number];

/** The current line of the Fame track, the next one, and the progress between them. */
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

/** The figures that a level raises. If it raises none, it brings a Skill and an Advanced Action (LVL-04). */
export const raisedBy = (line: Level, next: Level) => FIGURES.filter(figure => next[figure] > line[figure]);
