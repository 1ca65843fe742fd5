import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../language/language.ts';
import { toast } from '../../parts/toasts.ts';
import { useAtTable } from '../connected.ts';
import { useSession } from '../entry/me.ts';
import { useMuted } from './muted.ts';

/** Shows quick signs and new lines of the chat as they come, in passing. */
export function useHeardSigns(): void {
  const words = useWords('online').seated;
  const { connection, doc } = useAtTable();
  const me = useSession(session => session.me?.id);
  const muted = useMuted(store => store.muted);
  const tell = useEffectEvent((id: string, said: string) => {
    const player = doc.table.seats.find(seat => seat.player?.id === id)?.player;
    if (player && id !== me && !muted.includes(id)) toast(`${player.name}: ${said}`);
  });
  const sign = useEffectEvent((id: string, what: keyof typeof words.sign) => tell(id, words.sign[what]));
  useEffect(() => connection.onSign((id, what) => sign(id, what)), [connection]);
  useEffect(() => {
    // What was said before one came is in the chat.
    let known = connection.chat.length;
    let isFirst = known === 0;
    return connection.subscribe(() => {
      const fresh = connection.chat.slice(known);
      known = connection.chat.length;
      if (!isFirst) for (const { player, text } of fresh) tell(player.id, text);
      isFirst = isFirst && fresh.length === 0 && connection.link !== 'open';
    });
  }, [connection]);
}
