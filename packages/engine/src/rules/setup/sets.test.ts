import '../../content/index.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { packRecord, unpackRecord } from '../../record/compact.ts';
import { readRecord } from '../../record/record.ts';
import { recordOf, replay, writeRecord } from '../../record/write.ts';
import { Session } from '../../session.ts';
import type { ContentSet } from '../../state/options.ts';
import { printUnit } from '../../testing/made-up.ts';
import { setupChoices } from './options.ts';
import { type GameSetup, newGame, whyNotSetUp } from './setup.ts';

const SETUP: GameSetup = { scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: 'sets' };

afterEach(() => {
  vi.restoreAllMocks();
  // Lists of printed things are cached; none cached here may outlive its test.
  vi.resetModules();
});

printUnit('peasants', { set: 'lost-legion' });

describe('the sets in play', () => {
  it('GAM-03 are just the base game unless agreed otherwise, and stay in the record', () => {
    expect(newGame(SETUP).options.sets).toEqual(['base']);
    const sets: ContentSet[] = ['base', 'lost-legion'];
    const session = new Session({ ...SETUP, options: { sets } });
    session.answer(1, 'early-bird');
    const record = recordOf(session);
    expect(record.options).toEqual({ sets });
    expect(replay(readRecord(writeRecord(record))).state).toEqual(session.state);
    expect(unpackRecord(packRecord(record))).toEqual(record);
  });

  it('decide which cards are dealt', async () => {
    // Lists of printed things are cached; a fresh module has none of the earlier ones.
    vi.resetModules();
    await import('../../content/index.ts');
    const [catalogue, setup] = await Promise.all([import('../catalogue.ts'), import('./setup.ts')]);
    const real = catalogue.CARDS.get.bind(catalogue.CARDS);
    vi.spyOn(catalogue.CARDS, 'get').mockImplementation(id =>
      id === 'fire-bolt' ? { ...real(id), set: 'lost-legion' } : real(id),
    );
    const dealt = (sets: ContentSet[]) => {
      const s = setup.newGame({ ...SETUP, options: { sets } });
      return [...s.advancedDeck, ...s.advancedOffer].includes('fire-bolt');
    };
    expect([dealt(['base']), dealt(['base', 'lost-legion'])]).toEqual([false, true]);
    expect(catalogue.inSets(catalogue.CARDS, ['lost-legion'])).toContain('fire-bolt');
  });

  it('that do not exist, or leave out the base game, are refused', () => {
    expect(whyNotSetUp({ ...SETUP, options: { sets: ['base', 'atlantis' as ContentSet] } })).toMatchObject({
      kind: 'malformed',
      about: { where: 'options.sets[1]' },
    });
    expect(whyNotSetUp({ ...SETUP, options: { sets: ['krang'] } })).toMatchObject({ kind: 'base' });
  });

  it('with no content in this game are refused, and not offered', () => {
    expect(whyNotSetUp({ ...SETUP, options: { sets: ['base', 'krang'] } })).toEqual({
      kind: 'unknown',
      about: { what: 'set', name: 'krang', known: ['base', 'lost-legion'] },
    });
    const offered = setupChoices(SETUP.scenario, 2, {}).find(({ option }) => option === 'sets')?.values;
    expect(offered).toEqual(['base', 'lost-legion']);
  });
});
