import type { Hex, Seat, View } from '@deedbook/engine';
import { bare, type Noun } from './grammar.ts';
import { hexText, nameOfPlace, nameOfSeat, type SeatNames } from './names.ts';
import { nounOfSpace } from './places.ts';
import type { Voice } from './voice.ts';

/** What a log line needs to know: the players' names, and the map the reader sees. */
export interface Telling {
  readonly names: SeatNames | null;
  /** Without a map, spaces are named by coordinates. */
  readonly map: View['map'] | null;
}

/** How a log line names players and spaces. */
export interface Called {
  readonly who: (seat: Seat) => Noun;
  readonly where: (hex: Hex) => Noun;
  /** A space named by its site in any case. */
  readonly site: (site: string, hex: Hex) => Noun;
  /** A city by its own name. */
  readonly city: (city: Noun, hex: Hex) => Noun;
}

/** A name with the coordinates of its space. */
const located = (noun: Noun, hex: Hex): Noun => ({ ...noun, name: `${noun.name} (${hexText(hex)})` });

export function calledIn(voice: Voice, { names, map }: Telling): Called {
  const spotted = (hex: Hex, noun: Noun): Noun => ({ ...noun, spot: hex });
  const isNamed = map !== null && voice.spaces === 'named';
  return {
    who: seat => {
      const name = nameOfSeat(voice, seat, names);
      return names === null ? voice.noun('player', name) : bare(name);
    },
    where: hex => spotted(hex, nounOfSpace(voice, map, hex)),
    site: (site, hex) => {
      const name = nounOfSpace(voice, map, hex);
      return spotted(hex, isNamed ? name : located(voice.noun(site, nameOfPlace(voice, 'site', site)), hex));
    },
    city: (city, hex) => spotted(hex, isNamed ? city : located(city, hex)),
  };
}
