import type { Judged } from '@deedbook/mind';

/** A loss belongs to the first decision that departs from the better line; `keys` are the answers given. */
export function whereWaysPart(judged: readonly Judged[], keys: readonly string[]): Judged[] {
  const moved = [...judged];
  for (const [i, key] of keys.slice(0, -1).entries()) {
    const [here, next] = moved.slice(i, i + 2) as [Judged, Judged];
    if (here.instead[0]?.choice.key !== key) continue;
    moved[i] = { ...here, lost: 0, instead: [] };
    moved[i + 1] = { ...next, lost: here.lost + next.lost, instead: here.instead.slice(1) };
  }
  return moved;
}
