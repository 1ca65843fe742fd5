import { keyOf } from '@deedbook/protocol';
import { seated, settle, TestPlayer } from './player.ts';
import { SETTINGS } from './test-server.ts';

const keysOf = (player: TestPlayer): string[] => player.doc?.sight?.asked?.choices.map(keyOf) ?? [];

/** Whether the game waits for this player. */
export const mustAnswer = ({ doc }: TestPlayer): boolean => doc?.sight?.asked?.standing === false;

/** Two players, one of whom is still choosing at the end of the turn while the other may begin the next (REW-06). */
export async function oneLate(url: string): Promise<{ late: TestPlayer; next: TestPlayer; id: string }> {
  const players = await Promise.all(['Ann', 'Bob'].map(name => TestPlayer.guest(url, name)));
  const id = await seated(players, SETTINGS);
  for (let i = 0; i < 2_000; i++) {
    for (const player of players) await settle(player);
    const late = players.find(mustAnswer);
    const next = players.find(player => player !== late && keysOf(player).includes('begin-turn'));
    if (late && next && !mustAnswer(next)) return { late, next, id };
    const keys = late ? keysOf(late) : [];
    const refusal = await late?.answer(() => keys[(i * 7) % keys.length] as string);
    if (refusal !== null) throw new Error(`refused: ${refusal?.rule}`);
  }
  throw new Error('no one was late');
}

/** The next player begins the turn without waiting for the other. */
export const begin = (player: TestPlayer) => player.answer(() => 'begin-turn');
