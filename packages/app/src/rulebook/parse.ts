/*
 * The rule book uses a small subset of Markdown: headings, one bullet per rule that begins with the rule's id in bold,
 * nested bullets, tables, bold words, and links to ids. Everything else is a paragraph.
 */

export type Span =
  | string
  | { readonly kind: 'bold'; readonly spans: readonly Span[] }
  | { readonly kind: 'link'; readonly to: string; readonly spans: readonly Span[] };

export type Line = readonly Span[];

export interface Table {
  readonly head: readonly Line[];
  readonly rows: readonly (readonly Line[])[];
}

/** One rule: its sentence, the points under it, and the tables that belong to it. */
export interface Rule {
  readonly id: string;
  readonly line: Line;
  readonly points: readonly Line[];
  readonly tables: readonly Table[];
}

interface Section {
  readonly title: string;
  readonly rules: readonly Rule[];
  /** Tables before any rule: those of the glossary. */
  readonly tables: readonly Table[];
}

export interface Chapter {
  readonly title: string;
  readonly intro: readonly Line[];
  readonly sections: readonly Section[];
}

/** The same while being built. */
interface OpenRule extends Rule {
  readonly points: Line[];
  readonly tables: Table[];
}
interface OpenSection extends Section {
  readonly rules: OpenRule[];
  readonly tables: Table[];
}

export function parseLine(text: string): Line {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(/\*\*(.+?)\*\*|\[([^\]]+)\]\(#([^)]+)\)/g)) {
    if (found.index > from) spans.push(text.slice(from, found.index));
    const [all, bold, words, to] = found;
    if (bold !== undefined) spans.push({ kind: 'bold', spans: parseLine(bold) });
    else spans.push({ kind: 'link', to: to as string, spans: parseLine(words as string) });
    from = found.index + all.length;
  }
  if (from < text.length) spans.push(text.slice(from));
  return spans;
}

const cells = (row: string): Line[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => parseLine(cell.trim()));

const isRuler = (row: string): boolean => /^\|[\s:|-]+\|$/.test(row);

export function parseChapter(source: string): Chapter {
  let title = '';
  const intro: Line[] = [];
  const sections: OpenSection[] = [];
  let table: { head: Line[]; rows: Line[][] } | null = null;
  for (const text of source.split(/\r?\n/)) {
    const section = sections.at(-1);
    const rule = section?.rules.at(-1);
    if (text.startsWith('|')) {
      if (isRuler(text)) continue;
      if (table) table.rows.push(cells(text));
      else {
        table = { head: cells(text), rows: [] };
        (rule ?? section)?.tables.push(table);
      }
      continue;
    }
    table = null;
    const head = /^- \*\*([^*]+)\*\*\s*(.*)$/.exec(text);
    if (head)
      section?.rules.push({ id: head[1] as string, line: parseLine(head[2] as string), points: [], tables: [] });
    else if (/^\s+- /.test(text)) rule?.points.push(parseLine(text.replace(/^\s+- /, '')));
    else if (text.startsWith('## ')) sections.push({ title: text.slice(3).trim(), rules: [], tables: [] });
    else if (text.startsWith('# ')) title = text.slice(2).trim();
    else if (text.trim() !== '') intro.push(parseLine(text.trim()));
  }
  return { title, intro, sections };
}

/** The plain text of a line. */
export const plain = (line: Line): string =>
  line.map(span => (typeof span === 'string' ? span : plain(span.spans))).join('');
