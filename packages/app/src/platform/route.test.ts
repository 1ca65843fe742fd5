import { describe, expect, it } from 'vitest';
import { linkTo, routeOf } from './route.ts';

describe('where in the app we are', () => {
  it.each([
    ['', '', null],
    ['#/', '', null],
    ['#/new', 'new', null],
    ['#/game/k3j9', 'game', 'k3j9'],
    ['#/rules/CTY-04', 'rules', 'CTY-04'],
  ])("'%s' is the screen '%s' with %s", (hash, screen, id) => {
    expect(routeOf(hash)).toMatchObject({ screen, id });
  });

  it('reads the contents of a shared link', () => {
    expect(routeOf('#/replay?g=abc-_').query.get('g')).toBe('abc-_');
  });

  it('reads a link that it wrote', () => {
    expect(routeOf(linkTo('game', 'a/b ?&#'))).toMatchObject({ screen: 'game', id: 'a/b ?&#' });
  });

  it('survives a malformed address', () => {
    expect(routeOf('#/game/%E0%A4%A')).toMatchObject({ screen: 'game', id: '%E0%A4%A' });
  });
});
