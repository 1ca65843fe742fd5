import { type ChatLine, LIMITS, plainText } from '@deedbook/protocol';
import { useEffect, useRef, useState } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useLanguage, useWords } from '../../language/language.ts';
import { toast } from '../../parts/toasts.ts';
import '../../parts/controls.css';
import { useAtTable, useFollowed } from '../connected.ts';
import { useSession } from '../entry/me.ts';
import { server, useAttempt } from '../server.ts';
import './chat.css';
import { loadMuted, mute, useMuted } from './muted.ts';
import { markRead, showsChat } from './unread.ts';

/** The chat of the table, with a field to write in. */
export function Chat() {
  const words = useWords('online').seated;
  const { connection } = useAtTable();
  useFollowed(connection);
  const muted = useMuted(store => store.muted);
  const lines = connection.chat.filter(({ player }) => !muted.includes(player.id));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => void loadMuted().catch(() => undefined), []);
  useEffect(showsChat, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to a new line
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    markRead(connection);
  }, [lines.length, connection]);
  return (
    <div className="chat">
      <h2>{words.chat}</h2>
      {lines.length === 0 ? (
        <p className="chat-none">{words.noChat}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        <ol className="chat-lines" ref={list} role="log" aria-label={words.chat} tabIndex={0}>
          {lines.map(line => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
      <Say />
    </div>
  );
}

function Say() {
  const words = useWords('online').seated;
  const { connection } = useAtTable();
  const [text, setText] = useState('');
  const say = () => {
    if (plainText(text) === '') return;
    if (connection.say(text)) setText('');
    else toast(words.notSent, { isBad: true });
  };
  return (
    <form
      className="chat-say"
      onSubmit={event => {
        event.preventDefault();
        say();
      }}
    >
      <input
        className="screen-field"
        aria-label={words.say}
        placeholder={words.say}
        value={text}
        maxLength={LIMITS.chat}
        autoComplete="off"
        onChange={event => setText(event.target.value)}
      />
      <button type="submit" className="screen-button" disabled={plainText(text) === ''}>
        {words.send}
      </button>
    </form>
  );
}

/** A chat line. Others' lines can be reported, and their writers muted. */
function Line({ line: { id, at, player, text } }: { readonly line: ChatLine }) {
  const words = useWords('online').seated;
  const language = useLanguage();
  const { table } = useAtTable().doc;
  const attempt = useAttempt();
  const isOwn = useSession(session => session.me?.id === player.id);
  const [isOpen, setOpen] = useState(false);
  const report = async (reason: string) => {
    const isDone = await attempt(() =>
      server.call('report', { line: id, reason: plainText(reason) }, { table: table.id }),
    );
    if (isDone) toast(words.reported);
    setOpen(false);
  };
  return (
    <li>
      <p>
        <b>{player.name}</b> {text}
      </p>
      <span className="chat-about">
        <time dateTime={new Date(at).toISOString()}>
          {new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at)}
        </time>
        {!isOwn && (
          <button
            type="button"
            className="chat-tool"
            aria-expanded={isOpen}
            aria-label={`${player.name}: ${words.report}`}
            onClick={() => setOpen(!isOpen)}
          >
            <StatIcon stat="more" size={16} />
          </button>
        )}
      </span>
      {isOpen && (
        <div className="chat-ways">
          <button
            type="button"
            className="screen-button is-quiet"
            onClick={() => void attempt(() => mute(player.id, true))}
          >
            <StatIcon stat="mute" size={16} />
            {words.mute(player.name)}
          </button>
          <Report send={report} />
        </div>
      )}
    </li>
  );
}

function Report({ send }: { readonly send: (reason: string) => Promise<void> }) {
  const words = useWords('online').seated;
  const [reason, setReason] = useState('');
  return (
    <form
      className="chat-say"
      onSubmit={event => {
        event.preventDefault();
        void send(reason);
      }}
    >
      <input
        className="screen-field"
        aria-label={words.reportWhy}
        placeholder={words.reportWhy}
        value={reason}
        maxLength={500}
        onChange={event => setReason(event.target.value)}
      />
      <button type="submit" className="screen-button">
        {words.report}
      </button>
    </form>
  );
}
