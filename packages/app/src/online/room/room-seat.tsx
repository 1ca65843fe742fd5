import type { BotName } from '@deedbook/bots';
import type { Text } from '@deedbook/text';
import { HeroPortrait } from '../../art/hero-portrait.tsx';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { heroesFor } from '../../screens/new-game/draft.ts';
import '../../screens/new-game/seats.css';
import { isFree, ownSeatOf, useAtTable, useDeeds } from '../connected.ts';
import { useSession } from '../entry/me.ts';
import { ONLINE_BOTS, type OnlineBot } from '../host/settings.ts';
import { PlayerLink } from '../player-link.tsx';
import '../../parts/controls.css';

interface RoomSeatProps {
  readonly seat: number;
  readonly text: Text;
}

/** A seat before the game: its player and hero, and the controls to change them. */
export function RoomSeat({ seat, text }: RoomSeatProps) {
  const words = useWords('online').room;
  const act = useDeeds();
  const { doc } = useAtTable();
  const me = useSession(session => session.me);
  const { table } = doc;
  const facts = table.seats[seat];
  const own = ownSeatOf(doc);
  if (!facts) return null;
  const isHost = own !== null && table.host === own;
  const { player, hero, bot, isHere } = facts;
  const isOwn = seat === own;
  return (
    <li className="room-seat" data-free={isFree(facts) || undefined}>
      {hero === null ? <StatIcon stat="plus" size={36} /> : <HeroPortrait hero={hero} width={44} height={55} />}
      <div className="room-who">
        <strong>{player ? <PlayerLink player={player} /> : bot ? <BotTitle bot={bot} /> : words.free}</strong>
        <span>
          {hero !== null && text.name('hero', hero)}
          {isOwn && <em>{words.you}</em>}
          {table.host === seat && <em>{words.host}</em>}
          {player && !isOwn && <em data-away={!isHere || undefined}>{isHere ? words.here : words.away}</em>}
        </span>
      </div>
      <div className="room-seat-ways">
        {isFree(facts) && own === null && me != null && (
          <button type="button" className="screen-button" onClick={() => void act({ deed: 'join', seat })}>
            {words.sit}
          </button>
        )}
        {isHost && player === null && <BotPicker seat={seat} bot={bot} />}
        {isHost && player !== null && !isOwn && (
          <button type="button" className="screen-button is-quiet" onClick={() => void act({ deed: 'remove', seat })}>
            {words.remove(player.name)}
          </button>
        )}
      </div>
      {(isOwn || (isHost && bot !== null)) && <HeroRow seat={seat} text={text} />}
    </li>
  );
}

const BotTitle = ({ bot }: { readonly bot: BotName }) => useWords('screens').newGame.who[bot];

/** Lets the host keep a seat free or give it to a computer player. */
function BotPicker({ seat, bot }: { readonly seat: number; readonly bot: BotName | null }) {
  const words = useWords('online').room;
  const { who, seat: seatName } = useWords('screens').newGame;
  const act = useDeeds();
  return (
    <select
      className="screen-field"
      aria-label={`${seatName(seat + 1)}: ${words.bot}`}
      value={bot ?? ''}
      onChange={({ target: { value } }) =>
        void act({ deed: 'seat-bot', seat, bot: value === '' ? null : (value as OnlineBot) })
      }
    >
      <option value="">{words.noBot}</option>
      {ONLINE_BOTS.map(each => (
        <option key={each} value={each}>
          {who[each]}
        </option>
      ))}
    </select>
  );
}

/** The heroes to choose from; those of other seats are disabled. */
function HeroRow({ seat, text }: RoomSeatProps) {
  const words = useWords('online').room;
  const { seat: seatName } = useWords('screens').newGame;
  const act = useDeeds();
  const { table } = useAtTable().doc;
  const heroes = heroesFor({ options: table.settings.options as Parameters<typeof heroesFor>[0]['options'] });
  const taken = table.seats.flatMap(({ hero }, i) => (i === seat || hero === null ? [] : [hero]));
  return (
    <fieldset className="new-seat-heroes room-heroes" aria-label={`${seatName(seat + 1)}: ${words.hero}`}>
      {heroes.map(id => (
        <label key={id} title={text.name('hero', id)} data-taken={taken.includes(id) || undefined}>
          <input
            className="covering"
            type="radio"
            name={`room-hero-${seat}`}
            aria-label={text.name('hero', id)}
            checked={table.seats[seat]?.hero === id}
            disabled={taken.includes(id)}
            onChange={() => void act({ deed: 'pick-hero', seat, hero: id })}
          />
          <HeroPortrait hero={id} width={32} height={40} />
        </label>
      ))}
    </fieldset>
  );
}
