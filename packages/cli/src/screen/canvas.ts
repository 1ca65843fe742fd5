import { type Look, paint, type Style } from './paint.ts';

interface Spot {
  readonly sign: string;
  readonly style: Style | null;
}

/** A grid of styled characters that grows as it is drawn on. */
export class Canvas {
  private readonly rows: Spot[][] = [];

  put(x: number, y: number, text: string, style: Style | null): void {
    for (let row = this.rows.length; row <= y; row++) this.rows.push([]);
    const row = this.rows[y] as Spot[];
    [...text].forEach((sign, i) => {
      while (row.length < x + i) row.push(BLANK);
      row[x + i] = { sign, style };
    });
  }

  get width(): number {
    return Math.max(0, ...this.rows.map(row => row.length));
  }

  lines(look: Look): string[] {
    return this.rows.map(row => {
      let line = '';
      for (let from = 0; from < row.length; ) {
        const { style } = row[from] as Spot;
        let to = from;
        while (to < row.length && (row[to] as Spot).style === style) to++;
        const signs = row
          .slice(from, to)
          .map(spot => spot.sign)
          .join('');
        line += style === null ? signs : paint(look, style, signs);
        from = to;
      }
      return line.trimEnd();
    });
  }
}

const BLANK: Spot = { sign: ' ', style: null };
