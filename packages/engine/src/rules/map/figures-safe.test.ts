import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hexName } from '../../state/hex.ts';
import { openCities } from '../../testing/made-up.ts';
import { playing } from '../../testing/playing.ts';

openCities();

/** Where a turn that moved from 1,0 to 2,0 ends. */
function endOn(space: string, scene: Scene = {}): string {
  const p = playing({ at: '2,0', path: ['1,0', '2,0'], ...scene, map: { '2,0': space, ...scene.map } });
  p.answer('end-turn');
  return p.me.hex === null ? 'off' : hexName(p.me.hex);
}

const STAYS = '2,0';
const GOES_BACK = '1,0';

describe('safe spaces', () => {
  it.each(['plains', 'hills', 'forest', 'wasteland', 'desert', 'swamp'])('SAF-01 a turn may end on %s', terrain => {
    expect([endOn(terrain), endOn(terrain, { time: 'night' })]).toEqual([STAYS, STAYS]);
  });

  it.each(['lake', 'mountain'])('SAF-01 MOV-08 a turn does not end on a %s, however it was entered', terrain => {
    const modifiers = [{ mod: 'made-up-bridge', n: 1, on: terrain }];
    expect(endOn(terrain, { modifiers })).toBe(GOES_BACK);
    const p = playing({ at: '1,0', move: 1, map: { '2,0': terrain }, modifiers });
    expect(p.way('walk 2,0').cost).toBe(1);
    p.answer('walk 2,0', 'end-turn');
    expect(p.told('withdrew')).toMatchObject([{ wounds: 1 }]);
    expect(hexName(p.me.hex as number)).toBe(GOES_BACK);
  });

  it.each(['hills keep', 'plains mage-tower', 'plains city'])(
    'SAF-01 an unconquered %s is not safe; the player’s own is',
    site => {
      expect(endOn(site)).toBe(GOES_BACK);
      expect(endOn(site, { shields: [{ at: '2,0', by: 0 }] })).toBe(STAYS);
    },
  );

  it('SAF-01 an opponent’s keep is not safe; a mage tower or city conquered by an opponent is', () => {
    const shields = [{ at: '2,0', by: 1 }];
    expect(endOn('hills keep', { shields })).toBe(GOES_BACK);
    expect([endOn('plains mage-tower', { shields }), endOn('plains city', { shields })]).toEqual([STAYS, STAYS]);
  });

  it('SAF-01 a space with another hero is not safe, unless several heroes are allowed there', () => {
    const others = { goldyx: { at: '2,0' } };
    expect([endOn('plains', { others }), endOn('village', { others })]).toEqual([GOES_BACK, GOES_BACK]);
    expect(endOn('plains city', { others, shields: [{ at: '2,0', by: 1 }] })).toBe(STAYS);
  });

  it('SAF-01 RAM-02 a space with a rampaging enemy is not accessible, so it is not safe', () => {
    expect(endOn('plains', { enemies: [{ at: '2,0', enemy: 'prowlers', role: 'rampaging' }] })).toBe(GOES_BACK);
  });

  it.each([
    'village',
    'monastery',
    'dungeon',
    'tomb',
    'monster-den',
    'spawning-grounds',
    'ancient-ruins',
    'magical-glade',
  ])('SAF-02 a space where no fight is forced on a hero is safe: %s', site => {
    expect(endOn(`plains ${site}`)).toBe(STAYS);
  });

  it('SAF-02 an adventure site with enemies on it is safe', () => {
    expect(endOn('plains monster-den', { enemies: [{ at: '2,0', enemy: 'brown' }] })).toBe(STAYS);
  });

  it('SAF-03 a space next to rampaging enemies is safe', () => {
    expect(endOn('plains', { map: { '3,0': 'plains orcs', '3,-1': 'plains draconum' } })).toBe(STAYS);
  });
});
