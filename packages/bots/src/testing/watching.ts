import { buildScene, type Scene, Session } from '@deedbook/engine';
import { decide } from '../decide.ts';
import { greedyBot } from '../greedy/greedy-bot.ts';
import { temperOf } from '../greedy/mind.ts';

/* Scenes for testing what greedy bots do. */

/** A game with a greedy bot in every seat. */
export class Watched {
  readonly session: Session;
  private readonly bots;

  constructor(scene: Scene, seed: string) {
    this.session = new Session(buildScene(scene));
    this.bots = this.session.state.players.map((_, seat) => greedyBot(`${seed} ${seat}`, temperOf(`${seed} ${seat}`)));
  }

  /** Lets the seat asked decide, and returns the answer. */
  decide(): string {
    return decide(this.session, this.bots);
  }

  /** All answers up to and including `end-turn`, or the first answer that starts with another word. */
  turn(last = 'end-turn'): string[] {
    const answers: string[] = [];
    for (let i = 0; i < MOST && !this.session.isOver; i++) {
      answers.push(this.decide());
      if (answers.at(-1)?.startsWith(last)) return answers;
    }
    throw new Error(`no '${last}' in ${answers.join(', ')}`);
  }
}

const MOST = 60;

/** Players of every temperament: from careful to reckless, some adventurous or ruthless. */
const PLAYERS = Array.from({ length: 12 }, (_, i) => `player ${i}`);

/** Those who, in the first seat, are not adventurous. */
export const STEADY = PLAYERS.filter(seed => !temperOf(`${seed} 0`).adventurous);

/** The first answers of players of every temperament, without duplicates. */
export const firstAnswers = (scene: Scene): string[] =>
  [...new Set(PLAYERS.map(seed => new Watched(scene, seed).decide()))].sort();

/** How players of every temperament play a turn, one line each. */
export const turns = (scene: Scene, last?: string, players: readonly string[] = PLAYERS): string[] =>
  [...new Set(players.map(seed => new Watched(scene, seed).turn(last).join(' · ')))].sort();
