import { pad, widthOf } from './paint.ts';

/* Lays out text that may contain color codes. */

/** Wraps a text at spaces, indenting further lines. A colored word must not be longer than a line. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  const [first = '', ...words] = text.trimStart().split(' ');
  let line = ' '.repeat(text.length - text.trimStart().length) + first;
  for (const word of words) {
    const longer = `${line} ${word}`;
    if (widthOf(longer) > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Parts one after another, wrapped between them; within a part only if it does not fit on a line by itself. */
export function flow(parts: readonly string[], gap: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line !== '' && widthOf(line) + widthOf(gap) + widthOf(part) <= width) {
      line += gap + part;
      continue;
    }
    if (line !== '') lines.push(line);
    const whole = lines.length === 0 && line === '' ? part : indent + part;
    const broken = widthOf(whole) > width ? wrap(whole, width, `${indent}  `) : [whole];
    lines.push(...broken.slice(0, -1));
    line = broken.at(-1) as string;
  }
  return line === '' ? lines : [...lines, line];
}

/** Items in as many columns as fit, read downward. */
export function columns(items: readonly string[], width: number, gap = 3): string[] {
  for (let count = Math.min(items.length, MOST_COLUMNS); count > 1; count--) {
    const height = Math.ceil(items.length / count);
    const cut = Array.from({ length: count }, (_, i) => items.slice(i * height, (i + 1) * height));
    const widths = cut.map(column => Math.max(0, ...column.map(widthOf)));
    if (widths.reduce((sum, w) => sum + w, 0) + gap * (count - 1) > width) continue;
    return Array.from({ length: height }, (_, row) =>
      cut
        .map((column, i) => pad(column[row] ?? '', (widths[i] as number) + gap))
        .join('')
        .trimEnd(),
    );
  }
  return items.flatMap(item => wrap(item, width, '    '));
}

const MOST_COLUMNS = 4;

/** Two blocks side by side; the second is cut to the height of the first, or the first padded. */
export function beside(left: readonly string[], right: readonly string[], leftWidth: number, gap: string): string[] {
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) => `${pad(left[i] ?? '', leftWidth)}${gap}${right[i] ?? ''}`.trimEnd());
}

/** A row with a title in the first column and any number of lines in the second. */
export interface Row {
  readonly title: string;
  readonly lines: (width: number) => readonly string[];
}

/** Rows with their titles aligned. */
export function table(rows: readonly Row[], width: number): string[] {
  const first = Math.max(0, ...rows.map(({ title }) => widthOf(title))) + GAP.length;
  return rows.flatMap(({ title, lines }) =>
    lines(width - first).map((line, i) => (i === 0 ? pad(title, first) : ' '.repeat(first)) + line),
  );
}

/** The gap between the parts of a row. */
export const GAP = '   ';

/** Blocks side by side, as many as fit, with the rest below. */
export function blocks(all: readonly (readonly string[])[], width: number): string[] {
  const widths = all.map(block => Math.max(0, ...block.map(widthOf)));
  const lines: string[] = [];
  for (let from = 0; from < all.length; ) {
    let to = from + 1;
    let used = widths[from] as number;
    while (to < all.length && used + GAP.length + (widths[to] as number) <= width) {
      used += GAP.length + (widths[to] as number);
      to++;
    }
    const row = all.slice(from, to);
    const height = Math.max(...row.map(block => block.length));
    if (from > 0) lines.push('');
    for (let i = 0; i < height; i++) {
      const cells = row.map((block, j) => pad(block[i] ?? '', widths[from + j] as number));
      lines.push(cells.join(GAP).trimEnd());
    }
    from = to;
  }
  return lines;
}

/** A line with one text at each end, or two lines if they do not fit. */
export function ends(left: string, right: string, width: number): string[] {
  const gap = width - widthOf(left) - widthOf(right);
  return gap < 2 ? [left, right] : [left + ' '.repeat(gap) + right];
}
