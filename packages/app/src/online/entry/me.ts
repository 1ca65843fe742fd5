import type { Me } from '@deedbook/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { server } from '../server.ts';

interface Session {
  /** Who plays in this browser: null for nobody yet, undefined until we know. */
  readonly me: Me | null | undefined;
  /** The server did not reply to the last question. */
  readonly isLost: boolean;
}

export const useSession = create<Session>(() => ({ me: undefined, isLost: false }));

export const setMe = (me: Me | null): void => useSession.setState({ me, isLost: false });

export async function loadMe(): Promise<void> {
  try {
    setMe((await server.call('me', {})).me);
  } catch {
    useSession.setState({ isLost: true });
  }
}

/** How often a server that cannot be reached is tried again, in ms. */
const RETRY = 4000;

/** Who plays here; the server is asked until it replies. */
export function useMe(): Session {
  const session = useSession();
  const { me, isLost } = session;
  useEffect(() => {
    if (me === undefined && !isLost) void loadMe();
    if (!isLost) return;
    const timer = setInterval(() => void loadMe(), RETRY);
    return () => clearInterval(timer);
  }, [me, isLost]);
  return session;
}
