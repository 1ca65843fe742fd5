import { linkTo, type Route, routeOf } from '../platform/route.ts';

/* During a game the codex opens in place (`#/game/k3j9?codex=unit/peasants`): the table stays as it is. */

/** The screens it can open on top of. */
const KEPT = ['game', 'learn', 'replay', 'try'];

/** The entry open over a screen, '' for the list; null if the codex is closed. */
export const openOver = ({ screen, query }: Route): string | null =>
  KEPT.includes(screen) ? query.get('codex') : null;

const depth = (): number => (history.state as { codex?: number } | null)?.codex ?? 0;

function visit(at: string | null, how: 'push' | 'replace'): void {
  const { screen, id, query } = routeOf(location.hash);
  query.delete('codex');
  if (at !== null) query.set('codex', at);
  const address = linkTo(screen, id ?? undefined) + (query.size === 0 ? '' : `?${query}`);
  if (how === 'push') history.pushState({ codex: depth() + 1 }, '', address);
  else history.replaceState(null, '', address);
  // Neither of them fires an event.
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Closes the codex and leaves the table as it was. */
export function closeCodex(): void {
  if (depth() > 0) history.go(-depth());
  else visit(null, 'replace');
}

/** Links to entries open the codex in place during a game; opening them in a new tab still works. */
export function followCodexLink(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return;
  const href = event.target.closest('a')?.getAttribute('href');
  if (!href?.startsWith('#/codex') || !KEPT.includes(routeOf(location.hash).screen)) return;
  event.preventDefault();
  visit(routeOf(href).id ?? '', 'push');
}
