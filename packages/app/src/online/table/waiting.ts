import { useEffect, useRef } from 'react';
import { useWords } from '../../language/language.ts';
import { useSettings } from '../../platform/settings.ts';
import { player } from '../../sound/player.ts';
import { ownSeatOf, useAtTable } from '../connected.ts';

/** Tells the player that the table is waiting: in the title of the tab, and with a sound if the tab is hidden. */
export function useWaitingForYou(): void {
  const { yourTurn } = useWords('online').seated;
  const { doc } = useAtTable();
  const { settings, seats, state } = doc.table;
  const own = ownSeatOf(doc);
  const facts = own === null ? undefined : seats[own];
  const isWaiting = state === 'playing' && facts?.since != null && facts.bot === null;
  useEffect(() => {
    document.title = `${isWaiting ? `● ${yourTurn}: ` : ''}${settings.name} · Deedbook`;
  }, [isWaiting, yourTurn, settings.name]);
  const wasWaiting = useRef(true);
  useEffect(() => {
    const { sound, volume } = useSettings.getState();
    // A visible table plays this sound itself.
    if (isWaiting && !wasWaiting.current && sound && document.visibilityState === 'hidden') player.play('turn', volume);
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
}
