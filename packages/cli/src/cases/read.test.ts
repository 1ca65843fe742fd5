import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sceneShape } from '@deedbook/positions';
import { describe, expect, it } from 'vitest';
import { findRoot } from '../coverage/rule-book.ts';
import { inWords } from './document.ts';
import { readCases } from './read.ts';
import { thenShape } from './then.ts';

const flawsOf = (text: string): string[] =>
  readCases('x.yaml', text).flaws.map(({ line, message }) => `${line}: ${message}`);

const CASE = `id: EX-CRD-01
title: Move 6 from three cards
rules: [CRD-21]
`;

describe('a case file', () => {
  it('gives its cases, with the lines of actions and expectations', () => {
    const { cases, flaws } = readCases(
      'x.yaml',
      `${CASE}given: { hand: [march x2], tile stack: [core-1] }
when:
  - play march
  - goldyx: undo
  - try: { goldyx: play rage }
    refused: NOT-ASKED
then:
  move: 2
  hand: [march]
---
id: EX-CRD-02a
title: Another
rules: [CRD-06, MAN-06]
steps:
  - then: { move: 0 }
  - when: [end-turn]
    then:
      turn: goldyx
`,
    );
    expect(flaws).toEqual([]);
    expect(cases.map(({ id, line }) => [id, line])).toEqual([
      ['EX-CRD-01', 1],
      ['EX-CRD-02a', 14],
    ]);
    const [first, second] = cases;
    expect(first?.given).toEqual({ hand: ['march x2'], tileStack: ['core-1'] });
    expect(first?.steps[0]?.when).toEqual([
      { line: 6, kind: 'answer', who: null, key: 'play march', refused: null },
      { line: 7, kind: 'answer', who: 'goldyx', key: 'undo', refused: null },
      { line: 8, kind: 'try', who: 'goldyx', key: 'play rage', refused: 'NOT-ASKED' },
    ]);
    expect(first?.steps[0]?.lineOf(['hand'])).toBe(12);
    expect(second?.steps.map(({ lineOf }) => lineOf([]))).toEqual([18, 20]);
    expect(second?.steps[1]?.lineOf(['turn'])).toBe(21);
  });

  it('may have a document of comments only', () => {
    expect(flawsOf(`${CASE}then: { move: 0 }\n---\n# the end\n`)).toEqual([]);
  });
});

describe('a malformed file is refused, with a line for each flaw', () => {
  it.each([
    [
      'broken YAML',
      `${CASE}given: [`,
      '4: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    ['a field twice', `${CASE}title: again\nthen: { move: 0 }`, '4: Map keys must be unique'],
    ['nothing', '', '1: there is no case in this file'],
    ['a text', 'hello', "1: a case must be a mapping of fields, not 'hello'"],
    ['a list', '- 1', '1: a case must be a mapping of fields, not a list'],
    ['too many aliases', `a: &a [x]\nb: &b [${'*a, '.repeat(50)}]\nc: [${'*b, '.repeat(50)}]`, /^1: cannot be read: /],
    ['nothing expected', `${CASE}when: [end-turn]`, '1: a case needs something it expects: then, or steps'],
    ['steps and then', `${CASE}then: { move: 0 }\nsteps: []`, '5: either steps, or when and then'],
    ['a missing id', 'title: x\nrules: [CRD-21]\nthen: { move: 0 }', "1: 'id' is missing"],
    [
      'a strange id',
      `${CASE.replace('EX-CRD-01', 'first')}then: { move: 0 }`,
      /^1: 'id' must be capitals, .* not 'first'$/,
    ],
    [
      'no rules',
      `${CASE.replace('[CRD-21]', '[]')}then: { move: 0 }`,
      "3: 'rules' must name at least one rule, not a list",
    ],
    ['an unknown field', `${CASE}tehn: {}`, ["4: there is no field 'tehn'; did you mean 'then'?"]],
    [
      'an unknown field of the scene',
      `${CASE}given:\n  hnad: []\nthen: { move: 0 }`,
      "5: there is no field 'hnad'; did you mean 'hand'?",
    ],
    [
      'a field in capitals',
      `${CASE}given:\n  tileStack: []\nthen: { move: 0 }`,
      "5: there is no field 'tileStack'; did you mean 'tile stack'?",
    ],
    [
      'an unknown field of a hero',
      `${CASE}given:\n  others:\n    goldyx:\n      fam: 1\nthen: { move: 0 }`,
      "7: there is no field 'fam'; did you mean 'fame'?",
    ],
    ['an unknown expectation', `${CASE}then:\n  moves: 0`, "5: there is no field 'moves'; did you mean 'move'?"],
    [
      'a text for a list',
      `${CASE}given:\n  hand: march\nthen: { move: 0 }`,
      "5: 'hand' must be a list of names, not 'march'",
    ],
    [
      'a text for a number',
      `${CASE}given:\n  move: six\nthen: { move: 0 }`,
      "5: 'move' must be a whole number, not 'six'",
    ],
    ['half a point', `${CASE}then:\n  move: 1.5`, "5: 'move' must be a whole number, not 1.5"],
    [
      'an unknown colour',
      `${CASE}given:\n  mana: [pink]\nthen: { move: 0 }`,
      /^5: 'mana' must be a list of colours \(red, .*\) or how many of each, not a list$/,
    ],
    ['a missing field', `${CASE}given:\n  enemies:\n    - at: 1,0\nthen: { move: 0 }`, "6: 'enemy' is missing"],
    [
      'an answer that is a number',
      `${CASE}when:\n  - end-turn\n  - 3\nthen: { move: 0 }`,
      "6: 'when' must be an answer, 'hero: answer', or 'try: answer', not 3",
    ],
    [
      'two answers at once',
      `${CASE}when:\n  - { tovak: a, goldyx: b }\nthen: { move: 0 }`,
      "5: must be an answer, 'hero: answer', or 'try: answer', one at a time",
    ],
    [
      'a refusal of nothing',
      `${CASE}when:\n  - { refused: CRD-21 }\nthen: { move: 0 }`,
      "5: 'refused' goes with 'try'",
    ],
    [
      'a card that does not exist',
      `${CASE}given:\n  hand:\n    - rage\n    - marhc\nthen: { move: 0 }`,
      "7: there is no card 'marhc'; did you mean 'march'?",
    ],
  ])('%s', (_what, text, flaw) => {
    const found = flawsOf(text);
    if (flaw instanceof RegExp) expect(found[0]).toMatch(flaw);
    else expect(found.slice(0, 1)).toEqual([flaw].flat());
  });

  it('all at once, in the order of the lines', () => {
    expect(flawsOf(`id: EX-CRD-01\nrules: CRD-21\ngiven:\n  move: x\n  hand: 3\nthen:\n  mov: 1\n`)).toEqual([
      "1: 'title' is missing",
      "2: 'rules' must be a list of the rules the case shows, not 'CRD-21'",
      "4: 'move' must be a whole number, not 'x'",
      "5: 'hand' must be a list of names, not 3",
      "7: there is no field 'mov'; did you mean 'move'?",
    ]);
  });

  it('while its valid cases can still be run', () => {
    const { cases, flaws } = readCases('x.yaml', `${CASE}then: { move: 0 }\n---\nid: nonsense\n`);
    expect(cases.map(({ id }) => id)).toEqual(['EX-CRD-01']);
    expect(flaws).toHaveLength(3);
  });
});

describe('docs/cases.md', () => {
  const text = readFileSync(join(findRoot() as string, 'docs', 'cases.md'), 'utf8');
  const fields = [sceneShape, thenShape].flatMap(shape =>
    Object.keys((shape as { def: { shape?: object } }).def.shape ?? {}),
  );

  it('documents every field', () => {
    expect(fields.length).toBeGreaterThan(80);
    expect(fields.map(inWords).filter(field => !text.includes(`\`${field}\``))).toEqual([]);
  });

  it('shows a valid case', () => {
    const [, shown = ''] = /```yaml\n(id: [\s\S]*?)```/.exec(text) ?? [];
    expect(readCases('cases.md', shown).flaws).toEqual([]);
  });
});

describe('an unknown name is refused where nothing else would reveal it', () => {
  it.each([
    [
      'a try',
      'when: [{ try: fly march }, { try: play marhc }]\nthen: { move: 0 }',
      "4: no answer has the word 'marhc'; did you mean 'march'?",
    ],
    [
      'what is not offered',
      'then:\n  offers not:\n    - power marhc',
      "6: no answer has the word 'marhc'; did you mean 'march'?",
    ],
    [
      'what another hero is not offered',
      'then: { heroes: { goldyx: { offers not: [healz] } } }',
      "4: no answer has the word 'healz'; did you mean 'heal'?",
    ],
    [
      'a kind of news',
      'then: { news not: [card-palyed] }',
      "4: there is no news 'card-palyed'; did you mean 'card-played'?",
    ],
    [
      'a field of news',
      'then: { news not: [{ news: card-played, crad: march }] }',
      "4: the news 'card-played' has no 'crad'; did you mean 'card'?",
    ],
    [
      'a name in news',
      'then: { news not: [{ news: card-played, card: marhc }] }',
      "4: there is no card 'marhc'; did you mean 'march'?",
    ],
    ['a prompt', 'then: { prompt: tactics }', "4: there is no prompt 'tactics'; did you mean 'tactic'?"],
    [
      'an empty set',
      'given: { sets: [base, krang] }\nthen: { move: 0 }',
      expect.stringMatching(/^4: the game cannot be set up: unknown \(what set, name krang, known base/),
    ],
  ])('%s', (_what, text, message) => {
    expect(flawsOf(`${CASE}${text}`)).toEqual([message]);
  });

  it('but a try may be any word if it says which rule refuses it', () => {
    expect(flawsOf(`${CASE}when: [{ try: abracadabra, refused: UNKNOWN-ANSWER }]\nthen: { move: 0 }`)).toEqual([]);
  });
});

it('all errors in a file are reported at once', () => {
  const text = `${CASE}given:
  hero: gandalf
  hand: [marhc]
  move: six
when:
  - 7
  - try: play marhc
then:
  mov: 0
  news not: [nonsense]
`;
  expect(flawsOf(text)).toEqual([
    "5: there is no hero 'gandalf'",
    "6: there is no card 'marhc'; did you mean 'march'?",
    "7: 'move' must be a whole number, not 'six'",
    "9: 'when' must be an answer, 'hero: answer', or 'try: answer', not 7",
    "10: no answer has the word 'marhc'; did you mean 'march'?",
    "12: there is no field 'mov'; did you mean 'move'?",
    "13: there is no news 'nonsense'",
  ]);
});
