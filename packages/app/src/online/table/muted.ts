import { create } from 'zustand';
import { server } from '../server.ts';

/** The players this player has muted. */
export const useMuted = create<{ readonly muted: readonly string[] }>(() => ({ muted: [] }));

export async function loadMuted(): Promise<void> {
  useMuted.setState(await server.call('muted', {}));
}

export async function mute(player: string, muted: boolean): Promise<void> {
  useMuted.setState(await server.call('mute', { muted }, { player }));
}
