import { describe, expect, it } from 'vitest';
import { parseChapter, parseLine, plain } from './parse.ts';

const SOURCE = `# Cities

A city is [defended](#CTY-02).

## Revealing

- **CTY-01** A **city** is fortified.
  - By day.
  - By **night**.
- **CTY-02** Its garrison:

| Level | White |
|---|---|
| 1 | 1 *white* |
| 2 | 2 |

## Assault

- **CTY-03** As [ever](#CMB-INI-01).
`;

describe('a chapter of the rule book', () => {
  const chapter = parseChapter(SOURCE);

  it('has a title, an introduction and sections', () => {
    expect(chapter.title).toBe('Cities');
    expect(chapter.intro.map(plain)).toEqual(['A city is defended.']);
    expect(chapter.sections.map(({ title }) => title)).toEqual(['Revealing', 'Assault']);
  });

  it('has one rule a bullet, with the points and tables under it', () => {
    const [first, second] = chapter.sections[0]?.rules ?? [];
    expect(first?.id).toBe('CTY-01');
    expect(first?.points.map(plain)).toEqual(['By day.', 'By night.']);
    expect(second?.tables[0]?.head.map(plain)).toEqual(['Level', 'White']);
    expect(second?.tables[0]?.rows.map(row => row.map(plain))).toEqual([
      ['1', '1 *white*'],
      ['2', '2'],
    ]);
  });

  it('keeps tables that belong to no rule', () => {
    const words = parseChapter('# Words\n\n## All\n\n| Word | Meaning |\n|---|---|\n| Wound | bad |\n');
    expect(words.sections[0]?.tables[0]?.rows).toHaveLength(1);
  });
});

it('reads bold words and links, one inside the other too', () => {
  expect(parseLine('a **b [c](#X-01)** d')).toEqual([
    'a ',
    { kind: 'bold', spans: ['b ', { kind: 'link', to: 'X-01', spans: ['c'] }] },
    ' d',
  ]);
});
