/** A part of the window. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Area, b: Area): number => {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
};

/** Candidate positions for notices, as fractions of the free width and height, starting at the top center. */
const TRIED: readonly (readonly [x: number, y: number])[] = [0, 0.15, 0.3, 0.4, 0.55, 0.8, 1].flatMap(y =>
  [0.5, 0.25, 0.75, 0, 1].map(x => [x, y] as const),
);

/**
 * Where a notice of this size covers nothing that must stay visible: the first such place, or the one that covers
 * least.
 */
export function clearPlace(
  size: Pick<Area, 'width' | 'height'>,
  room: Area,
  kept: readonly Area[],
): { left: number; top: number; covers: number } {
  let best = { left: room.left, top: room.top, covers: Number.POSITIVE_INFINITY };
  const { width, height } = size;
  for (const [x, y] of TRIED) {
    const left = room.left + Math.max(0, room.width - width) * x;
    const top = room.top + Math.max(0, room.height - height) * y;
    const covers = kept.reduce((sum, area) => sum + overlap({ left, top, width, height }, area), 0);
    if (covers === 0) return { left, top, covers };
    if (covers < best.covers) best = { left, top, covers };
  }
  return best;
}
