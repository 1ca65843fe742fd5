import { describe, expect, it } from 'vitest';
import { Stream, seeded } from '../../core/random.ts';
import type { Scene } from '../../scene/scene.ts';
import { TOKEN_COLORS } from '../../state/map.ts';
import type { State } from '../../state/state.ts';
import { type Playing, playing } from '../../testing/playing.ts';

/** Every token in the game by color: in piles, on the map and drawn for the combat. */
function census({ piles, tokens, combat }: State): string[] {
  // Tokens drawn for the combat and still in it are in no pile and not on the map.
  const inFight = (combat?.foes ?? []).filter(
    foe => foe.role === 'drawn' && !foe.defeated && (foe.summoner === null || foe.attacks.includes('coming')),
  );
  return TOKEN_COLORS.flatMap(color => [
    ...piles[color].draw,
    ...piles[color].discard,
    ...tokens.filter(token => token.color === color).map(({ name }) => name),
    ...inFight.filter(foe => foe.color === color).map(({ enemy }) => enemy),
  ]).sort();
}

/** Plays the fight at random to the end and calls back at every position. */
function fightAtRandom(p: Playing, seed: string, look: () => void): void {
  const stream = new Stream(seeded(seed, 'fight'));
  while (p.prompt !== 'turn') {
    look();
    const keys = p.offered().filter(key => !/^(sideways|spare|give-up|break) ?/.test(key));
    p.answer(keys[stream.below(keys.length)] as string);
  }
  look();
}

const STRONG: Scene = {
  level: 9,
  hand: ['blood-rage', 'rage x2', 'swiftness', 'determination', 'crushing-bolt', 'ice-bolt', 'fire-bolt'],
  mana: ['red', 'red', 'red', 'blue', 'blue', 'white', 'white', 'green'],
  units: ['utem-crossbowmen', 'catapults', 'illusionists', 'utem-guardsmen', 'altem-guardians'],
};

describe('tokens in a combat', () => {
  it.each<[string, Scene, string[]]>([
    [
      'a challenge with summoners',
      {
        enemies: [
          { at: '1,0', enemy: 'orc-summoners' },
          { at: '0,1', enemy: 'prowlers' },
        ],
      },
      ['challenge 1,0', 'challenge 0,1'],
    ],
    [
      'an assault with summoners, and orcs provoked',
      {
        move: 5,
        map: { '1,0': 'mage-tower' },
        enemies: [
          { at: '1,0', enemy: 'illusionists' },
          { at: '1,-1', enemy: 'wolf-riders' },
        ],
      },
      ['assault 1,0'],
    ],
    [
      'another player’s keep',
      { move: 5, map: { '1,0': 'keep' }, shields: [{ at: '1,0', by: 'goldyx' }] },
      ['assault 1,0'],
    ],
    ['a dungeon', { map: { '0,0': 'dungeon' } }, ['enter']],
    ['spawning grounds', { map: { '0,0': 'spawning-grounds' } }, ['enter']],
    ['ruins', { map: { '0,0': 'ancient-ruins' }, enemies: [{ at: '0,0', enemy: 'enemies-brown-violet' }] }, ['enter']],
    ['a monastery', { map: { '0,0': 'monastery' } }, ['burn monastery']],
  ])('CMB-GEN-15 CMB-SUM-03 none is lost or doubled at any moment of %s', (_, scene, start) => {
    for (let seed = 0; seed < 4; seed++) {
      const p = playing({ ...STRONG, ...scene, seed: `tokens ${seed}` });
      const whole = census(p.state);
      expect(whole).toHaveLength(60 + 12);
      fightAtRandom(p.answer(...start), `${seed}`, () => expect(census(p.state)).toEqual(whole));
      expect(p.told('fight-ended')).toHaveLength(1);
    }
  });
});
