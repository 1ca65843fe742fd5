/*
 * boardgame.io's master without a network: a move on a state of 15 kB, kept in memory, filtered and written for two
 * players. A yardstick for `npm run bench -- server`; prints updates a second of CPU. Needs
 * `npm run bench -- --install-yardsticks`.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../../../../../benchmarks/package.json');
const SECONDS = Number(process.argv[2] ?? 3);
const CARDS = 157;
/** Moves in a game: the undo list of boardgame.io grows with each. */
const MOVES = 200;

process.env.NODE_ENV = 'production';
const load = createRequire(FOLDER);

interface Internal {
  readonly Sync: new () => object;
  InitializeGame(wanted: { game: object; numPlayers: number }): object;
  getFilterPlayerView(game: object): (player: string, payload: object) => object;
}
interface MasterOf {
  onUpdate(action: object, state: number, match: string, player: string): Promise<{ error?: string } | undefined>;
}

const { Sync, InitializeGame, getFilterPlayerView } = load('boardgame.io/internal') as Internal;
const { Master } = load('boardgame.io/master') as {
  Master: new (game: object, storage: object, transport: object) => MasterOf;
};

const game = {
  name: 'cards',
  setup: () => ({
    turned: 0,
    cards: Array.from({ length: CARDS }, (_, id) => {
      return { id, name: `card ${id}`, kind: 'action', cost: 1, owner: 0, tags: ['red', 'blue'], up: false };
    }),
  }),
  moves: {
    turn: ({ G }: { G: { turned: number; cards: { up: boolean }[] } }) => {
      const turned = G.cards[G.turned++ % CARDS];
      if (turned) turned.up = !turned.up;
    },
  },
};

/** One match in memory. */
class Memory extends Sync {
  state: object = InitializeGame({ game, numPlayers: 2 });
  private readonly metadata = { players: { 0: { id: 0 }, 1: { id: 1 } } };

  fetch() {
    return { state: this.state, metadata: this.metadata, log: [], initialState: this.state };
  }

  setState(_match: string, state: object) {
    this.state = state;
  }

  setMetadata() {
    return undefined;
  }

  has() {
    return true;
  }
}

const filter = getFilterPlayerView(game);
let bytes = 0;
const sendAll = (payload: object) => {
  for (const player of ['0', '1']) bytes += JSON.stringify(filter(player, payload)).length;
};

async function playGame(): Promise<void> {
  const master = new Master(game, new Memory(), { send: () => undefined, sendAll });
  const action = { type: 'MAKE_MOVE', payload: { type: 'turn', args: [], playerID: '0' } };
  for (let i = 0; i < MOVES; i++) {
    const reply = await master.onUpdate(action, i, 'match', '0');
    if (reply?.error) throw new Error(reply.error);
  }
}

for (let i = 0; i < 5; i++) await playGame();
const before = process.cpuUsage();
const until = performance.now() + SECONDS * 1000;
let updates = 0;
for (bytes = 0; performance.now() < until; updates += MOVES) await playGame();
const { user, system } = process.cpuUsage(before);
const perCpuSecond = Math.round((updates * 1e6) / (user + system));
console.log(JSON.stringify({ updatesPerCpuSecond: perCpuSecond, bytesPerUpdate: Math.round(bytes / updates / 2) }));
