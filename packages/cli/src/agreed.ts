import { type GameOptions, readOption } from '@deedbook/engine';
import { UsageError } from './args.ts';

/** The flags for game options: `--option pvp=true`, as often as needed, and `--map SHAPE`. */
export const AGREED = { option: { type: 'string', multiple: true }, map: { type: 'string' } } as const;

/** The options these flags ask for. Whether the scenario allows them is checked when the game is set up. */
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
