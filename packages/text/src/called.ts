import { groundOf, type Hex, type Seat, type View } from '@deedbook/engine';
import { bare, type Noun } from './grammar.ts';
import { hexText, nameOfPlace, nameOfSeat, type SeatNames } from './names.ts';
import type { Voice } from './voice.ts';

/** Who tells a line of the log to whom: what the players are called, and the map that the listener sees. */
export interface Telling {
  readonly names: SeatNames | null;
  /** Without a map, spaces are called by where they are. */
  readonly map: View['map'] | null;
  /** Whether the words for spaces are marked. */
  readonly marked: boolean;
}

/** What a line of the log calls players and spaces. */
export interface Called {
  readonly who: (seat: Seat) => Noun;
  /** A space, as `spot` by where it is, and as `hex` by what is there. */
  readonly where: (hex: Hex) => { readonly hex: Noun; readonly spot: Noun };
}

export function calledIn(voice: Voice, { names, map, marked }: Telling): Called {
  const spotted = (hex: Hex, noun: Noun): Noun => (marked ? { ...noun, spot: hex } : noun);
  return {
    who: seat => {
      const name = nameOfSeat(voice, seat, names);
      return names === null ? voice.noun('player', name) : bare(name);
    },
    where: hex => {
      const spot = spotted(hex, bare(hexText(hex)));
      const space = map === null ? undefined : groundOf(map).get(hex);
      if (!space) return { hex: spot, spot };
      const [kind, id] = space.site === null ? (['terrain', space.terrain] as const) : (['site', space.site] as const);
      return { hex: spotted(hex, voice.noun(id, nameOfPlace(voice, kind, id))), spot };
    },
  };
}
