import fc from 'fast-check';

/** Values a forger might put in place of any other. */
const ODD: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  'x'.repeat(5000),
  '\ud800',
  '__proto__',
  0,
  -1,
  0.5,
  7,
  99,
  500,
  100_000,
  1e9,
  -1e9,
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  [1e9],
  {},
  { fx: 'draw', n: 1e9 },
];

type Path = readonly (string | number)[];

/** The paths to every part of a value, outermost first. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

/** A copy of a value with one part changed, removed, or added. */
function forged(value: unknown, path: Path, change: 'set' | 'drop' | 'add', odd: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return odd;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  if (rest.length > 0) copy[key] = forged(copy[key], rest, change, odd);
  else if (change === 'set') copy[key] = odd;
  else if (change === 'add') copy[`${key}2`] = odd;
  else delete copy[key];
  return copy;
}

/** Files and setups with one to three parts forged. */
export const forgeriesOf = (value: unknown): fc.Arbitrary<unknown> => {
  const paths = pathsIn(value);
  const change = fc.record({
    at: fc.nat(paths.length - 1),
    how: fc.constantFrom('set' as const, 'set' as const, 'drop' as const, 'add' as const),
    odd: fc.oneof(
      fc.constantFrom(...ODD),
      fc.constantFrom(...paths).map(path => partAt(value, path)),
      fc.integer(),
    ),
  });
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map(changes =>
      changes.reduce(
        (whole, { at, how, odd }) =>
          canReach(whole, paths[at] as Path) ? forged(whole, paths[at] as Path, how, odd) : whole,
        value,
      ),
    );
};

/** The name of the field a path leads to; members of a list use the name of the list. */
const fieldOf = (path: Path): string => String(path.findLast(key => !/^\d+$/.test(String(key))) ?? '');

const isLeaf = (part: unknown): boolean => typeof part !== 'object' || part === null;

/** Files with one to three parts taken from another file of the kind, which shapes cannot detect. */
export const nearForgeriesOf = (value: unknown): fc.Arbitrary<unknown> => {
  const leaves = pathsIn(value).filter(path => path.length > 0 && isLeaf(partAt(value, path)));
  const inField = (path: Path) => leaves.filter(other => fieldOf(other) === fieldOf(path));
  const likely = (path: Path): fc.Arbitrary<unknown> => {
    const part = partAt(value, path);
    if (typeof part === 'boolean') return fc.constant(!part);
    if (typeof part === 'number') return fc.constantFrom(part + 1, part - 1, 0, 3);
    return fc.constantFrom(null, ...inField(path).map(other => partAt(value, other)));
  };
  const change = fc.constantFrom(...leaves).chain(path => likely(path).map(part => ({ path, part })));
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map(changes => changes.reduce((whole, { path, part }) => forged(whole, path, 'set', part), value));
};

const partAt = (value: unknown, path: Path): unknown =>
  path.reduce((part, key) => (part as Record<string, unknown>)[key], value);

const canReach = (value: unknown, path: Path): boolean => {
  let part = value;
  for (const key of path) {
    if (typeof part !== 'object' || part === null) return false;
    part = (part as Record<string, unknown>)[key];
  }
  return true;
};
