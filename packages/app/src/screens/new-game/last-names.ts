const KEY = 'deedbook.names';

/** The names people used last, by seat; stored in this browser. */
export function lastNames(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(name => (typeof name === 'string' ? name : '')) : [];
  } catch {
    return []; // private windows and damaged data: no names known
  }
}

/** Stores names for the next game. Seats that were not played, or not by a person, keep theirs. */
export function keepNames(names: readonly (string | null)[]): void {
  const before = lastNames();
  const all = Array.from(
    { length: Math.max(names.length, before.length) },
    (_, seat) => names[seat] ?? before[seat] ?? '',
  );
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // nowhere to store them: they last for this game
  }
}
