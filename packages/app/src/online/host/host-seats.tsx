import type { Text } from '@deedbook/text';
import { HeroEmblem } from '../../art/hero-emblem.tsx';
import { useWords } from '../../language/language.ts';
import { type Draft, teamOf, withWho } from '../../screens/new-game/draft.ts';
import { SeatsFrame } from '../../screens/new-game/seats-frame.tsx';
import type { Who } from '../../seats/plan.ts';
import { FREE, ONLINE_BOTS, withFree } from './settings.ts';

interface HostSeatsProps {
  readonly draft: Draft;
  readonly text: Text;
  readonly onChange: (draft: Draft) => void;
}

/** The number of seats, and which of them computer players take. Players who join pick their own heroes. */
export const HostSeats = ({ draft, text, onChange }: HostSeatsProps) => (
  <SeatsFrame draft={draft} onCount={n => onChange(withFree(draft, n))}>
    {seat => <SeatRow key={seat} seat={seat} draft={draft} text={text} onChange={onChange} />}
  </SeatsFrame>
);

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
