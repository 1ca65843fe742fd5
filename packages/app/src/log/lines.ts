import type { Moment, News, Seat } from '@deedbook/engine';

/** A line of the log. */
export interface Line {
  readonly key: string;
  readonly news: News;
  /** If it is the first line of a step that can be undone: how many answers would be left. */
  readonly undo: number | null;
  /** Part of a step that can be undone. */
  readonly open: boolean;
  /** Undo cannot go past this line: the news of the step that caused it, and whether it is the last such place. */
  readonly fence: { readonly news: readonly News[]; readonly last: boolean } | null;
}

/** The lines of a turn, or of what comes before one; `head` is how it began. */
export interface Passage {
  readonly key: string;
  readonly head: News | null;
  readonly lines: readonly Line[];
}

/** Whether a passage of the log begins with it. */
const isHead = (news: News): boolean => news.news === 'turn-began' || news.news === 'round-began';

/** The game as a story: turn by turn, with what the seat can still undo, and where undo stops. */
export function passagesOf(moments: readonly Moment[], seat: Seat): Passage[] {
  const lastFence = moments.findLastIndex(({ fence }) => fence);
  const passages: { key: string; head: News | null; lines: Line[] }[] = [{ key: 'start', head: null, lines: [] }];
  moments.forEach((moment, i) => {
    const open = i > lastFence && moment.seat === seat;
    let isFirst = true;
    moment.news.forEach((news, n) => {
      if (isHead(news)) {
        passages.push({ key: `${i} ${n}`, head: news, lines: [] });
        return;
      }
      passages.at(-1)?.lines.push({
        key: `${i} ${n}`,
        news,
        open,
        undo: open && isFirst ? moment.at : null,
        fence: null,
      });
      isFirst = false;
    });
    if (moment.fence) drawFence(passages, { news: moment.news, last: i === lastFence });
  });
  return passages.filter(({ head, lines }) => head !== null || lines.length > 0);
}

/** Attaches the fence to the last line so far, if there is one. */
function drawFence(passages: readonly { lines: Line[] }[], fence: NonNullable<Line['fence']>): void {
  const lines = passages.findLast(passage => passage.lines.length > 0)?.lines;
  const line = lines?.pop();
  if (lines && line) lines.push({ ...line, fence });
}

/** The newest passages, up to this many lines in total. */
export function newest(passages: readonly Passage[], most: number): readonly Passage[] {
  let left = most;
  const first = passages.findLastIndex(({ lines }) => {
    left -= lines.length + 1;
    return left <= 0;
  });
  return first <= 0 ? passages : passages.slice(first);
}
