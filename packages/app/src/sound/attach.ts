import { heardSince } from '../game/heard.ts';
import { useTable } from '../game/table.ts';
import { useSettings } from '../platform/settings.ts';
import { soundsOf } from './cues.ts';
import { player } from './player.ts';

/** The delay between sounds, in seconds. */
const APART = 0.11;

/** Plays the sounds of what happens at the table, until detached. */
export const attachSound = (): (() => void) =>
  useTable.subscribe(({ table }, { table: before }) => {
    const { sound, volume } = useSettings.getState();
    if (!sound || !table || document.visibilityState === 'hidden') return;
    for (const [i, each] of soundsOf(heardSince(before, table), table.seat).entries()) {
      player.play(each, volume, i * APART);
    }
  });
