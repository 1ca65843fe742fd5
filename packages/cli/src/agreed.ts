import { type GameOptions, readOption } from '@deedbook/engine';
import { UsageError } from './args.ts';

/** How options of a game are given on the command line: `--option pvp=true`, as often as needed, and `--map SHAPE`. */
export const AGREED = { option: { type: 'string', multiple: true }, map: { type: 'string' } } as const;

/** What such flags ask for. Whether a scenario allows it is found when the game is set up. */
export function agreedIn({
  option = [],
  map,
}: {
  readonly option?: readonly string[];
  readonly map?: string;
}): GameOptions {
  let options: GameOptions = map === undefined ? {} : { mapShape: map };
  for (const words of option) {
    const read = readOption(words);
    if (typeof read === 'string') throw new UsageError(read);
    options = { ...options, ...read };
  }
  return options;
}
