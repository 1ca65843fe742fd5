import type { Seat, Session } from '@deedbook/engine';
import type { Text } from '@deedbook/text';

/** The longest player name: it has to fit wherever a hero's name does. */
export const LONGEST_NAME = 20;

/** A name as it is kept and shown, however it was typed or brought. */
export const tidyName = (name: string): string =>
  [...name.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();

/** The names that a game was set up with. */
export const givenNames = ({ setup }: Pick<Session, 'setup'>): readonly string[] => setup?.names ?? [];

/** Each player's name: the one they gave, or else their hero's. */
export const called =
  (text: Pick<Text, 'name'>, heroes: readonly string[], names: readonly string[] = []) =>
  (seat: Seat): string =>
    names[seat] || text.name('hero', heroes[seat] ?? '');

/** The same with the hero beside the name, where there is room and it matters whose is whose. */
export const introduced =
  (text: Pick<Text, 'name'>, heroes: readonly string[], names: readonly string[] = []) =>
  (seat: Seat): string => {
    const hero = text.name('hero', heroes[seat] ?? '');
    return names[seat] ? `${names[seat]} (${hero})` : hero;
  };
