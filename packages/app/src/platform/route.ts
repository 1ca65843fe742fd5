import { useSyncExternalStore } from 'react';

/*
 * Where in the app we are, kept behind the # of the address: the build then works from any static host and from a file
 * cache, and links to a rule or a shared game can be passed on.
 *
 *   #/            the landing page            #/new           a new game
 *   #/game/ID     a game at the table         #/records       kept games
 *   #/replay/ID   a kept game, step by step   #/replay?g=…    a shared one
 *   #/review/ID   how good its decisions were; ?g=… as above
 *   #/rules/ID    the rule book at a rule     #/settings
 *   #/editor      makes a position
 *   #/try/ID      a worked example to play    #/try?p=…       a shared position
 *   #/codex/ID    a card, Unit, enemy, site…  #/statistics
 *   #/learn/ID    a lesson; without an id all of them; ID/exam its exam
 *
 *   #/training    combat drills               #/training/ID   one of them; a date is the fight of that day
 *
 *   #/online      online tables               #/host          a new one
 *   #/table/ID    a table, also by its code   #/player/ID    a player; without an id one's own account
 *   #/enter/WORD  signs in by a one-time link
 */
export interface Route {
  readonly screen: string;
  readonly id: string | null;
  readonly query: URLSearchParams;
}

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [screen = '', ...rest] = path.split('/').map(decoded);
  return { screen, id: rest.length > 0 ? rest.join('/') : null, query: new URLSearchParams(query) };
}

/** A part of an address; a malformed one is left as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const linkTo = (screen: string, id?: string): string =>
  `#/${screen}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;

/** The replay of the game at the current address, after this many answers and as a seat saw it. */
export function momentLink({ id, query }: Route, at: number, seat: number): string {
  const shared = query.get('g');
  const moment = new URLSearchParams({ ...(shared !== null && { g: shared }), at: `${at}`, seat: `${seat}` });
  return `${linkTo('replay', id ?? undefined)}?${moment}`;
}

/** The review of the game at the current address. */
export function reviewLink({ id, query }: Route): string {
  const shared = query.get('g');
  return `${linkTo('review', id ?? undefined)}${shared === null ? '' : `?${new URLSearchParams({ g: shared })}`}`;
}

export function goTo(screen: string, id?: string): void {
  location.hash = linkTo(screen, id);
}

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => location.hash));
}
