import { listed, readArgs, UsageError } from '../args.ts';
import { type Io, sayLine } from '../io.ts';
import { LISTS } from './lists.ts';

/** Prints the names a case may use: all of them, or those of some kinds. */
export async function listCommand(args: readonly string[], io: Io = process): Promise<number> {
  const { positionals } = readArgs(args, { options: {}, allowPositionals: true });
  const kinds = Object.keys(LISTS);
  const strange = positionals.find(kind => !kinds.includes(kind));
  if (strange !== undefined) throw new UsageError(`there is no list '${strange}': it is ${listed(kinds)}`);
  const wanted = positionals.length === 0 ? kinds : positionals;
  for (const [i, kind] of wanted.entries()) {
    if (wanted.length > 1) sayLine(io.stdout, `${i === 0 ? '' : '\n'}${kind}`);
    for (const line of LISTS[kind]?.() ?? []) sayLine(io.stdout, wanted.length > 1 ? `  ${line}` : line);
  }
  return 0;
}
