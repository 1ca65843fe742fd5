import { describe, expect, it } from 'vitest';
import type { Scene } from '../scene/scene.ts';
import { openCities } from '../testing/made-up.ts';
import { playing } from '../testing/playing.ts';
import { waresOf } from './wares.ts';

openCities();

describe('what the locals sell', () => {
  it('INT-08 it is known with its price before it can be paid', () => {
    const scene = {
      map: { '0,0': 'village' },
      unitOffer: ['peasants', 'utem-swordsmen'],
      hand: ['march', 'wound'],
    } as const;
    const { session } = playing(scene).answer('interact');
    expect(session.question(0)?.choices.map(({ key }) => key)).not.toContain('recruit peasants');
    const wares = waresOf(session.view(0), 0).map(({ choice, cost }) => [choice.key, cost]);
    // Peasants cost 4 and are found in villages, Utem Swordsmen only in keeps; a village heals for 3.
    expect(wares).toEqual([
      ['buy healing', 3],
      ['recruit peasants', 4],
    ]);
    expect(waresOf(playing(scene).session.view(0), 0)).toEqual([]);
  });

  /** What is sold to a hero who has just begun to talk, and for what. */
  const sold = (scene: Scene) =>
    waresOf(playing(scene).answer('interact').session.view(0), 0).map(({ choice, cost, mana }) =>
      mana === null ? [choice.key, cost] : [choice.key, cost, mana],
    );

  it('INT-10 a mage tower sells Spells for 7 Influence and a mana of their color, also to who has none', () => {
    const tower = { map: { '0,0': 'mage-tower' }, shields: [{ at: '0,0', by: 0 }], source: [], unitOffer: [] };
    expect(sold({ ...tower, spellOffer: ['fireball'] })).toEqual([['learn fireball', 7, 'red']]);
  });

  it('CTY-13 CTY-15 CTY-16 cities sell what nobody has seen yet', () => {
    const city = (color: string) =>
      sold({
        map: { '0,0': `${color} city` },
        shields: [{ at: '0,0', by: 'goldyx' }],
        unitOffer: [],
        advancedOffer: [],
      });
    expect(city('red')).toEqual([['buy artifact', 12]]);
    expect(city('white')).toEqual([['call elite', 2]]);
    expect(city('green')).toEqual([['train unseen', 6]]);
  });

  it('REC-03 a Unit for the token of a Skill is sold for 5 less', () => {
    const village: Scene = { map: { '0,0': 'village' }, hero: 'norowas', skills: ['norowas-bonds-of-loyalty'] };
    expect(sold({ ...village, unitOffer: ['utem-guardsmen'] })).toEqual([
      ['buy healing', 3],
      ['recruit utem-guardsmen', 5],
      ['bind utem-guardsmen', 0],
    ]);
  });

  it('HEA-03 healing is of no use to the unhurt', () => {
    const isUseful = (hand: string[]) =>
      waresOf(
        playing({ map: { '0,0': 'village' }, unitOffer: [], hand })
          .answer('interact')
          .session.view(0),
        0,
      ).map(ware => ware.isUseful);
    expect(isUseful(['march'])).toEqual([false]);
    expect(isUseful(['march', 'wound'])).toEqual([true]);
  });
});
