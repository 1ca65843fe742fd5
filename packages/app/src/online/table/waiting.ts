import { useEffect, useRef } from 'react';
import { useWords } from '../../language/language.ts';
import { useSettings } from '../../platform/settings.ts';
import { player } from '../../sound/player.ts';
import { ownSeatOf, useAtTable } from '../connected.ts';

/** Says that the table waits for the player: in the name of the window, and by a sound where nobody looks at it. */
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
    // At the table itself the turn is heard anyway.
    if (isWaiting && !wasWaiting.current && sound && document.visibilityState === 'hidden') player.play('turn', volume);
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
}
