import { resolve } from 'node:path';
import { LocalTable, type Session } from '@deedbook/engine';
import type { Io } from '../io.ts';
import { wantsColor } from '../screen/paint.ts';
import { calledAs, results } from './ending.ts';
import { autosaveFile, fileOf } from './files.ts';
import { TerminalGame } from './game.ts';
import { Gone, open } from './opening.ts';
import { type PlayOptions, readPlayOptions } from './options.ts';
import { Terminal } from './terminal.ts';

/** Plays a game in the terminal, solo or sharing one screen. */
export async function playCommand(args: readonly string[], io: Io): Promise<number> {
  const options = readPlayOptions(args);
  const terminal = new Terminal(io, { color: wantsColor(io, !options.color), ascii: options.ascii });
  const autosave = autosaveFile(io.env);
  try {
    if (options.online)
      return await (await import('./online.ts')).playOnline(options, options.online, terminal, io.env);
    const { session, language } = await open(options, terminal, io.env, autosave);
    const keptIn = options.save ?? (terminal.interactive ? autosave : null);
    const table = new LocalTable(session, [...session.state.players.keys()]);
    const game = new TerminalGame(table, () => fileOf(session), terminal, language, keptIn);
    begin(game, session, options);
    const over = await game.play();
    terminal.print(over ? results(game) : farewell(game, session, options, io.env));
    return 0;
  } catch (error) {
    if (error instanceof Gone) return 0;
    throw error;
  } finally {
    terminal.close();
  }
}

function begin(game: TerminalGame, session: Session, { save }: PlayOptions): void {
  const { words, text } = game;
  if (save !== undefined) game.keep();
  if (!session.setup) return;
  const { scenario, heroes, seed, options = {} } = session.setup;
  const names = heroes.map(hero => text.name('hero', hero)).join(', ');
  game.notice = [
    words.begins(text.name('scenario', scenario), names, seed),
    ...(options.variants ?? []).map(id => `${text.name('variant', id)}: ${text.variant(id)}`),
  ];
}

/** Says where the game is saved and how to resume it. */
function farewell({ words, keptIn }: TerminalGame, session: Session, { save }: PlayOptions, env: Io['env']): string[] {
  if (keptIn === null || !hasBegun(session)) return [words.notKept, words.bye];
  const flags = save === undefined ? '--continue' : `--load ${save}`;
  return [words.saved(resolve(keptIn)), words.goOnWith(`${calledAs(env)} ${flags}`), words.bye];
}

const hasBegun = (session: Session): boolean => session.log.length > 0;
