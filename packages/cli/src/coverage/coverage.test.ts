import { describe, expect, it } from 'vitest';
import type { Io } from '../io.ts';
import { coverageCommand } from './command.ts';
import { idsInCases, idsInTests } from './named.ts';
import { findRoot, readBeyond, readChapters, readExamples } from './rule-book.ts';

async function coverage(...args: string[]): Promise<string[]> {
  let said = '';
  const stdout = { write: (text: string) => (said += text) } as unknown as Io['stdout'];
  expect(await coverageCommand(args, { ...process, stdout } as unknown as Io)).toBe(0);
  return said.trimEnd().split('\n');
}

// Built here, so that this file itself names no rule.
const id = (n: number) => `CRD-${n}`;

describe('rules are named', () => {
  it('by the titles of tests', () => {
    const source = `
      it('${id(21)} adds up', () => expect('${id(1)}').toBe(x));
      test.each([['${id(2)}']])("%s and RND-PREP-${'04'}", () => {});
      describe(\`${id(3)}: \${what}\`, () => {});
      it.each(table)('${id(5)}/${id(6)}', () => {});
      call('${id(4)}', 1);
    `;
    expect(idsInTests(source)).toEqual([id(21), `RND-PREP-${'04'}`, id(3), id(5), id(6)]);
  });

  it('by the rules of cases', () => {
    const text = `id: EX-A-1\nrules: [${id(1)}, ${id(2)}]\n---\nid: EX-A-2b\nrules:\n  - ${id(3)}\n---\n# end\n`;
    expect(idsInCases(text)).toEqual({ cases: ['EX-A-1', 'EX-A-2b'], rules: [id(1), id(2), id(3)] });
  });
});

describe('the specification', () => {
  const root = findRoot() as string;

  it('is found from anywhere', () => {
    expect(findRoot('/')).toBe(root);
    expect(findRoot(import.meta.dirname)).toBe(root);
  });

  it('has as many rules and examples as its index says', () => {
    const chapters = readChapters(root);
    expect(chapters).toHaveLength(13);
    expect(chapters.flatMap(({ rules }) => rules)).toHaveLength(912);
    expect(readExamples(root)).toHaveLength(291);
  });
});

describe('coverage', () => {
  it('counts by chapter', async () => {
    const lines = await coverage();
    expect(lines[0]).toMatch(/^01-game-and-setup {2,}\d+ of 42$/);
    expect(lines.find(line => line.startsWith('examples'))).toMatch(/\d+ of 291\b/);
    expect(lines.find(line => line.startsWith('all rules'))).toMatch(/\d+ of 912$/);
  });

  it('lists what is missing', async () => {
    const { chapters, named, total, beyond } = JSON.parse((await coverage('--json')).at(-1) as string);
    const missing: string[] = chapters.flatMap((chapter: { missing: string[] }) => chapter.missing);
    expect(total).toBe(912);
    expect(named + missing.length + beyond).toBe(total);
    const listed = (await coverage('--missing')).join(' ').split(' ');
    for (const rule of missing) expect(listed).toContain(rule);
  });

  it('everything listed as beyond the base game exists, once, and is not covered', async () => {
    const root = findRoot() as string;
    const listed = readBeyond(root).flatMap(({ ids }) => ids);
    const { chapters, examples } = JSON.parse((await coverage('--json')).at(-1) as string);
    const lacking = [...chapters, examples].flatMap((line: { beyond: string[] }) => line.beyond);
    expect(listed.length).toBeGreaterThan(0);
    expect([...listed].sort()).toEqual([...lacking].sort());
  });
});
