import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routeOf } from '../platform/route.ts';
import { addressOf, followRuleLink, openRules, placeOf } from './open.ts';

const at = (hash: string) => history.replaceState(null, '', hash);

describe('where the book is open', () => {
  it.each([
    ['#/rules', { at: null, sought: '' }],
    ['#/rules/CTY-04', { at: 'CTY-04', sought: '' }],
    ['#/rules/CTY-04?q=city', { at: 'CTY-04', sought: 'city' }],
    ['#/game/k3j9?rules=CTY-04', { at: 'CTY-04', sought: '' }],
    ['#/game/k3j9?rules=', { at: null, sought: '' }],
    ['#/game/k3j9', null],
  ])('%s', (hash, place) => {
    expect(placeOf(routeOf(hash))).toEqual(place);
  });

  it('keeps what else the address says', () => {
    const here = routeOf('#/replay?g=abc');
    expect(addressOf(here, { at: 'CTY-04', sought: '' })).toBe('#/replay?g=abc&rules=CTY-04');
  });
});

describe('opening a rule', () => {
  it('stays at the table where a game is on it', () => {
    at('#/game/k3j9');
    openRules('CTY-04');
    expect(location.hash).toBe('#/game/k3j9?rules=CTY-04');
    openRules('CTY-05');
    expect(location.hash).toBe('#/game/k3j9?rules=CTY-05');
    expect(history.state).toEqual({ rules: 2 });
  });

  it('goes to the screen of the book from anywhere else', () => {
    at('#/new');
    openRules('CTY-04');
    expect(location.hash).toBe('#/rules/CTY-04');
  });

  it('comes back to the rule that had the link', async () => {
    at('#/rules/CTY-01');
    openRules('CMB-INI-01', { at: 'CTY-05' });
    const isBack = new Promise(resolve => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await isBack;
    expect(location.hash).toBe('#/rules/CTY-05');
  });
});

describe('links to rules', () => {
  beforeEach(() => {
    document.body.innerHTML = '<a href="#/rules/CTY-04"><b>CTY-04</b></a>';
    document.addEventListener('click', followRuleLink);
  });
  afterEach(() => document.removeEventListener('click', followRuleLink));
  const click = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('b')?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('open in place at the table', () => {
    at('#/game/k3j9');
    expect(click()).toBe(true);
    expect(location.hash).toBe('#/game/k3j9?rules=CTY-04');
  });

  it('are left to the browser for a new tab', () => {
    at('#/game/k3j9');
    expect(click({ ctrlKey: true })).toBe(false);
  });
});
