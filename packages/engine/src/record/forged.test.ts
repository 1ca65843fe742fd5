import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETUP_FAULTS } from '../rules/setup/fault.ts';
import type { GameSetup } from '../rules/setup/setup.ts';
import { Session } from '../session.ts';
import { forgeriesOf, nearForgeriesOf } from '../testing/forging.ts';
import { HEROES_AT_TABLE, newSession, playAtRandom } from '../testing/random-game.ts';
import type { Readable } from '../testing/reading-worker.ts';
import { packRecord } from './compact.ts';
import { RECORD_FAULTS } from './error.ts';
import { ENGINE_VERSION } from './version.ts';
import { recordOf, writePosition } from './write.ts';

/** Far more than reading needs, far less than a runaway list would take. */
const MEGABYTES = 200;
const SEED = 11;

let worker: Worker;
beforeAll(async () => {
  worker = new Worker(new URL('../testing/reading-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  // It has loaded the engine when it answers.
  await outcomes('setup', []);
});
afterAll(() => worker.terminate());

/** The outcome of each input; one that takes too much memory kills the thread. */
async function outcomes(what: Readable, inputs: readonly unknown[]): Promise<readonly string[]> {
  worker.postMessage({ what, inputs });
  const [found] = (await once(worker, 'message')) as [readonly string[]];
  return found;
}

/** Inputs that are neither read nor refused with a reason. */
async function surprises(what: Readable, inputs: readonly unknown[], expected: readonly string[]): Promise<unknown[]> {
  const found = await outcomes(what, inputs);
  return found.flatMap((outcome, i) => (['read', ...expected].includes(outcome) ? [] : [[outcome, inputs[i]]]));
}

const SETUPS: readonly GameSetup[] = [
  { scenario: 'first-reconnaissance', heroes: ['tovak'], seed: 'forged' },
  {
    scenario: 'full-conquest',
    heroes: [...HEROES_AT_TABLE],
    seed: 'forged',
    names: ['Ana', '', 'Li', ''],
    options: {
      mode: 'teams',
      mapShape: 'open-5',
      tileCounts: [8, 2, 2],
      teams: [0, 1, 0, 1],
      pvp: true,
      startLevel: 3,
      cityLevels: [5, 7],
      cooperativeAssault: true,
      sets: ['base'],
      variants: ['megapolis'],
    },
  },
];

/** Games in all kinds of situations. */
const games = (): Session[] =>
  [
    newSession(1, 'forged'),
    newSession(4, 'forged'),
    new Session({
      scenario: 'full-conquest',
      heroes: HEROES_AT_TABLE.slice(0, 3),
      seed: 'f',
      options: { startLevel: 4 },
    }),
  ].map((session, i) => {
    playAtRandom(session, 'forged', 40 + 60 * i);
    return session;
  });

const forgeries = (value: unknown, n: number): unknown[] => fc.sample(forgeriesOf(value), { numRuns: n, seed: SEED });

describe('forged', () => {
  it('setups are refused for the part that is wrong', async () => {
    const known = [
      { ...SETUPS[0], options: { tileCounts: [8, 2, 1e9] } },
      { ...SETUPS[0], options: { pvp: 'x' } },
      { ...SETUPS[0], options: { luck: 1 } },
      { ...SETUPS[0], luck: 1 },
      { ...SETUPS[0], heroes: 'tovak' },
      { ...SETUPS[0], seed: 7 },
    ];
    expect(await outcomes('setup', known)).toEqual([
      'malformed',
      'malformed',
      'malformed',
      'malformed',
      'malformed',
      'seed',
    ]);
  });

  it.each(SETUPS)(
    'setups for $scenario are refused with a reason, or make games that can be read back',
    async setup => {
      expect(await surprises('setup', forgeries(setup, 300).filter(isSendable), SETUP_FAULTS)).toEqual([]);
    },
  );

  it('setups that are anything at all are refused with a reason', async () => {
    const inputs = fc.sample(fc.anything(), { numRuns: 200, seed: SEED });
    expect(await surprises('setup', inputs.filter(isSendable), SETUP_FAULTS)).toEqual([]);
  });

  it('records are refused with a reason, or played', async () => {
    const inputs = games().flatMap(game => forgeries(recordOf(game), 100).map(record => JSON.stringify(record) ?? ''));
    const texts = fc.sample(fc.oneof(fc.string(), fc.json()), { numRuns: 100, seed: SEED });
    const deep = '['.repeat(200_000);
    expect(await surprises('record', [...inputs, ...texts, deep], RECORD_FAULTS)).toEqual([]);
  });

  it('links are refused with a reason, or played', async () => {
    const bytes = games().map(game => packRecord(recordOf(game)));
    const changes = fc.sample(fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 }), {
      numRuns: 150,
      seed: SEED,
    });
    const inputs = bytes.flatMap(link =>
      changes.map(change => {
        const copy = link.slice();
        for (const [at, byte] of change) copy[at % copy.length] = byte;
        return copy;
      }),
    );
    const huge = '1|'.repeat(200_000);
    const header = (options: string) => `D3|${ENGINE_VERSION}|first-reconnaissance|${options}|tovak|7\n`;
    const texts = [header('tileCounts=8,2,1000000000'), header('startLevel=1e9'), header('teams=0,0,0'), huge];
    const written = texts.map(text => new TextEncoder().encode(text));
    expect(await surprises('link', [...inputs, ...written], RECORD_FAULTS)).toEqual([]);
  });

  it('positions are refused with a reason, or can be played on', async () => {
    const inputs = games().flatMap(game => {
      const file: unknown = JSON.parse(writePosition(game.state));
      const near = fc.sample(nearForgeriesOf(file), { numRuns: 80, seed: SEED });
      return [...forgeries(file, 150), ...near].map(forged => JSON.stringify(forged) ?? '');
    });
    expect(await surprises('position', inputs, RECORD_FAULTS)).toEqual([]);
  });

  it('arguments of effects are refused unless they have the right type and range', async () => {
    const { state } = newSession(2, 'forged');
    const playing = newSession(2, 'forged');
    playAtRandom(playing, 'forged', 10);
    const on = (effect: object, change: object = {}) => {
      const frame = { effect, seat: 0, card: '', bonus: 0, answers: [], early: [] };
      return writePosition({ ...playing.state, stack: [...playing.state.stack, frame], ...change } as typeof state);
    };
    const nest = (depth: number): object =>
      depth === 0 ? { fx: 'draw', n: 1 } : { fx: 'may', effect: nest(depth - 1) };
    const inputs = [
      on({ fx: 'draw', n: 1 }),
      on({ fx: 'draw', n: 1e9 }),
      on({ fx: 'draw', n: '1' }),
      on({ fx: 'draw' }),
      on({ fx: 'draw', n: 1, luck: 7 }),
      on({ fx: 'may', effect: { fx: 'draw', n: -1 } }),
      on({ fx: 'all-of', of: [{ fx: 'take-wound', n: 1e6 }] }),
      on({ fx: 'put-on-deck', cards: ['excalibur'] }),
      on(nest(1000)),
    ];
    const [sound, ...wrong] = await outcomes('position', inputs);
    expect(sound).toBe('read');
    expect(wrong).toEqual(wrong.map(() => 'shape'));
  });

  it('positions with an endless chain of effects are refused', async () => {
    const session = newSession(2, 'forged');
    playAtRandom(session, 'forged', 10);
    const empty = session.state.players.map(player => ({ ...player, hand: [], deck: [] }));
    const frame = { effect: { fx: 'next-turn' }, seat: 0, card: '', bonus: 0, answers: [], early: [] };
    const endless = { ...session.state, announcedBy: 0, lastTurns: null, players: empty, stack: [frame] };
    expect(await outcomes('position', [writePosition(endless)])).toEqual(['stuck']);
  });
});

/** Whether a value can be sent to another thread; a file cannot hold functions or symbols either. */
function isSendable(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}
