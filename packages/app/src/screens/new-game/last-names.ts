const KEY = 'deedbook.names';

/** What people called themselves last, seat by seat; kept in this browser. */
export function lastNames(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(name => (typeof name === 'string' ? name : '')) : [];
  } catch {
    return []; // private windows and damaged names: no one is known
  }
}

/** Keeps names for the next game. Seats that were not played in, or not by a person, stay as they were. */
export function keepNames(names: readonly (string | null)[]): void {
  const before = lastNames();
  const all = Array.from(
    { length: Math.max(names.length, before.length) },
    (_, seat) => names[seat] ?? before[seat] ?? '',
  );
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // nowhere to keep them: they hold for this game
  }
}
