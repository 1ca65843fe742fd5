import { CallError, type Calls, Connection, RemoteTable } from '@deedbook/client';
import { Refusal } from '@deedbook/engine';
import type { TableDoc, WireRefusal } from '@deedbook/protocol';
import type { Language } from '@deedbook/text';
import { createText, TERMINAL_WORDS, type TerminalWords } from '@deedbook/text/all';
import { UsageError } from '../args.ts';
import type { Io } from '../io.ts';
import { languageOf } from '../language.ts';
import { calledAs, results } from './ending.ts';
import { TerminalGame } from './game.ts';
import { fewestPlayers, type OnlineOptions, type PlayOptions } from './options.ts';
import { callsAs } from './sessions.ts';
import type { Terminal } from './terminal.ts';

/** Plays at a table on a server: creates one or joins it by code, and can return to it later. */
export async function playOnline(
  options: PlayOptions,
  online: OnlineOptions,
  terminal: Terminal,
  env: Io['env'],
): Promise<number> {
  const language = options.language ?? languageOf(env);
  const words = TERMINAL_WORDS[language];
  try {
    const name = online.name ?? (await askName(terminal, words, env));
    if (name === null) return 0;
    const calls = await callsAs(online.url, name, env);
    const table = online.code === null ? await openTable(calls, options, name, words) : await find(calls, online.code);
    const connection = new Connection({ url: calls.url, table, token: calls.token });
    try {
      return await playAt(connection, { options, online, terminal, language, env });
    } finally {
      connection.close();
    }
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    throw new UsageError(error.refusal ? told(language, error.refusal) : words.online.noAnswer(online.url));
  }
}

interface Place {
  readonly options: PlayOptions;
  readonly online: OnlineOptions;
  readonly terminal: Terminal;
  readonly language: Language;
  readonly env: Io['env'];
}

const told = (language: Language, { rule, about }: WireRefusal): string =>
  createText(language).refusal(new Refusal(rule, about));

async function askName(terminal: Terminal, words: TerminalWords, env: Io['env']): Promise<string | null> {
  if (env.DEEDBOOK_TOKEN) return '';
  if (!terminal.interactive) throw new UsageError('--server needs --name');
  for (;;) {
    const name = await terminal.ask(`${words.online.askName} `);
    if (name !== '') return name;
  }
}

async function openTable(calls: Calls, options: PlayOptions, name: string, words: TerminalWords): Promise<string> {
  const { scenario, heroes, players, agreed } = options;
  const settings = {
    name: words.online.tableOf(name),
    scenario,
    options: agreed as TableDoc['table']['settings']['options'],
    seats: players ?? heroes?.length ?? fewestPlayers(scenario),
    isListed: false,
    perTurn: null,
    watch: 0,
  };
  const hero = heroes?.[0];
  const { table } = await calls.call('createTable', { settings, ...(hero !== undefined && { hero }) });
  return table.id;
}

const find = async (calls: Calls, code: string): Promise<string> =>
  (await calls.call('findTable', {}, { code: code.toUpperCase() })).id;

async function playAt(connection: Connection, place: Place): Promise<number> {
  const { terminal, options, language, online, env } = place;
  const words = TERMINAL_WORDS[language];
  const refuse = (refusal: WireRefusal | null): never => {
    throw new UsageError(refusal ? told(language, refusal) : words.online.noAnswer(online.url));
  };
  const doc = await connection.until(() => true);
  if (doc === null) return refuse(connection.refusal);
  if (doc.own === null) {
    const hero = options.heroes?.[0];
    const refusal = await connection.do({ deed: 'join', ...(hero !== undefined && { hero }) });
    if (refusal) return refuse(refusal);
  }
  const comeBack = `${calledAs(env)} --server ${online.url} --table ${doc.table.code}`;
  if (!(await gather(connection, terminal, words, comeBack))) return 0;
  if (connection.refusal) return refuse(connection.refusal);
  const game = new TerminalGame(new RemoteTable(connection), null, terminal, language, null);
  const stopTelling = tellLink(connection, terminal, words);
  const agreed = connection.until(({ table }) => table.state === 'over').then(() => true);
  const isOver = await Promise.race([game.play(), agreed]);
  stopTelling();
  if (connection.refusal) return refuse(connection.refusal);
  const hasResult = game.client.at(game.seat).view.over;
  terminal.print(hasResult ? results(game) : [isOver ? words.online.ended : words.goOnWith(comeBack), game.words.bye]);
  return 0;
}

/** Waits until the game begins, and lets the host start it; false if the player leaves. */
async function gather(
  connection: Connection,
  terminal: Terminal,
  words: TerminalWords,
  join: string,
): Promise<boolean> {
  if (connection.doc?.table.state === 'open') terminal.print([words.online.opened(join)]);
  let shown = '';
  for (;;) {
    const { doc, link } = connection;
    if (link === 'ended' || (doc?.sight?.seat ?? null) !== null) return true;
    const lines = doc?.table.state === 'open' ? seatLines(doc, words) : [];
    if (lines.join() !== shown) terminal.print(lines);
    shown = lines.join();
    const isHost = doc !== null && doc.table.host === doc.own?.seat && doc.table.state === 'open';
    const change = new Promise<'change'>(resolve => {
      const stop = connection.subscribe(() => {
        stop();
        resolve('change');
      });
    });
    if (!isHost && !terminal.interactive) {
      if ((await Promise.race([change, terminal.drained()])) === null) return false;
      continue;
    }
    const question = isHost ? words.online.begin : words.online.waitForHost;
    const line = await Promise.race([change, terminal.ask(`${question} `)]);
    if (line === null) return false;
    if (line !== 'change' && isHost) await begin(connection);
  }
}

const seatLines = ({ table }: TableDoc, { online }: TerminalWords): string[] =>
  table.seats.map(({ player, bot }, i) =>
    online.seat(i + 1, player?.name ?? (bot === null ? online.free : online.computer)),
  );

/** Fills the free seats with computer players and starts the game. */
async function begin(connection: Connection): Promise<void> {
  for (const [seat, { player, bot }] of connection.doc?.table.seats.entries() ?? []) {
    if (player === null && bot === null) await connection.do({ deed: 'seat-bot', seat, bot: 'greedy' });
  }
  await connection.do({ deed: 'start' });
}

/** Says when the connection is lost and when it is back. */
function tellLink(connection: Connection, terminal: Terminal, { online }: TerminalWords): () => void {
  let isLost = false;
  return connection.subscribe(() => {
    const { link } = connection;
    if (link === 'lost' && !isLost) terminal.print([online.lost]);
    if (link === 'open' && isLost) terminal.print([online.back]);
    isLost = link === 'lost' || (isLost && link !== 'open');
  });
}
