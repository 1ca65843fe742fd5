/*
 * Descriptions of values that come from outside: files, links, setups, arguments of effects. One description is both
 * the runtime check and, through `Fits`, the type. Every number has a range and every list a maximum length, so the
 * engine never computes with a value that cannot occur in a game. Inside the engine, types are enough.
 */

/** What is wrong with a value, and where: `players[0].hand[3]`, or '' for the value itself. */
export interface Flaw {
  readonly where: string;
  readonly message: string;
}

/** Checks a value: what is wrong with it, or null. */
export type Shape<T> = ((value: unknown) => Flaw | null) & { readonly describes?: T; readonly optional?: boolean };

/** A field that may be omitted. */
type OptionalShape<T> = Shape<T> & { readonly optional: true };

/** The type of the values a shape accepts. */
export type Fits<S> = S extends Shape<infer T> ? T : never;

type Fields = Readonly<Record<string, Shape<unknown>>>;
type OptionalKeys<F> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F];

/** The type of an object with these fields. */
export type FieldsOf<F> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Fits<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: Fits<F[K]>;
};

const flaw = (message: string, where = ''): Flaw => ({ where, message });

const inside = (part: string | number, { where, message }: Flaw): Flaw => {
  const rest = where === '' || where.startsWith('[') ? where : `.${where}`;
  return { where: typeof part === 'number' ? `[${part}]${rest}` : `${part}${rest}`, message };
};

/** A whole number in a range. */
export const whole = (least: number, most: number): Shape<number> => {
  const wrong = flaw(`expected a whole number from ${least} to ${most}`);
  return x => (Number.isInteger(x) && (x as number) >= least && (x as number) <= most ? null : wrong);
};

const NOT_A_FLAG = flaw('expected true or false');
export const flag: Shape<boolean> = x => (typeof x === 'boolean' ? null : NOT_A_FLAG);

/** A string of at most this many characters, all of which a file can hold. */
export const text = (most: number): Shape<string> => {
  const wrong = flaw(`expected a text of at most ${most} characters`);
  return x => (typeof x === 'string' && x.length <= most && x.isWellFormed() ? null : wrong);
};

/** A string that passes a test. */
export const textThat = (isRight: (text: string) => boolean, message: string): Shape<string> => {
  const wrong = flaw(message);
  return x => (typeof x === 'string' && isRight(x) ? null : wrong);
};

/** One of these strings or numbers. */
export const oneOf = <const T extends string | number>(of: readonly T[]): Shape<T> => {
  const wrong = flaw(`expected one of ${of.join(', ')}`);
  return x => (of.includes(x as T) ? null : wrong);
};

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  x =>
    x === null ? null : shape(x);

/** A value of one of several shapes. If none fits, the flaw reported is that of the last one. */
export const anyOf =
  <S extends readonly Shape<unknown>[]>(...shapes: S): Shape<Fits<S[number]>> =>
  x => {
    let wrong: Flaw | null = null;
    for (const shape of shapes) {
      wrong = shape(x);
      if (!wrong) return null;
    }
    return wrong;
  };

/** A field that may be omitted; if present, it has this shape. */
export const optional = <T>(shape: Shape<T>): OptionalShape<T> =>
  Object.assign((x: unknown) => (x === undefined ? null : shape(x)), { optional: true as const });

/** A list whose members all have one shape. */
export const list =
  <T>(member: Shape<T>, most: number, least = 0): Shape<readonly T[]> =>
  x => {
    if (!Array.isArray(x)) return flaw('expected a list');
    if (x.length < least || x.length > most) return flaw(`expected a list of ${least} to ${most}`);
    for (let i = 0; i < x.length; i++) {
      const wrong = member(x[i]);
      if (wrong) return inside(i, wrong);
    }
    return null;
  };

/** An object with exactly these fields. */
export const fields = <F extends Fields>(of: F): Shape<FieldsOf<F>> => {
  const names = Object.keys(of);
  return x => {
    if (!isObject(x)) return flaw('expected an object');
    for (const name of names) {
      const shape = of[name] as Shape<unknown>;
      if (!Object.hasOwn(x, name)) {
        if (shape.optional === true) continue;
        return flaw('is missing', name);
      }
      const wrong = shape(x[name]);
      if (wrong) return inside(name, wrong);
    }
    const strange = Object.keys(x).find(name => !Object.hasOwn(of, name));
    return strange === undefined ? null : flaw('there is no such field', strange);
  };
};

/** An object with some of these fields and no others. */
export const someOf = <F extends Fields>(of: F): Shape<Partial<FieldsOf<F>>> =>
  fields(Object.fromEntries(Object.entries(of).map(([name, shape]) => [name, optional(shape)]))) as Shape<
    Partial<FieldsOf<F>>
  >;

/** An object whose keys have one shape and whose values have another. */
export const dictionary =
  <T>(name: Shape<string>, member: Shape<T>, most: number): Shape<Readonly<Record<string, T>>> =>
  x => {
    if (!isObject(x)) return flaw('expected an object');
    const names = Object.keys(x);
    if (names.length > most) return flaw(`expected at most ${most} names`);
    for (const key of names) {
      const wrong = name(key) ?? member(x[key]);
      if (wrong) return inside(key, wrong);
    }
    return null;
  };

export const isObject = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
