import { buildScene, hex, Session } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';
import { heroSlots, siteSlot, tokenSlots } from './layout.ts';
import { suspectsOf } from './suspects.ts';

const viewOf = (scene: Parameters<typeof buildScene>[0]) => new Session(buildScene(scene)).view(0);

test('a space lists everything on it', () => {
  const view = viewOf({
    map: { '1,0': 'hills keep' },
    enemies: [{ at: '1,0', enemy: 'guardsmen' }],
    shields: [{ at: '0,0', by: 'tovak' }],
    players: 2,
  });
  const facts = factsOf(view);
  expect(facts.get(hex(1, 0))).toMatchObject({ space: { terrain: 'hills', site: 'keep' }, heroes: [] });
  expect(facts.get(hex(1, 0))?.tokens).toHaveLength(1);
  expect(facts.get(hex(0, 0))).toMatchObject({ heroes: [{ seat: 0, hero: 'tovak' }], shields: [{ seat: 0 }] });
});

test('a city has the color of its card, and the Shields on it', () => {
  const view = viewOf({
    scenario: 'full-conquest',
    players: 2,
    map: { '2,0': 'red city' },
    cities: { '2,0': { level: 3, shields: ['tovak'], conquered: true } },
  });
  const facts = factsOf(view).get(hex(2, 0));
  expect(facts?.city).toMatchObject({ color: 'red', name: 'red-city', card: { level: 3, conquered: true } });
  expect(facts?.shields.map(({ seat }) => seat)).toEqual([0]);
});

test('a token face up somewhere is no longer a suspect', () => {
  const all = suspectsOf(viewOf({}), 'grey');
  const fewer = suspectsOf(
    viewOf({ enemies: [{ at: '3,0', enemy: 'golems', role: 'garrison', face: 'up' }], map: { '3,0': 'keep' } }),
    'grey',
  );
  const unseen = (list: typeof all) => list.find(({ name }) => name === 'golems')?.unseen ?? 0;
  expect(unseen(fewer)).toBe(unseen(all) - 1);
  expect(all.every(({ unseen: n }) => n > 0)).toBe(true);
});

test('heroes on one space fan out, and a site makes room', () => {
  const view = viewOf({ heroes: { tovak: { at: '0,0' }, goldyx: { at: '0,0' } }, map: { '0,0': 'portal' } });
  const facts = factsOf(view).get(hex(0, 0));
  if (!facts) throw new Error('no such space');
  const [first, second] = heroSlots(facts);
  expect(first?.dx).not.toBe(second?.dx);
  expect(siteSlot(facts).dx).toBeLessThan(0);
});

test('a garrison is shown in full; only tokens without room are counted', () => {
  const view = viewOf({
    scenario: 'full-conquest',
    players: 2,
    map: { '2,0': 'red city' },
    cities: { '2,0': { level: 9 } },
  });
  const facts = factsOf(view).get(hex(2, 0));
  if (!facts) throw new Error('no such space');
  expect(tokenSlots(facts)).toMatchObject({ slots: { length: facts.tokens.length }, more: 0 });
  const megapolis = { ...facts, tokens: [...facts.tokens, ...facts.tokens] };
  const { slots, more } = tokenSlots(megapolis);
  expect(slots.length + more).toBe(megapolis.tokens.length);
  expect(more).toBeGreaterThan(0);
});
