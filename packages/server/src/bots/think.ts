import { type Bot, type BotName, createBot } from '@deedbook/bots';
import type { Asked, View } from '@deedbook/engine';

/** A question for a computer player: what its seat is asked and may see, and nothing else. */
export interface Thought {
  /** Which game and seat: the same player thinks on. */
  readonly who: string;
  readonly bot: BotName;
  readonly asked: Asked;
  readonly view: View;
}

/** Most computer players remembered; a forgotten one starts over. */
const MOST = 500;
const players = new Map<string, Bot>();

/** The key that a computer player answers. */
export function think({ who, bot, asked, view }: Thought): string {
  const name = `${who} ${bot}`;
  let player = players.get(name);
  if (!player) {
    if (players.size >= MOST) players.clear();
    player = createBot(bot, who);
    players.set(name, player);
  }
  return player.choose({ asked, view: () => view }) ?? (asked.choices[0]?.key as string);
}
