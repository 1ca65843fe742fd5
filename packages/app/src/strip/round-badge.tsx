import { modeOf, SCENARIOS, type Seat } from '@deedbook/engine';
import { StatIcon } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { useSeat, useViewFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Explain } from '../parts/explain.tsx';
import { useNarrow } from '../platform/window-size.ts';

const TIME_RULES = ['RND-01', 'MOV-04', 'MAN-08'];

/** Round, day or night, whose turn it is, and how close the end is. */
export function RoundBadge() {
  const words = useWords('table').strip;
  const names = useSeatNames(words.dummy);
  const text = useSeat(table => table.text);
  const { round, time, options, players, turn, ending, announcedBy, lastTurns } = useViewFields(
    'round',
    'time',
    'options',
    'players',
    'turn',
    'ending',
    'announcedBy',
    'lastTurns',
  );
  const { rounds } = modeOf(options, players.length);
  // Between turns, show the player who is asked next.
  const next = useSeat(({ deciding }) => deciding[0] ?? null);
  const isChoosing = players.some(({ tactic }) => tactic === null);
  const seat = turn.seat ?? (isChoosing ? null : next);
  const isNarrow = useNarrow();
  // If there is little room, only the name is shown.
  const turnOf = isNarrow ? names : (seat: Seat) => words.turnOf(names(seat));
  const whose = seat === null ? (isChoosing ? words.choosingTactics : '') : turnOf(seat);
  // The last turns are counted until all are over; after that the count is no longer news.
  const isLast = lastTurns !== null && (lastTurns.length > 0 || turn.seat !== null);
  const isVeryLast = isLast && lastTurns.length === 0;
  let end: string | null = null;
  if (isLast && ending) end = isVeryLast ? words.lastOfGame : words.gameEnding;
  else if (isLast && announcedBy !== null) end = isVeryLast ? words.lastOfRound : words.roundEnding(names(announcedBy));
  const left =
    end !== null && lastTurns && lastTurns.length > 0 ? words.lastTurns(lastTurns.map(names).join(', ')) : '';
  return (
    <div className="strip-round" data-time={time}>
      <Explain press title={text.name('time', time)} body={words.timeAbout[time]} rules={TIME_RULES} side="bottom">
        <button type="button" className="strip-sky" aria-label={text.name('time', time)}>
          <StatIcon stat={time} size={28} className="strip-time" />
        </button>
      </Explain>
      <Explain
        press
        title={text.name('scenario', options.scenario)}
        body={text.goal(options.scenario)}
        rules={[`SCN-${SCENARIOS.get(options.scenario).rules}-01`]}
        side="bottom"
      >
        <button type="button" className="strip-when">
          <strong className="strip-number">
            <span className="strip-long">{words.round(round, rounds)}</span>
            <span className="strip-short">{words.roundShort(round, rounds)}</span>
          </strong>
          <span className="strip-whose">
            <span className="strip-long">
              {text.name('time', time)}
              {whose && ' ·'}
            </span>
            {whose}
          </span>
        </button>
      </Explain>
      {end !== null && (
        <p className="strip-end" role="status">
          <StatIcon stat="end-of-round" size={16} />
          <span>
            {end}
            {left && <span className="strip-to-play">{` (${left})`}</span>}
          </span>
        </p>
      )}
    </div>
  );
}
