import { CARDS, ENEMIES, type Name, RUINS, SITES, SKILLS, TACTICS, UNITS } from '@deedbook/engine';
import { LANGUAGES } from '@deedbook/text';
import { createText } from '@deedbook/text/all';

/** Letters only, in lower case and without accents: how people type names. */
const simple = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const CATALOGUES = {
  card: CARDS,
  tactic: TACTICS,
  unit: UNITS,
  enemy: ENEMIES,
  site: SITES,
  ruin: RUINS,
  skill: SKILLS,
} as const;

/** Players may use the names of any language. */
const TEXTS = LANGUAGES.map(language => createText(language));

/** What can be looked up by name. */
export type ThingKind = keyof typeof CATALOGUES;

const THING_KINDS = Object.keys(CATALOGUES) as ThingKind[];

/** A printed thing. */
export interface Thing {
  readonly kind: ThingKind;
  readonly id: Name;
}

/** The things with this name in any language, or with this id; Units and enemies share some names. */
export function thingsCalled(typed: string, kinds: readonly ThingKind[] = THING_KINDS): Thing[] {
  const wanted = simple(typed);
  return wanted === '' ? [] : kinds.flatMap(kind => matching(kind, name => name === wanted));
}

/** The same, or the first thing whose name starts with it. */
export function findThings(typed: string, kinds: readonly ThingKind[] = THING_KINDS): Thing[] {
  const called = thingsCalled(typed, kinds);
  const wanted = simple(typed);
  if (called.length > 0 || wanted === '') return called;
  return kinds.flatMap(kind => matching(kind, name => name.startsWith(wanted))).slice(0, 1);
}

function matching(kind: ThingKind, fits: (name: string) => boolean): Thing[] {
  const namesOf = (id: Name): string[] => TEXTS.map(text => text.name(kind, id));
  const id = CATALOGUES[kind].ids().find(other => [other, ...namesOf(other)].map(simple).some(fits));
  return id === undefined ? [] : [{ kind, id }];
}
