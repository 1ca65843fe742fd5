import type { Scored, ScoreLine, ScoreSheet, Seat } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { HeroPortrait } from '../art/hero-portrait.tsx';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { signed, withMinus } from '../language/numbers.ts';
import { linkTo } from '../platform/route.ts';
import './sheet-table.css';

interface SheetTableProps {
  readonly sheets: readonly ScoreSheet[];
  readonly heroes: readonly string[];
  readonly names: (seat: Seat) => string;
  readonly text: Text;
}

/** The score sheet: a column per side, a row per category, every number with its terms. */
export function SheetTable({ sheets, heroes, names, text }: SheetTableProps) {
  const words = useWords('screens').scores;
  const [first] = sheets;
  if (!first) return null;
  return (
    <div className="scores-scroll">
      <table className="scores-sheet">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{words.sheet}</span>
            </th>
            {sheets.map(({ seats, won }) => (
              <th scope="col" key={seats.join()} data-won={won || undefined}>
                {seats.map(seat => (
                  <HeroPortrait key={seat} hero={heroes[seat] ?? ''} width={44} height={55} />
                ))}
                <span>{seats.map(names).join(', ')}</span>
                {won && <StatIcon stat="score" size={18} title="★" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.fame !== null && (
            <tr>
              <th scope="row">{words.fame}</th>
              {sheets.map(({ seats, fame }) => (
                <td key={seats.join()}>{fame}</td>
              ))}
            </tr>
          )}
          {first.lines.map(({ what }, i) => (
            <tr key={what}>
              <th scope="row">
                <RowName rule={RULES[what]}>{text.scored(what)}</RowName>
              </th>
              {sheets.map(({ seats, lines }) => (
                <td key={seats.join()}>
                  <LineCell line={lines[i]} text={text} names={names} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {sheets.map(({ seats, total, won }) => (
              <td key={seats.join()} data-won={won || undefined}>
                {withMinus(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The achievement categories that most scenarios have. */
const RULES: Readonly<Partial<Record<Scored, string>>> = {
  knowledge: 'SCO-02',
  loot: 'SCO-03',
  leader: 'SCO-04',
  conqueror: 'SCO-05',
  adventurer: 'SCO-06',
  beating: 'SCO-07',
};

const RowName = ({ rule, children }: { readonly rule: string | undefined; readonly children: string }) =>
  rule === undefined ? children : <a href={linkTo('rules', rule)}>{children}</a>;

interface LineCellProps {
  readonly line: ScoreLine | undefined;
  readonly text: Text;
  readonly names: (seat: Seat) => string;
}

function LineCell({ line, text, names }: LineCellProps) {
  const words = useWords('screens').scores;
  if (!line) return null;
  const { points, title, of, what } = line;
  const terms = line.terms.filter(({ n }) => n !== 0);
  // A number with a single term, already named by its row, needs no sum.
  const sum = terms.length === 0 || terms[0]?.from === what ? null : text.terms(terms).replace(/^.*? = /, '');
  return (
    <>
      <span className="scores-points" data-zero={points === 0 || undefined}>
        {withMinus(points)}
      </span>
      {title !== 0 && (
        <span className="scores-title" data-bad={title < 0 || undefined}>
          {words.bonus(title > 0 ? signed(title) : withMinus(title))}
        </span>
      )}
      {sum !== null && <small>{of === null ? sum : `${names(of)}: ${sum}`}</small>}
    </>
  );
}
