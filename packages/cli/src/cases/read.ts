import { buildScene, type Scene, SceneError } from '@deedbook/engine';
import * as z from 'zod/mini';
import { type Flaw, type Path, readYaml, type YamlPart } from './document.ts';
import { sceneShape } from './given.ts';
import { kindOf, messagesOf } from './messages.ts';
import { type Expectation, thenShape } from './then.ts';

/** One thing done in a case: an answer, something that must be refused, or taking back. */
export interface Act {
  readonly line: number;
  readonly kind: 'answer' | 'try';
  /** The hero or seat, or null for whoever is asked. */
  readonly who: string | null;
  /** The key of an answer, `undo` or `redo`. */
  readonly key: string;
  /** The rule that must refuse it. */
  readonly refused: string | null;
}

export interface Step {
  readonly when: readonly Act[];
  readonly expected: Expectation;
  /** The line of an expectation. */
  readonly lineOf: (path: Path) => number;
}

/** A worked example: a scene, what is done in it, and what must come out. */
export interface Case {
  readonly file: string;
  readonly line: number;
  /** The line of a field. */
  readonly lineOf: (path: Path) => number;
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly given: Scene;
  readonly steps: readonly Step[];
}

const ID = /^[A-Z]+(-[A-Z0-9]+)*-\d+[a-z]*$/;
const RULE_ID = 'must be the id of a rule, such as CRD-21';
const ruleId = z.string({ error: RULE_ID }).check(z.regex(ID, { error: RULE_ID }));
const CASE_ID = 'must be capitals, a number and perhaps a small letter, such as EX-CRD-01a';

const answerShape = z.union([z.string(), z.record(z.string(), z.unknown())], {
  error: "must be an answer, 'hero: answer', or 'try: answer'",
});
const whenShape = z.array(answerShape, { error: 'must be a list of answers' });
// biome-ignore lint/suspicious/noThenProperty: a word of the file format, and nobody awaits it
const step = { when: z.exactOptional(whenShape), then: z.exactOptional(thenShape) };

const caseShape = z.strictObject({
  id: z.string({ error: CASE_ID }).check(z.regex(ID, { error: CASE_ID })),
  title: z.string({ error: 'must be a text' }),
  rules: z
    .array(ruleId, { error: 'must be a list of the rules the case shows' })
    .check(z.minLength(1, { error: 'must name at least one rule' })),
  note: z.exactOptional(z.string({ error: 'must be a text' })),
  given: z.exactOptional(sceneShape),
  ...step,
  steps: z.exactOptional(z.array(z.strictObject(step), { error: 'must be a list of steps, each with when and then' })),
});

/** Reads the cases of a file. Every flaw is told, and a case with a flaw is left out. */
export function readCases(file: string, text: string): { cases: Case[]; flaws: Flaw[] } {
  const { parts, flaws } = readYaml(file, text);
  const cases: Case[] = [];
  for (const part of parts) {
    const read = readCase(file, part);
    if ('id' in read) cases.push(read);
    else flaws.push(...read);
  }
  flaws.sort((a, b) => a.line - b.line);
  if (parts.length === 0 && flaws.length === 0) flaws.push({ file, line: 1, message: 'there is no case in this file' });
  return { cases, flaws };
}

function readCase(file: string, part: YamlPart): Case | Flaw[] {
  const at = (path: Path, message: string): Flaw => ({ file, line: part.lineOf(path), message });
  const value = withoutNulls(part.value);
  const read = caseShape.safeParse(value);
  if (!read.success) {
    return read.error.issues.flatMap(issue =>
      messagesOf(issue, value, caseShape).map(([path, message]) => at(path, message)),
    );
  }
  const { id, title, rules, given = {}, when, then, steps } = read.data;
  const flaws: Flaw[] = [];
  if (steps && (when || then)) flaws.push(at(['steps'], 'either steps, or when and then'));
  if (!steps && !then) flaws.push(at([], 'a case needs something it expects: then, or steps'));
  const described = steps?.map((entry, i): [Path, typeof entry] => [['steps', i], entry]) ?? [
    [[], { when, then }] as const,
  ];
  const all = described.map(([path, entry]): Step => {
    const acts = (entry.when ?? []).map((act, i) => actOf(act, part.lineOf([...path, 'when', i])));
    for (const act of acts) if (typeof act === 'string') flaws.push(at([...path, 'when', acts.indexOf(act)], act));
    return {
      when: acts.filter(act => typeof act !== 'string'),
      expected: entry.then ?? {},
      lineOf: inner => part.lineOf([...path, 'then', ...inner]),
    };
  });
  flaws.push(...sceneFlaws(given).map(([path, message]) => at(['given', ...path], message)));
  if (flaws.length > 0) return flaws;
  const lineOf = (path: Path) => part.lineOf(path);
  return { file, line: lineOf(['id']), lineOf, id, title, rules, given, steps: all };
}

/** `given:` with nothing behind it says nothing. */
function withoutNulls(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null));
}

function sceneFlaws(given: Scene): [Path, string][] {
  try {
    buildScene(given);
    return [];
  } catch (error) {
    if (!(error instanceof SceneError)) throw error;
    return error.problems.map(({ path, message }) => [path, message]);
  }
}

/** `play march`, `{ goldyx: play march }`, `{ try: walk 1,0, refused: MOV-03 }`; a text says what is wrong. */
function actOf(entry: string | Record<string, unknown>, line: number): Act | string {
  if (typeof entry === 'string') return { line, kind: 'answer', who: null, key: entry, refused: null };
  const { try: tried, refused = null, ...rest } = entry;
  const [pair, ...more] = Object.entries(
    tried === undefined ? rest : typeof tried === 'object' ? (tried ?? {}) : { '': tried },
  );
  if (refused !== null && tried === undefined) return "'refused' goes with 'try'";
  if (refused !== null && typeof refused !== 'string') return "'refused' must be the id of a rule";
  if (!pair || more.length > 0 || (tried !== undefined && Object.keys(rest).length > 0)) {
    return "must be an answer, 'hero: answer', or 'try: answer', one at a time";
  }
  const [who, key] = pair;
  if (typeof key !== 'string') return `the answer must be a text, not ${kindOf(key)}`;
  return { line, kind: tried === undefined ? 'answer' : 'try', who: who === '' ? null : who, key, refused };
}
