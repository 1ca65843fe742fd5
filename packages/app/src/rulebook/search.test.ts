import { expect, it } from 'vitest';
import { fold } from '../language/fold.ts';
import type { Book } from './chapters.ts';
import { parseChapter } from './parse.ts';
import { entriesOf, pieces, search, wordAt } from './search.ts';

const BOOK: Book = {
  combat: parseChapter(
    '# Combate\n\nComo lutar.\n\n## Invasão\n\n- **CMB-INI-01** Entrar à força em um forte.\n- **CMB-INI-02** O **Veneno** age.\n\n## Outras\n\n- **CMB-OUT-01** Depois da invasão o veneno some.\n',
  ),
  glossary: parseChapter(
    '# Glossário\n\nPalavras.\n\n## Todas\n\n| Palavra | O que é |\n|---|---|\n| [Veneno](#CMB-INI-02) | Dobra. |\n',
  ),
};

const found = (sought: string) => search(entriesOf(BOOK), sought).map(({ at }) => at);

it('ignores accents and capitals', () => {
  expect(found('invasao')).toEqual(found('INVASÃO'));
  expect(found('invasao')).toContain('CMB-OUT-01');
});

it('puts titles before texts, and words of the glossary before both', () => {
  expect(found('invasao')[0]).toBe('CMB-INI-01');
  expect(found('veneno')).toEqual([wordAt('Veneno'), 'CMB-INI-02', 'CMB-OUT-01']);
});

it('finds a rule by its id', () => {
  expect(found('cmb-out-01')[0]).toBe('CMB-OUT-01');
  expect(found('cmb-ini')).toEqual(['CMB-INI-01', 'CMB-INI-02']);
});

it('wants all the words', () => {
  expect(found('forte veneno')).toEqual([]);
  expect(found('   ')).toEqual([]);
});

it('is not upset by signs', () => {
  expect(found('(+*')).toEqual([]);
});

it('marks what was sought where it stands, and shortens a long text around it', () => {
  expect(pieces('Uma invasão é cara.', 'invasao')).toEqual([
    { text: 'Uma ', isSought: false },
    { text: 'invasão', isSought: true },
    { text: ' é cara.', isSought: false },
  ]);
  const long = pieces(`${'palavra '.repeat(60)}fim da história ${'palavra '.repeat(60)}`, 'historia');
  const text = long.map(piece => piece.text).join('');
  expect(text.length).toBeLessThan(240);
  expect(long.find(piece => piece.isSought)?.text).toBe('história');
  expect(text).toMatch(/^… .* …$/);
});

it('folds letter for letter', () => {
  expect(fold('Città, façanhas')).toBe('citta, facanhas');
  expect(fold('L’Abilità')).toHaveLength('L’Abilità'.length);
});
