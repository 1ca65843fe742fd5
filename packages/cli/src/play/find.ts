import { CARDS, type Name, type Names, TACTICS } from '@deedbook/engine';

/** Letters only, small and without accents: how people type names. */
const simple = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

interface Found {
  readonly kind: 'card' | 'tactic';
  readonly id: Name;
}

/** The card or Tactic that is meant: by its id or a name in any language, or the beginning of one. */
export function findCard(typed: string): Found | null {
  const wanted = simple(typed);
  if (wanted === '') return null;
  for (const fits of [(name: string) => name === wanted, (name: string) => name.startsWith(wanted)]) {
    for (const [kind, catalogue] of CATALOGUES) {
      const id = catalogue.ids().find(other => [other, ...catalogue.get(other).names].map(simple).some(fits));
      if (id !== undefined) return { kind, id };
    }
  }
  return null;
}

const CATALOGUES: readonly ['card' | 'tactic', { ids(): Name[]; get(id: Name): { names: Names } }][] = [
  ['card', CARDS],
  ['tactic', TACTICS],
];
