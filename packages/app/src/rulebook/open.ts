import { useSyncExternalStore } from 'react';
import { linkTo, type Route, routeOf } from '../platform/route.ts';

/*
 * Where the rule book is open. It has its own screen (`#/rules/CTY-04`), but during a game it opens in place
 * (`#/game/k3j9?rules=CTY-04`): the table stays as it is. Every place is an address, so "back" works, and closes the
 * book on a phone.
 */
export interface Place {
  /** A rule, a chapter, or a word of the glossary; null for the contents. */
  readonly at: string | null;
  /** The search there. */
  readonly sought: string;
}

/** Whether an id is a rule: refusals can also be about the answer itself. */
export const isRule = (id: string): boolean => /-\d\d$/.test(id);

/** The screens a rule can open on top of. */
const KEPT = ['game', 'learn', 'replay', 'try'];

export function placeOf({ screen, id, query }: Route): Place | null {
  const sought = query.get('q') ?? '';
  if (screen === 'rules') return { at: id === '' ? null : id, sought };
  const at = query.get('rules');
  return at === null ? null : { at: at === '' ? null : at, sought };
}

/** The address of a place in the book, relative to the current screen. */
export function addressOf({ screen, id, query }: Route, { at, sought }: Place): string {
  const stays = KEPT.includes(screen);
  const kept = new URLSearchParams(stays ? query : '');
  kept.delete('q');
  if (stays) kept.set('rules', at ?? '');
  if (sought !== '') kept.set('q', sought);
  const path = stays ? linkTo(screen, id ?? undefined) : linkTo('rules', at ?? undefined);
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** How many places of the book are stacked in the history: closing it goes back over all of them. */
const depth = (): number => (history.state as { rules?: number } | null)?.rules ?? 0;

function visit(address: string, how: 'push' | 'replace'): void {
  if (how === 'push') history.pushState({ rules: depth() + 1 }, '', address);
  else history.replaceState(history.state, '', address);
  // Neither of them fires an event.
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/**
 * Opens the book at a rule, in place during a game. `left` is what was being read or searched: going back leads there,
 * not to where the reader came in.
 */
export function openRules(at: string | null = null, left: Partial<Place> = {}): void {
  const here = routeOf(location.hash);
  const place = placeOf(here);
  const address = addressOf(here, { at, sought: '' });
  if (address === location.hash) return;
  if (place !== null && (left.at || left.sought)) visit(addressOf(here, { ...place, sought: '', ...left }), 'replace');
  visit(address, 'push');
}

/** Closes the book and leaves the table as it was. */
export function closeRules(): void {
  const steps = depth();
  if (steps > 0) {
    history.go(-steps);
    return;
  }
  const { screen, id, query } = routeOf(location.hash);
  query.delete('rules');
  query.delete('q');
  visit(linkTo(screen, id ?? undefined) + (query.size === 0 ? '' : `?${query}`), 'replace');
}

/** Opens the book at its contents, or closes it. */
export const toggleRules = (): void => (placeOf(routeOf(location.hash)) === null ? openRules() : closeRules());

/** Links to rules open the book in place, wherever they are; opening them in a new tab still works. */
export function followRuleLink(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return;
  const href = event.target.closest('a')?.getAttribute('href');
  if (!href?.startsWith('#/rules')) return;
  const here = routeOf(location.hash);
  if (here.screen !== 'rules' && !KEPT.includes(here.screen)) return;
  event.preventDefault();
  const from = event.target.closest<HTMLElement>('[data-rule]')?.dataset.rule;
  openRules(routeOf(href).id, from === undefined ? {} : { at: from });
}

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** Where the book is open; null if it is closed. */
export function usePlace(): Place | null {
  return placeOf(routeOf(useSyncExternalStore(subscribe, () => location.hash)));
}
