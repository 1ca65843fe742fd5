import type { TableSummary } from '@deedbook/protocol';
import { HeroEmblem } from '../../art/hero-emblem.tsx';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { useText } from '../../parts/use-text.ts';
import { linkTo } from '../../platform/route.ts';
import { useNow, useSpan } from '../times.ts';

/** A table in a list: its scenario, its players, whose turn it is, and a link to it. */
export function TableCard({ table }: { readonly table: TableSummary }) {
  const words = useWords('online').lobby;
  const text = useText();
  const span = useSpan();
  const { id, name, state, scenario, perTurn, seats, own, isOwnTurn } = table;
  const free = seats.filter(seat => seat.name === null && !seat.isBot).length;
  const act = own !== null ? (state === 'playing' ? words.play : words.go) : state === 'open' ? words.join : words.look;
  return (
    <li className="lobby-table" data-turn={isOwnTurn || undefined}>
      <h3>{name}</h3>
      <p className="lobby-facts">
        <span>{text?.name('scenario', scenario) ?? '\u00a0'}</span>
        <span>{perTurn === null ? words.live : words.perTurn(span(perTurn, 'long'))}</span>
        {state === 'open' && free > 0 && <span>{words.free(free)}</span>}
      </p>
      <ul className="lobby-seats">
        {seats.map((seat, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={i}
            data-waited={seat.isWaitedFor || undefined}
            data-free={(seat.name === null && !seat.isBot) || undefined}
          >
            {seat.hero === null ? <StatIcon stat="plus" size={18} /> : <HeroEmblem hero={seat.hero} size={24} />}
            <span>{seat.name ?? (seat.isBot ? words.computer : words.freeSeat)}</span>
          </li>
        ))}
      </ul>
      <div className="lobby-foot">
        <Whose table={table} />
        <a className={isOwnTurn ? 'screen-button is-gold' : 'screen-button'} href={linkTo('table', id)}>
          {act}
          <span className="unseen">{name}</span>
        </a>
      </div>
    </li>
  );
}

/** Whose turn it is, and how much time is left. */
function Whose({ table: { state, seats, isOwnTurn, deadline } }: { readonly table: TableSummary }) {
  const words = useWords('online').lobby;
  const span = useSpan();
  const now = useNow(10_000);
  const waited = seats.flatMap(({ name, isWaitedFor, isBot }) =>
    isWaitedFor && !isBot && name !== null ? [name] : [],
  );
  const said =
    state !== 'playing' || waited.length === 0
      ? words.state[state]
      : isOwnTurn
        ? words.yourTurn
        : words.turnOf(waited.join(', '));
  return (
    <p className="lobby-whose">
      {isOwnTurn && <StatIcon stat="turn" size={16} />}
      {said}
      {state === 'playing' && deadline !== null && deadline > now && (
        <small>{words.left(span((deadline - now) / 1000))}</small>
      )}
    </p>
  );
}
