import type { Seat, Session } from '@deedbook/engine';
import type { Text } from '@deedbook/text';

/** The longest player name: it must fit wherever a hero's name does. */
export const LONGEST_NAME = 20;

/** Normalizes a name, whether typed or loaded. */
export const tidyName = (name: string): string =>
  [...name.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();

/** The names a game was set up with. */
export const givenNames = ({ setup }: Pick<Session, 'setup'>): readonly string[] => setup?.names ?? [];

/** Each player's name: the one they gave, or else their hero's. */
export const called =
  (text: Pick<Text, 'name'>, heroes: readonly string[], names: readonly string[] = []) =>
  (seat: Seat): string =>
    names[seat] || text.name('hero', heroes[seat] ?? '');

/** The same with the hero in parentheses, if there is room and it matters who is who. */
export const introduced =
  (text: Pick<Text, 'name'>, heroes: readonly string[], names: readonly string[] = []) =>
  (seat: Seat): string => {
    const hero = text.name('hero', heroes[seat] ?? '');
    return names[seat] ? `${names[seat]} (${hero})` : hero;
  };
