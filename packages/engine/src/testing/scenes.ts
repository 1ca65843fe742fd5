import '../content/index.ts';
import { expect } from 'vitest';
import { buildScene, type Scene } from '../scene/scene.ts';
import { Session } from '../session.ts';
import type { Player } from '../state/player.ts';

/** What a seat may answer now. */
export const keys = (game: Session, seat = 0): string[] => game.question(seat)?.choices.map(choice => choice.key) ?? [];

/** The first hero. */
export const me = (game: Session): Player => game.state.players[0] as Player;

/** Answers for the first seat, each of which must be accepted. */
export function answer(game: Session, ...answers: string[]): Session {
  for (const key of answers) expect([key, game.answer(0, key)]).toEqual([key, null]);
  return game;
}

/** A scene after the first seat has given these answers. */
export const play = (scene: Scene, ...answers: string[]): Session => answer(new Session(buildScene(scene)), ...answers);

/** The hero on 3,-3, from which the tile at 1,1 can be explored. */
export const FRONTIER = {
  tiles: { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' },
  tileStack: ['countryside-3', '...'],
  at: '3,-3',
} as const;
