import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stream, seeded } from '@deedbook/engine';
import type { Task } from './measure.ts';

/*
 * Other engines to compare with. They are in a separate folder, are not part of the product and are installed only on
 * request. Both run in this process, alternating with ours.
 */

export const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDER = join(REPOSITORY, 'benchmarks');

/** A move of boardgame.io on a state of 15 kB, and a decision of pokemon-showdown in a random generation 1 battle. */
export interface Yardsticks {
  readonly tasks: readonly Task[];
  /** The average number of decisions in the battles. */
  readonly decisionsInBattle: number;
  readonly versions: Readonly<Record<string, string>>;
}

/** Installs the yardsticks from their lockfile; returns npm's exit code. */
export function installYardsticks(): number {
  const args = ['ci', '--ignore-scripts', '--omit=optional'];
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const shell = process.platform === 'win32';
  const { status } =
    node && npm
      ? spawnSync(node, [npm, ...args], { cwd: FOLDER, stdio: ['ignore', 2, 2] })
      : spawnSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 2, 2], shell });
  return status ?? 1;
}

/** The yardsticks, or why there are none. */
export function loadYardsticks(): Yardsticks | string {
  const names = ['boardgame.io', 'pokemon-showdown'];
  const installed = (name: string) => join(FOLDER, 'node_modules', name, 'package.json');
  const missing = names.filter(name => !existsSync(installed(name)));
  if (missing.length > 0) return `${missing.join(' and ')} not installed: npm run bench -- --install-yardsticks`;
  // Otherwise boardgame.io checks its whole state at each move.
  process.env.NODE_ENV = 'production';
  const load = createRequire(join(FOLDER, 'package.json'));
  const battles = new Battles(load('pokemon-showdown') as Showdown);
  const version = (name: string): string => (JSON.parse(readFileSync(installed(name), 'utf8')) as Versioned).version;
  return {
    tasks: [
      { name: 'boardgame.io move', run: boardgameMoves(load('boardgame.io/internal') as BoardgameIo) },
      { name: 'showdown decision', run: () => battles.playNext(), warmUp: 4 },
    ],
    get decisionsInBattle() {
      return battles.decisionsInBattle;
    },
    versions: Object.fromEntries(names.map(name => [name, version(name)])),
  };
}

interface Versioned {
  readonly version: string;
}

interface BoardgameIo {
  CreateGameReducer(wanted: { game: object }): (state: object, action: object) => { readonly _stateID: number };
  InitializeGame(wanted: { game: object; numPlayers: number }): object;
}

/** How many cards make the state 15 kB of JSON. */
const CARDS_ON_TABLE = 157;
/** Moves per game: boardgame.io's undo list grows with each. */
const MOVES_IN_GAME = 200;

/** Each move turns over one of 157 cards, so the cost is that of copying and freezing what changed in a plain state. */
function boardgameMoves({ CreateGameReducer, InitializeGame }: BoardgameIo): () => number {
  const card = (id: number) => ({
    id,
    name: `card ${id}`,
    kind: 'action',
    cost: 1,
    owner: 0,
    tags: ['red', 'blue'],
    up: false,
  });
  const game = {
    setup: () => ({ turned: 0, cards: Array.from({ length: CARDS_ON_TABLE }, (_, id) => card(id)) }),
    moves: {
      turn: ({ G }: { G: { turned: number; cards: { up: boolean }[] } }) => {
        const turned = G.cards[G.turned++ % CARDS_ON_TABLE];
        if (turned) turned.up = !turned.up;
      },
    },
  };
  const reducer = CreateGameReducer({ game });
  const start = InitializeGame({ game, numPlayers: 2 });
  const action = { type: 'MAKE_MOVE', payload: { type: 'turn', args: [], playerID: '0' } };
  return () => {
    let state = reducer(start, action);
    for (let i = 1; i < MOVES_IN_GAME; i++) state = reducer(state, action);
    if (state._stateID !== MOVES_IN_GAME) throw new Error('boardgame.io has refused a move');
    return MOVES_IN_GAME;
  };
}

interface Side {
  readonly pokemon: readonly { readonly fainted: boolean }[];
  readonly activeRequest: {
    readonly wait?: boolean;
    readonly forceSwitch?: readonly boolean[];
    readonly active?: readonly {
      readonly trapped?: boolean;
      readonly moves: readonly { readonly disabled?: boolean }[];
    }[];
  } | null;
  choose(choice: string): boolean;
}

interface Battle {
  readonly ended: boolean;
  readonly sides: readonly Side[];
  commitChoices(): void;
}

interface Showdown {
  readonly Battle: new (wanted: object) => Battle;
  readonly Teams: { getGenerator(format: string, seed: readonly number[]): { getTeam(): object[] } };
}

const FORMAT = 'gen1randombattle';
const BATTLES = 64;

/** Random battles, one after another, always the same ones. */
class Battles {
  private readonly showdown: Showdown;
  private battles = 0;
  private decisions = 0;

  constructor(showdown: Showdown) {
    this.showdown = showdown;
  }

  get decisionsInBattle(): number {
    return this.decisions / this.battles;
  }

  /** Plays a whole battle; returns its number of decisions. */
  playNext(): number {
    const seed = [1, 2, 3, this.battles % BATTLES];
    const stream = new Stream(seeded(String(seed), 'bench'));
    const teams = this.showdown.Teams.getGenerator(FORMAT, seed);
    const [p1, p2] = [teams.getTeam(), teams.getTeam()].map((team, i) => ({ name: `${i}`, team }));
    const battle = new this.showdown.Battle({ formatid: FORMAT, seed, p1, p2 });
    let decisions = 0;
    while (!battle.ended) {
      for (const side of battle.sides) {
        const choices = choicesOf(side);
        if (choices.length === 0) continue;
        const choice = choices[stream.below(choices.length)] as string;
        if (!side.choose(choice)) throw new Error(`pokemon-showdown has refused '${choice}'`);
        decisions++;
      }
      battle.commitChoices();
    }
    this.battles++;
    this.decisions += decisions;
    return decisions;
  }
}

/** Everything a side may do now. */
function choicesOf({ activeRequest: request, pokemon }: Side): string[] {
  if (!request || request.wait) return [];
  const [active] = request.active ?? [];
  const choices: string[] = [];
  for (const [i, move] of (active?.moves ?? []).entries()) if (!move.disabled) choices.push(`move ${i + 1}`);
  if (active?.trapped !== true) {
    for (const [i, { fainted }] of pokemon.entries()) if (i > 0 && !fainted) choices.push(`switch ${i + 1}`);
  }
  return choices.length > 0 ? choices : ['default'];
}
