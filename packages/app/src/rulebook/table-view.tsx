import { LineView } from './line-view.tsx';
import { type Line, plain, type Table } from './parse.ts';
import { wordAt } from './search.ts';

interface TableViewProps {
  readonly table: Table;
  /** In the glossary every row is a word with an address of its own. */
  readonly isGlossary?: boolean;
  readonly at: string | null;
}

/** A table of the book; a wide one scrolls inside its own frame. */
export function TableView({ table: { head, rows }, isGlossary = false, at }: TableViewProps) {
  return (
    <div className="book-table" tabIndex={head.length > 3 ? 0 : undefined} data-kind={isGlossary ? 'words' : undefined}>
      <table>
        <thead>
          <tr>
            {head.map((cell, n) => (
              <th key={n.toString()} scope="col">
                <LineView line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => {
            const word = isGlossary && row[0] ? wordAt(plain(row[0])) : undefined;
            return (
              <tr
                key={n.toString()}
                data-rule={word}
                data-linked={(word !== undefined && word === at) || undefined}
                tabIndex={word === undefined ? undefined : -1}
              >
                {row.map((cell, n) => (
                  <Cell key={n.toString()} line={cell} isHead={n === 0} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A figure or two is not broken; the first cell names its row. */
function Cell({ line, isHead }: { readonly line: Line; readonly isHead: boolean }) {
  const isShort = plain(line).length < 9 || undefined;
  const words = <LineView line={line} />;
  return isHead ? (
    <th scope="row" data-short={isShort}>
      {words}
    </th>
  ) : (
    <td data-short={isShort}>{words}</td>
  );
}
