import { SCENARIOS, whyNotSetUp } from '@deedbook/engine';
import { expect, it } from 'vitest';
import {
  type Draft,
  heroesFor,
  playersOf,
  setupOf,
  tidy,
  withHero,
  withOptions,
  withPlayers,
  withScenario,
} from './draft.ts';
import { whyNot } from './why-not.ts';

const ALONE: Draft = {
  scenario: 'first-reconnaissance',
  seats: [{ hero: 'tovak', who: 'person', name: '' }],
  options: {},
  seed: 'a',
};

it('every scenario can start with its defaults for every number of players', () => {
  for (const scenario of SCENARIOS.ids()) {
    for (const players of playersOf(scenario)) {
      const draft = withPlayers(withScenario(ALONE, scenario), players);
      expect(draft.seats.length).toBe(players);
      expect(whyNotSetUp(setupOf(draft)), `${scenario} with ${players}`).toBeNull();
    }
  }
});

it('no two seats have the same hero: they swap', () => {
  const two = withHero(withPlayers(ALONE, 2), 1, 'tovak');
  expect(two.seats.map(({ hero }) => hero)).toEqual(['arythea', 'tovak']);
});

it('new seats are played by the computer', () => {
  expect(withPlayers(ALONE, 3).seats.map(({ who }) => who)).toEqual(['person', 'greedy', 'greedy']);
});

it('drops an option that no longer fits', () => {
  const peaceful = withOptions(withPlayers(ALONE, 2), { variants: ['no-interactive-spells'] });
  expect(peaceful.options.variants).toEqual(['no-interactive-spells']);
  expect(withPlayers(peaceful, 1).options.variants).toBeUndefined();
});

it('heroes come from the sets in play', () => {
  expect(heroesFor(ALONE)).toContain('tovak');
  expect(tidy({ ...ALONE, seats: [{ hero: 'nobody', who: 'person', name: '' }] }).seats[0]?.hero).toBe(
    heroesFor(ALONE)[0],
  );
});

it('says why a game cannot start', () => {
  const why = (change: Partial<Draft>) => whyNot({ ...ALONE, ...change });
  expect(why({})).toBeNull();
  expect(why({ seed: '' })).toMatchObject({ kind: 'seed' });
  expect(why({ seed: 'ação' })).toMatchObject({ kind: 'seed' });
  expect(why({ seats: [{ hero: 'tovak', who: 'greedy', name: '' }] })).toBe('nobody');
  const twice = { hero: 'tovak', who: 'person', name: '' } as const;
  expect(why({ seats: [twice, twice] })).toMatchObject({ kind: 'same-hero' });
});
