import { CARDS, CITIES, ENEMIES, HEROES, RUINS, SITES, SKILLS, TACTICS, UNITS } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { fold } from '../language/fold.ts';

/** The sections of the codex; the first words of its addresses. */
export const KINDS = ['card', 'unit', 'enemy', 'site', 'city', 'skill', 'tactic', 'ruin'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing from the box in words. */
export interface Entry {
  readonly kind: Kind;
  readonly id: string;
  readonly name: string;
  /** What it is, in a few words. */
  readonly what: string;
  /** What it does, part by part, each with a heading where it needs one. */
  readonly parts: readonly Part[];
}

interface Part {
  readonly head: string | null;
  readonly text: string;
}

/** The address of an entry: `unit/peasants`. */
export const addressOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>): string => `${kind}/${id}`;

const plain = (text: string): Part => ({ head: null, text });

/** Headings that the texts themselves lack. */
export interface Heads {
  readonly basic: string;
  readonly powered: string;
  readonly recruitedAt: string;
}

const MAKERS: Readonly<Record<Kind, (text: Text, heads: Heads) => Omit<Entry, 'kind'>[]>> = {
  card: (text, heads) =>
    CARDS.ids().map(id => {
      const { name, kind, color, types, basic, powered, strongName } = text.cardText(id);
      const isPlayable = basic !== powered;
      return {
        id,
        name,
        what: [kind, color, ...types].filter(Boolean).join(' · '),
        parts: isPlayable
          ? [
              { head: heads.basic, text: basic },
              { head: strongName === null ? heads.powered : `${heads.powered}: ${strongName}`, text: powered },
            ]
          : [plain(basic)],
      };
    }),
  unit: (text, heads) =>
    UNITS.ids().map(id => {
      const { name, stats, abilities, resistances, sites } = text.unitText(id);
      return {
        id,
        name,
        what: [stats, ...resistances].join(' · '),
        parts: [...abilities.map(plain), { head: heads.recruitedAt, text: sites.join(', ') }],
      };
    }),
  enemy: text =>
    ENEMIES.ids().map(id => {
      const { name, stats, abilities, resistances } = text.enemyText(id);
      const parts = [...abilities, ...resistances].map(said => ({ head: said.name, text: said.text }));
      return { id, name, what: stats, parts };
    }),
  site: text => SITES.ids().map(id => ({ id, what: '', ...namedText(text.siteText(id)) })),
  city: text => CITIES.ids().map(id => ({ id, what: '', ...namedText(text.cityText(id)) })),
  skill: text =>
    SKILLS.ids().map(id => {
      const { name, often, text: said } = text.skillText(id);
      const { hero } = SKILLS.get(id);
      const what = [HEROES.has(hero) ? text.name('hero', hero) : '', often].filter(Boolean).join(' · ');
      return { id, name, what, parts: [plain(said)] };
    }),
  tactic: text =>
    TACTICS.ids().map(id => {
      const { name, number, time, text: said } = text.tacticText(id);
      return { id, name, what: `${number} · ${time}`, parts: [plain(said)] };
    }),
  ruin: text => RUINS.ids().map(id => ({ id, what: '', ...namedText(text.ruinText(id)) })),
};

const namedText = ({ name, text }: { readonly name: string; readonly text: string }) => ({
  name,
  parts: [plain(text)],
});

/** Everything in the box, by kind, in words. */
export const entriesOf = (text: Text, heads: Heads): Entry[] =>
  KINDS.flatMap(kind => MAKERS[kind](text, heads).map(entry => ({ kind, ...entry })));

/** Search results, matches in the name first. */
export function find(entries: readonly Entry[], sought: string, kind: Kind | null): Entry[] {
  const words = fold(sought).split(/\s+/).filter(Boolean);
  const among = kind === null ? entries : entries.filter(entry => entry.kind === kind);
  if (words.length === 0) return [...among];
  const ranked = among.flatMap(entry => {
    const name = fold(entry.name);
    const all = `${name} ${fold([entry.what, ...entry.parts.flatMap(({ head, text }) => [head, text])].join(' '))}`;
    if (!words.every(word => all.includes(word))) return [];
    return [{ entry, rank: words.every(word => name.includes(word)) ? (name.startsWith(words[0] ?? '') ? 0 : 1) : 2 }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}
