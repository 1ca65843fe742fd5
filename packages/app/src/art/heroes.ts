/** What tells heroes apart without color: a field of a distinct shape with a sign on it, on a grid of 64. */
export interface HeroSign {
  readonly field: string;
  readonly sign: string;
}

export const HERO_SIGNS: Readonly<Record<string, HeroSign>> = {
  // A lozenge with a flame that is a blade.
  arythea: {
    field: 'M32 2 60 32 32 62 4 32Z',
    sign: 'M33 12c2 7 10 11 10 21 0 6-4 10-8 12l1-6c0-4-3-6-4-9-1 3-4 5-4 9l1 6c-5-2-8-6-8-12 0-5 3-8 4-11l3 5c3-4 6-9 5-15M30 42h4l-2 9Z',
  },
  // A disc with the eye of a dragon.
  goldyx: {
    field: 'M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58',
    sign: 'M9 32c11-17 35-17 46 0-11 17-35 17-46 0m23-12c-6 8-6 16 0 24 6-8 6-16 0-24M16 21l-4-8 9 5ZM48 21l4-8-9 5Z',
  },
  // A shield with a leaf.
  norowas: {
    field: 'M6 5h52v25c0 16-11 26-26 32C17 56 6 46 6 30Z',
    sign: 'M46 12c3 18-3 30-15 31-3 0-5 0-7-1l-6 9-4-3 7-9c-6-12 4-24 25-27m-8 9c-8 4-13 9-16 16 8-3 13-8 16-16',
  },
  // A square with a closed helm.
  tovak: {
    field: 'M7 7h50v50H7Z',
    sign: 'M32 13c10 0 15 6 15 15v14l-9 9V35h8v-5H34v22h-4V30H18v5h8v16l-9-9V28c0-9 5-15 15-15',
  },
};

/** For heroes without a drawing. */
export const ANY_HERO: HeroSign = {
  field: 'M32 3 61 24 50 60H14L3 24Z',
  sign: 'M32 14l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1Z',
};
