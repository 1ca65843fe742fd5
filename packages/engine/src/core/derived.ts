/**
 * Caches what is derived from a part of the position. Parts are replaced and never written, so the part itself is the key,
 * and copies of a position share the result. Most calls ask about the same part as the call before, so that result is kept
 * outside the map.
 */
export function derived<Part extends object, T extends NonNullable<unknown>>(
  work: (part: Part) => T,
): (part: Part) => T {
  const known = new WeakMap<Part, T>();
  let latest: Part | null = null;
  let answer: T | undefined;
  return part => {
    if (part === latest) return answer as T;
    let found = known.get(part);
    if (found === undefined) {
      found = work(part);
      known.set(part, found);
    }
    latest = part;
    answer = found;
    return found;
  };
}
