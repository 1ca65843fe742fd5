import { buildScene, type Scene, Session } from '@deedbook/engine';
import { decide } from '../decide.ts';
import { greedyBot } from '../greedy/greedy-bot.ts';
import { temperOf } from '../greedy/mind.ts';

/* Scenes in which greedy bots decide, to see what they do. */

/** A table at which a greedy bot has every seat. */
export class Watched {
  readonly session: Session;
  private readonly bots;

  constructor(scene: Scene, seed: string) {
    this.session = new Session(buildScene(scene));
    this.bots = this.session.state.players.map((_, seat) => greedyBot(`${seed} ${seat}`, temperOf(`${seed} ${seat}`)));
  }

  /** Lets the asked seat decide, and returns the answer. */
  decide(): string {
    return decide(this.session, this.bots);
  }

  /** All answers up to and including the one that ends the turn; with a word, up to the first that begins with it. */
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

/** Players of every temper: from careful to reckless, some of them adventurous or ruthless. */
const PLAYERS = Array.from({ length: 12 }, (_, i) => `player ${i}`);

/** Those of them who want to see nothing just because it is new, on the first seat. */
export const STEADY = PLAYERS.filter(seed => !temperOf(`${seed} 0`).adventurous);

/** What players of every temper answer first in a scene, each answer once. */
export const firstAnswers = (scene: Scene): string[] =>
  [...new Set(PLAYERS.map(seed => new Watched(scene, seed).decide()))].sort();

/** How players of every temper play a turn, as one line each. */
export const turns = (scene: Scene, last?: string, players: readonly string[] = PLAYERS): string[] =>
  [...new Set(players.map(seed => new Watched(scene, seed).turn(last).join(' · ')))].sort();
