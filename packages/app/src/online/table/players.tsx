import { HeroEmblem } from '../../art/hero-emblem.tsx';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useSeat } from '../../game/table.ts';
import { useWords } from '../../language/language.ts';
import { ownSeatOf, useAtTable } from '../connected.ts';
import { PlayerLink } from '../player-link.tsx';
import { useAttempt } from '../server.ts';
import { useNow, useSpan } from '../times.ts';
import { mute, useMuted } from './muted.ts';

/** The players: who is here, whose turn it is, and since when. */
export function Players() {
  const words = useWords('online').seated;
  const { who } = useWords('screens').newGame;
  const attempt = useAttempt();
  const text = useSeat(table => table.text);
  const muted = useMuted(store => store.muted);
  const { connection, doc } = useAtTable();
  const span = useSpan();
  const now = useNow() + connection.ahead;
  const own = ownSeatOf(doc);
  const { seats, watchers } = doc.table;
  return (
    <section aria-label={words.players}>
      <ul className="seated-players">
        {seats.map(({ player, hero, bot, isHere, since, deadline }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-turn={since !== null || undefined}>
            <HeroEmblem hero={hero ?? ''} size={28} />
            <div>
              <strong>{player ? <PlayerLink player={player} /> : text.name('hero', hero ?? '')}</strong>
              <small>
                {bot !== null && <span>{who[bot]}</span>}
                {player && <span>{seat === own ? words.you : isHere ? words.here : words.away}</span>}
                {since !== null && bot === null && <span>{words.turnSince(span((now - since) / 1000))}</span>}
                {deadline !== null && <span>{words.left(span((deadline - now) / 1000))}</span>}
              </small>
            </div>
            <i className="seated-presence" data-here={isHere || undefined} aria-hidden />
            {player && muted.includes(player.id) && (
              <button
                type="button"
                className="strip-tool"
                aria-label={words.unmute(player.name)}
                title={words.unmute(player.name)}
                onClick={() => void attempt(() => mute(player.id, false))}
              >
                <StatIcon stat="mute" size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {watchers > 0 && <p className="seated-note">{words.watchers(watchers)}</p>}
    </section>
  );
}
