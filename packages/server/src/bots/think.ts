import { type Bot, type BotName, createBot } from '@deedbook/bots';
import type { Asked, Known, View } from '@deedbook/engine';

/** A question for a computer player: only what its seat is asked, may see and knows. */
export interface Thought {
  /** The game and seat, so that the same player continues. */
  readonly who: string;
  readonly bot: BotName;
  readonly asked: Asked;
  readonly view: View;
  readonly known: Known;
}

/** How many computer players are remembered; a forgotten one starts over. */
const MOST = 500;
const players = new Map<string, Bot>();

/** The key a computer player answers with. */
export function think({ who, bot, asked, view, known }: Thought): string {
  const name = `${who} ${bot}`;
  let player = players.get(name);
  if (!player) {
    if (players.size >= MOST) players.clear();
    player = createBot(bot, who);
    players.set(name, player);
  }
  return player.choose({ asked, view: () => view, known: () => known }) ?? (asked.choices[0]?.key as string);
}
