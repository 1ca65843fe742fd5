import { CARDS, CITIES, ENEMIES, RUINS, SITES, SKILLS, TACTICS, UNITS } from '@deedbook/engine';
import { LANGUAGES, loadText, loadWords } from '@deedbook/text';
import { describe, expect, it } from 'vitest';
import { addressOf, entriesOf, find } from './entries.ts';

const BOX = [CARDS, UNITS, ENEMIES, SITES, CITIES, SKILLS, TACTICS, RUINS];

describe.each(LANGUAGES)('the codex in %s', async language => {
  const { codex } = await loadWords(language, 'screens');
  const entries = entriesOf(await loadText(language), codex);

  it('has everything in the box once, with a name and a text', () => {
    expect(entries).toHaveLength(BOX.reduce((sum, some) => sum + some.ids().length, 0));
    expect(new Set(entries.map(addressOf)).size).toBe(entries.length);
    const silent = entries.filter(
      ({ name, id, what, parts }) => name === id || `${what}${parts.map(p => p.text)}` === '',
    );
    expect(silent.map(addressOf)).toEqual([]);
  });

  it('puts matches in the name before matches in the text', () => {
    for (const entry of entries) expect(find(entries, entry.name, entry.kind)[0]?.name).toBe(entry.name);
  });
});

it('the search ignores accents, in names and texts', async () => {
  const entries = entriesOf(await loadText('pt-BR'), (await loadWords('pt-BR', 'screens')).codex);
  expect(find(entries, 'calabouco', 'site').map(({ id }) => id)).toContain('dungeon');
  expect(find(entries, 'nothing of the kind', null)).toEqual([]);
});
