import { useState } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { useText } from '../../parts/use-text.ts';
import { goTo } from '../../platform/route.ts';
import { isFree, ownSeatOf, useAtTable, useDeeds } from '../connected.ts';
import { EntryForm } from '../entry/entry-form.tsx';
import { useSession } from '../entry/me.ts';
import { USUAL_BOT } from '../host/settings.ts';
import { Chat } from '../table/chat.tsx';
import { ChangeSettings } from './change-settings.tsx';
import { Played } from './played.tsx';
import './room.css';
import { RoomSeat } from './room-seat.tsx';
import { shareTable } from './share-table.ts';

/** A table before its game: the seats, the settings, and the start. */
export function Room() {
  const words = useWords('online').room;
  const { chat } = useWords('online').seated;
  const text = useText();
  const { doc } = useAtTable();
  const me = useSession(session => session.me);
  const { table } = doc;
  const own = ownSeatOf(doc);
  const isHost = own !== null && table.host === own;
  const [isChanging, setChanging] = useState(false);
  if (isChanging && isHost) return <ChangeSettings close={() => setChanging(false)} />;
  if (text === null) return <Page title={table.settings.name}>{null}</Page>;
  return (
    <Page title={table.settings.name} className="room" actions={<ShareButton />}>
      <div className="room-main">
        {me === null && <EntryForm guest={words.joinAs} />}
        <section className="screen-panel" aria-label={words.seats}>
          <div className="room-head">
            <h2>{words.seats}</h2>
            <p className="room-code">
              {words.code} <b>{table.code}</b>
            </p>
          </div>
          <ol className="room-seats">
            {table.seats.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <RoomSeat key={seat} seat={seat} text={text} />
            ))}
          </ol>
          {me != null && <Ways />}
        </section>
        {own !== null && (
          <section className="screen-panel" aria-label={chat}>
            <Chat />
          </section>
        )}
      </div>
      <Played text={text} change={isHost ? () => setChanging(true) : null} />
    </Page>
  );
}

/** The buttons to join, start and leave. */
function Ways() {
  const words = useWords('online').room;
  const act = useDeeds();
  const { doc } = useAtTable();
  const { seats, host } = doc.table;
  const own = ownSeatOf(doc);
  const free = seats.flatMap((seat, i) => (isFree(seat) ? [i] : []));
  const isHost = own !== null && host === own;
  const fill = async () => {
    for (const seat of free) await act({ deed: 'seat-bot', seat, bot: USUAL_BOT });
  };
  const leave = async () => {
    if (await act({ deed: 'leave' })) goTo('online');
  };
  return (
    <div className="room-ways">
      <p role="status">{free.length > 0 ? words.waiting(free.length) : isHost ? words.ready : words.waitingForHost}</p>
      {own === null && free.length > 0 && (
        <button type="button" className="screen-button is-gold" onClick={() => void act({ deed: 'join' })}>
          <StatIcon stat="plus" size={18} />
          {words.join}
        </button>
      )}
      {isHost && free.length > 0 && (
        <button type="button" className="screen-button" onClick={() => void fill()}>
          <StatIcon stat="bot" size={18} />
          {words.fill}
        </button>
      )}
      {isHost && (
        <button
          type="button"
          className="screen-button is-gold"
          disabled={free.length > 0}
          onClick={() => void act({ deed: 'start' })}
        >
          <StatIcon stat="start" size={18} />
          {words.start}
        </button>
      )}
      {own !== null && (
        <button type="button" className="screen-button is-quiet" onClick={() => void leave()}>
          {words.leave}
        </button>
      )}
    </div>
  );
}

function ShareButton() {
  const words = useWords('online').room;
  const { doc } = useAtTable();
  return (
    <button type="button" className="screen-button" onClick={() => void shareTable(doc.table.id, words)}>
      <StatIcon stat="link" size={18} />
      {words.copyLink}
    </button>
  );
}
