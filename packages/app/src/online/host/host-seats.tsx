import { LIMITS } from '@deedbook/protocol';
import type { Text } from '@deedbook/text';
import { HeroEmblem } from '../../art/hero-emblem.tsx';
import { useWords } from '../../language/language.ts';
import { Segments } from '../../parts/segments.tsx';
import { type Draft, playersOf, teamOf, withWho } from '../../screens/new-game/draft.ts';
import '../../screens/new-game/seats.css';
import type { Who } from '../../seats/plan.ts';
import { FREE, ONLINE_BOTS, withFree } from './settings.ts';

interface HostSeatsProps {
  readonly draft: Draft;
  readonly text: Text;
  readonly onChange: (draft: Draft) => void;
}

/** How many seats there are, and which of them the computer plays; players who join pick their heroes themselves. */
export function HostSeats({ draft, text, onChange }: HostSeatsProps) {
  const words = useWords('screens').newGame;
  const allowed = playersOf(draft.scenario);
  const counts = Array.from({ length: LIMITS.seats }, (_, i) => i + 1);
  return (
    <section className="screen-panel">
      <div className="new-game-row">
        <h2>{words.seats}</h2>
        <Segments
          label={words.players}
          value={draft.seats.length}
          segments={counts.map(n => ({
            value: n,
            label: n,
            name: allowed.includes(n) ? words.playersCount(n) : words.notForSoMany,
            isDisabled: !allowed.includes(n),
          }))}
          onChoose={n => onChange(withFree(draft, n))}
        />
      </div>
      <ol className="new-seats">
        {draft.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <SeatRow key={seat} seat={seat} draft={draft} text={text} onChange={onChange} />
        ))}
      </ol>
    </section>
  );
}

function SeatRow({ seat, draft, text, onChange }: HostSeatsProps & { readonly seat: number }) {
  const words = useWords('screens').newGame;
  const { you, open } = useWords('online').host;
  const { hero, who } = draft.seats[seat] ?? { hero: '', who: FREE };
  const team = teamOf(draft, seat);
  const isFree = seat > 0 && who === FREE;
  return (
    <li className="new-seat host-seat">
      <span className="new-seat-who">
        <span className="new-seat-number">{words.seat(seat + 1)}</span>
        <strong>
          {!isFree && <HeroEmblem hero={hero} size={24} />}
          {seat === 0 ? you : isFree ? open : text.name('hero', hero)}
        </strong>
        {team !== null && <span className="new-seat-team">{words.team(team + 1)}</span>}
      </span>
      {seat > 0 && (
        <select
          className="screen-field"
          aria-label={`${words.seat(seat + 1)}: ${words.playedBy}`}
          value={who}
          onChange={event => onChange(withWho(draft, seat, event.target.value as Who))}
        >
          <option value={FREE}>{open}</option>
          {ONLINE_BOTS.map(bot => (
            <option key={bot} value={bot}>
              {words.who[bot]}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
