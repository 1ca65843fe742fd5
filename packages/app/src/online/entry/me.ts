import type { Me } from '@deedbook/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { server } from '../server.ts';

interface Session {
  /** The player in this browser: null if there is none yet, undefined until the server has said. */
  readonly me: Me | null | undefined;
  /** Whether the last request got no reply. */
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

/** How often to retry a server that cannot be reached, in ms. */
const RETRY = 4000;

/** The player in this browser; asks the server until it replies. */
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
