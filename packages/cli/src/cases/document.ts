import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml';

/** Something wrong in a file, and the line it is on. */
export interface Flaw {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export type Path = readonly PropertyKey[];

/** One YAML document of a file: its value, and the line of each part. */
export class YamlPart {
  readonly value: unknown;
  private readonly content: Node | null;
  private readonly lines: LineCounter;

  constructor(document: Document.Parsed, lines: LineCounter) {
    this.content = document.contents;
    this.value = withCamelKeys(document.toJS());
    this.lines = lines;
  }

  /** The line of a field or list index; if it does not exist, that of its container. */
  lineOf(path: Path): number {
    let node: unknown = this.content;
    let start = startOf(node);
    for (const part of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && fieldName(String(key.value)) === String(part));
        if (!pair) break;
        start = startOf(pair.key) ?? start;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(part)];
        start = startOf(node) ?? start;
      } else {
        break;
      }
    }
    return this.lines.linePos(start ?? 0).line;
  }
}

const startOf = (node: unknown): number | null => (node as Partial<Node> | null)?.range?.[0] ?? null;

/** Reads the documents of a file; YAML errors are reported as flaws. */
export function readYaml(file: string, text: string): { parts: YamlPart[]; flaws: Flaw[] } {
  const lines = new LineCounter();
  try {
    const read = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
    const documents = 'empty' in read ? [] : read;
    const flaws = documents.flatMap(({ errors }) =>
      errors.map(({ pos, message }) => ({ file, line: lines.linePos(pos[0]).line, message: firstLine(message) })),
    );
    const sound = documents.filter(({ errors, contents }) => errors.length === 0 && !isNothing(contents));
    return { parts: sound.map(document => new YamlPart(document, lines)), flaws };
  } catch (error) {
    // Too many aliases, or nested too deep.
    return { parts: [], flaws: [{ file, line: 1, message: `cannot be read: ${firstLine((error as Error).message)}` }] };
  }
}

const firstLine = (message: string): string => message.split('\n')[0] as string;

/** Whether a document contains only comments. */
const isNothing = (contents: unknown): boolean => contents === null || (isScalar(contents) && contents.value === null);

/** Field names are written as words, `tile stack` for `tileStack`. Capital letters are not accepted. */
const fieldName = (key: string): string =>
  /[A-Z]/.test(key) ? `'${key}'` : key.replaceAll(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `tileStack` as it is written in a file. */
export const inWords = (field: string): string =>
  field.startsWith("'") ? field.slice(1, -1) : field.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

function withCamelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCamelKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [fieldName(key), withCamelKeys(inner)]));
}
