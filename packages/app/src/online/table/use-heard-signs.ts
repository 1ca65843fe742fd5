import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../language/language.ts';
import { toast } from '../../parts/toasts.ts';
import { useAtTable } from '../connected.ts';
import { useSession } from '../entry/me.ts';
import { useMuted } from './muted.ts';
import { isChatShown } from './unread.ts';

/** Shows quick signs as toasts, and new chat lines while the chat is closed. */
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
    // Earlier lines are only in the chat.
    const begun = Date.now() + connection.ahead;
    const told = new Set<string>();
    return connection.subscribe(() => {
      for (const { id, at, player, text } of connection.chat) {
        if (at < begun || told.has(id)) continue;
        told.add(id);
        if (!isChatShown()) tell(player.id, text);
      }
    });
  }, [connection]);
}
