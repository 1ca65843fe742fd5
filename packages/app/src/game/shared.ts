/** The newer of two values, but with the parts of the older one that are equal, so that memoized components can skip them. */
export function shared<T>(older: T, newer: T): T {
  if (older === newer || !isRecord(older) || !isRecord(newer)) return newer;
  if (Array.isArray(older) !== Array.isArray(newer)) return newer;
  const names = Object.keys(newer);
  const parts = names.map(name => shared(older[name], newer[name]));
  if (
    names.length === Object.keys(older).length &&
    names.every((name, i) => name in older && older[name] === parts[i])
  ) {
    return older;
  }
  // Never write to the value itself: the engine may still hold it.
  if (names.every((name, i) => newer[name] === parts[i])) return newer;
  return (Array.isArray(newer) ? parts : Object.fromEntries(names.map((name, i) => [name, parts[i]]))) as T;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
