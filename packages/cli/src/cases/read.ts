import { buildScene, type Scene, SceneError } from '@deedbook/engine';
import { sceneShape } from '@deedbook/positions';
import * as z from 'zod/mini';
import { type Flaw, type Path, readYaml, type YamlPart } from './document.ts';
import { kindOf, messagesOf } from './messages.ts';
import { type Expectation, thenShape } from './then.ts';
import { whyNoAnswer, whyNoNews, whyNoPrompt } from './vocabulary.ts';

/** One action in a case: an answer, something that must be refused, or undo. */
export interface Act {
  readonly line: number;
  readonly kind: 'answer' | 'try';
  /** The hero or seat, or null for the seat asked. */
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

/** A worked example: a scene, the actions, and the expected outcome. */
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

/** What a case is checked against besides itself. */
export interface Book {
  readonly hasRule: (id: string) => boolean;
  /** Registers the id of a case and where it is; returns where it was used before. */
  readonly firstOf: (id: string, where: string) => string | null;
}

/** For checking a single file. */
const NO_BOOK: Book = { hasRule: () => true, firstOf: () => null };

/** Reads the cases of a file. Every flaw is reported, and a case with a flaw is left out. */
export function readCases(file: string, text: string, book: Book = NO_BOOK): { cases: Case[]; flaws: Flaw[] } {
  const { parts, flaws } = readYaml(file, text);
  const cases: Case[] = [];
  for (const part of parts) {
    const read = readCase(file, part, book);
    if ('id' in read) cases.push(read);
    else flaws.push(...read);
  }
  flaws.sort((a, b) => a.line - b.line);
  if (parts.length === 0 && flaws.length === 0) flaws.push({ file, line: 1, message: 'there is no case in this file' });
  return { cases, flaws };
}

function readCase(file: string, part: YamlPart, book: Book): Case | Flaw[] {
  const value = withoutNulls(part.value);
  const read = caseShape.safeParse(value);
  const fields = isFields(value) ? value : {};
  const whole = read.success ? wholeFlaws(read.data) : shapeFlaws(read.error, value);
  const found = [...whole, ...bookFlaws(fields, `${file}:${part.lineOf(['id'])}`, book), ...partFlaws(fields)];
  if (!read.success || found.length > 0) {
    return found.map(([path, message]) => ({ file, line: part.lineOf(path), message }));
  }
  const { id, title, rules, given = {}, when, then, steps } = read.data;
  const described = steps?.map((entry, i): [Path, typeof entry] => [['steps', i], entry]) ?? [
    [[], { when, then }] as const,
  ];
  const all = described.map(
    ([path, entry]): Step => ({
      when: (entry.when ?? []).map((act, i) => actOf(act, part.lineOf([...path, 'when', i])) as Act),
      expected: entry.then ?? {},
      lineOf: inner => part.lineOf([...path, 'then', ...inner]),
    }),
  );
  const lineOf = (path: Path) => part.lineOf(path);
  return { file, line: lineOf(['id']), lineOf, id, title, rules, given, steps: all };
}

type Found = readonly [path: Path, message: string];
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const shapeFlaws = (error: z.core.$ZodError, value: unknown): Found[] =>
  error.issues.flatMap(issue => messagesOf(issue, value, caseShape));

/** Fields of a case that conflict. */
function wholeFlaws({ steps, when, then }: z.infer<typeof caseShape>): Found[] {
  if (steps && (when || then)) return [[['steps'], 'either steps, or when and then']];
  return steps || then ? [] : [[[], 'a case needs something it expects: then, or steps']];
}

/** Unknown rules, and duplicate ids. */
function bookFlaws({ id, rules }: Fields, where: string, { hasRule, firstOf }: Book): Found[] {
  const first = typeof id === 'string' && ID.test(id) ? firstOf(id, where) : null;
  const taken: Found[] = first === null ? [] : [[['id'], `the id ${id} is taken: ${first}`]];
  const unwritten = listIn(rules).flatMap((rule, i): Found[] =>
    typeof rule !== 'string' || !ID.test(rule) || hasRule(rule)
      ? []
      : [[['rules', i], `there is no rule ${rule} in docs/rules`]],
  );
  return [...taken, ...unwritten];
}

/** What is wrong with the well-formed parts of a case, even if other parts are malformed. */
function partFlaws(value: Fields): Found[] {
  const { steps } = value;
  const found: Found[] = [];
  const given = sceneShape.safeParse(soundFields(value.given ?? {}));
  if (given.success)
    found.push(...sceneFlaws(given.data).map(([path, message]): Found => [['given', ...path], message]));
  const described =
    steps === undefined ? [[[], value] as const] : listIn(steps).map((step, i) => [['steps', i], step] as const);
  for (const [path, step] of described) if (isFields(step)) found.push(...stepFlaws(path, step));
  return found;
}

/** The fields of a scene that are well formed. */
function soundFields(given: unknown): unknown {
  const wrong = sceneShape.safeParse(given).error?.issues ?? [];
  if (!isFields(given) || wrong.length === 0) return given;
  const broken = wrong.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])]));
  return Object.fromEntries(Object.entries(given).filter(([field]) => !broken.includes(field)));
}

function stepFlaws(path: Path, { when, then }: Fields): Found[] {
  const found: Found[] = [];
  for (const [i, entry] of listIn(when).entries()) {
    if (typeof entry !== 'string' && !isFields(entry)) continue;
    const act = actOf(entry, 0);
    const wrong =
      typeof act === 'string' ? act : act.kind === 'try' && act.refused === null ? whyNoAnswer(act.key) : null;
    if (wrong !== null) found.push([[...path, 'when', i], wrong]);
  }
  if (!isFields(then)) return found;
  const heroes = isFields(then.heroes) ? Object.entries(then.heroes) : [];
  for (const [at, expected] of [[[], then], ...heroes.map(([who, fields]) => [['heroes', who], fields])] as [
    Path,
    unknown,
  ][]) {
    if (isFields(expected)) found.push(...nameFlaws([...path, 'then', ...at], expected));
  }
  return found;
}

/** Unknown names in places where nothing else would notice them. */
function nameFlaws(path: Path, { prompt, offersNot, news, newsNot }: Fields): Found[] {
  const found: Found[] = [];
  const note = (inner: Path, message: string | null) => {
    if (message !== null) found.push([[...path, ...inner], message]);
  };
  if (typeof prompt === 'string') note(['prompt'], whyNoPrompt(prompt));
  for (const [i, key] of listIn(offersNot).entries()) {
    if (typeof key === 'string') note(['offersNot', i], whyNoAnswer(key));
  }
  for (const [field, list] of Object.entries({ news, newsNot })) {
    for (const [i, wanted] of listIn(list).entries()) {
      if (typeof wanted === 'string' || isFields(wanted))
        for (const wrong of whyNoNews(wanted)) note([field, i], wrong);
    }
  }
  return found;
}

/** An empty field, such as `given:`, counts as absent. */
function withoutNulls(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null));
}

function sceneFlaws(given: Scene): Found[] {
  try {
    buildScene(given);
    return [];
  } catch (error) {
    if (!(error instanceof SceneError)) throw error;
    return error.problems.map(({ path, message }): Found => [path, message]);
  }
}

/**
 * Parses `play march`, `{ goldyx: play march }` or `{ try: walk 1,0, refused: MOV-03 }`; a string says what is wrong.
 */
function actOf(entry: string | Fields, line: number): Act | string {
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
