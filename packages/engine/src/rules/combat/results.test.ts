import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hexNamed } from '../../state/hex.ts';
import {
  assaulting,
  challenging,
  defeat,
  discarded,
  foes,
  goTo,
  mighty,
  shields,
  wounds,
} from '../../testing/fighting.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const FAME = 80;
const at = (place: string) => hexNamed(place) as number;

describe('rampaging enemies', () => {
  it.each([
    ['prowlers', 2, 1],
    ['ironclads', 4, 1],
    ['swamp-dragon', 7, 2],
  ])(
    'CMB-OUT-02 RAM-11 REP-04 %s: Fame %i and Reputation +%i at once, no Shield, the space is empty',
    (enemy, fame, rep) => {
      const p = defeat(challenging(enemy, mighty({ move: 4 })), enemy);
      expect([p.me.fame, p.me.reputation, shields(p), p.state.tokens]).toEqual([FAME + fame, rep, [], []]);
      expect([p.me.hex, p.state.rewards]).toEqual([at('0,0'), []]);
    },
  );

  it('CMB-OUT-02 RAM-11 the site the hero is on gives no reward', () => {
    for (const site of ['village', 'monastery', 'dungeon', 'mage-tower', 'keep']) {
      const by = site === 'keep' ? 'tovak' : 'goldyx';
      const conquered = site === 'keep' || site === 'mage-tower' ? [{ at: '0,0', by }] : [];
      const p = defeat(challenging('prowlers', mighty({ map: { '0,0': site }, shields: conquered })), 'prowlers');
      expect([site, shields(p), p.state.rewards]).toEqual([
        site,
        conquered.map(() => ['0,0', by === 'tovak' ? 0 : 1]),
        [],
      ]);
    }
  });

  it('CMB-OUT-08 nor does an undefeated enemy cost anything at that site', () => {
    const p = challenging('prowlers', mighty({ map: { '0,0': 'spawning-grounds' } })).endureFight();
    expect(p.state.tokens.map(({ name, role }) => [name, role])).toEqual([['prowlers', 'rampaging']]);
  });

  it('RAM-11 afterward the space can be entered like any other', () => {
    const scene: Scene = mighty({ map: { '1,0': 'plains orcs' }, enemies: [{ at: '1,0', enemy: 'prowlers' }] });
    const p = defeat(playing(scene).answer('challenge 1,0'), 'prowlers').answer('end-turn');
    expect(p.state.tokens.filter(token => token.role === 'rampaging')).toEqual([]);
    const later = playing({ move: 2, map: { '1,0': 'plains orcs' }, cleared: ['1,0'] });
    expect(later.offered('walk 1,0')).toEqual(['walk 1,0']);
  });

  it('REP-04 C-43 each token counts, in any attack of any combat', () => {
    const p = challenging(['prowlers', 'diggers', 'wolf-riders'], mighty({ hand: ['blood-rage', 'rage', 'march'] }));
    goTo(p, 'attack').answer('target prowlers', 'target diggers', 'power blood-rage', 'attack 9 and take a wound');
    expect(p.answer('attack').me.reputation).toBe(2);
    p.answer('target wolf-riders', 'power rage', 'attack');
    expect([p.me.reputation, p.me.fame]).toEqual([3, FAME + 2 + 2 + 3]);
  });

  it('REP-04 the same if it was provoked or drawn into an assault', () => {
    const provoked = playing(mighty({ move: 2, enemies: [{ at: '1,-1', enemy: 'prowlers' }] })).answer('provoke 1,0');
    expect(defeat(provoked, 'prowlers').me.reputation).toBe(1);
    const assault = assaulting('golems', mighty({ enemies: [{ at: '1,-1', enemy: 'high-dragon' }] }));
    expect(defeat(assault, 'high-dragon').me.reputation).toBe(-1 + 2);
  });

  it('REP-04 the track ends at +7', () => {
    expect(defeat(challenging('swamp-dragon', mighty({ reputation: 6 })), 'swamp-dragon').me.reputation).toBe(7);
  });

  it('CMB-OUT-08 CMB-OUT-14 an undefeated enemy stays on its space, and so does the hero', () => {
    const p = challenging(['prowlers', 'diggers'], mighty({})).endureFight();
    expect(p.state.tokens).toMatchObject([
      { hex: at('1,0'), name: 'prowlers', up: true, role: 'rampaging' },
      { hex: at('0,1'), name: 'diggers', up: true, role: 'rampaging' },
    ]);
    expect([p.me.hex, p.told('withdrew'), discarded(p), p.me.reputation]).toEqual([at('0,0'), [], [], 0]);
    const provoked = playing(mighty({ move: 2, enemies: [{ at: '1,-1', enemy: 'prowlers' }] })).answer('provoke 1,0');
    expect([provoked.endureFight().me.hex, provoked.told('withdrew')]).toEqual([at('1,0'), []]);
  });
});

describe('fortified sites', () => {
  it('CMB-OUT-05 SIT-KEE-02 a keep conquered: the hero stays, with a Shield', () => {
    const p = defeat(assaulting('swordsmen', mighty({})), 'swordsmen');
    expect([p.me.hex, shields(p), p.state.rewards, p.me.reputation]).toEqual([at('1,0'), [['1,0', 0]], [], -1]);
    expect([p.answer('end-turn').me.hex, wounds(p), p.state.tokens]).toEqual([at('1,0'), 2 + 1, []]);
  });

  it('CMB-OUT-05 a mage tower: a Spell at the end of the turn, and no interaction in this one', () => {
    const p = defeat(assaulting('monks', mighty({ spellOffer: ['fireball', 'chill'] }), 'mage-tower'), 'monks');
    expect([shields(p), p.state.rewards, p.refusal('interact')]).toEqual([[['1,0', 0]], ['spell'], 'TRN-15']);
    p.answer('end-turn');
    expect([p.me.hex, p.prompt, p.offered()]).toEqual([at('1,0'), 'take-spell', ['chill', 'fireball', 'none']]);
  });

  it('CMB-OUT-06 CMB-INI-10 rampaging enemies in the assault need not be defeated; they stay', () => {
    const p = defeat(assaulting('swordsmen', mighty({ enemies: [{ at: '1,-1', enemy: 'prowlers' }] })), 'swordsmen');
    expect([p.prompt, foes(p)]).toEqual(['combat-attack', ['prowlers']]);
    p.answer('end-phase');
    expect([p.me.hex, shields(p), p.state.tokens.map(({ name }) => name)]).toEqual([
      at('1,0'),
      [['1,0', 0]],
      ['prowlers'],
    ]);
  });

  it('CMB-OUT-06 defeating only the rampaging enemies does not save the assault', () => {
    const p = defeat(assaulting('golems', mighty({ enemies: [{ at: '1,-1', enemy: 'prowlers' }] })), 'prowlers');
    p.answer('end-phase');
    expect([p.me.hex, shields(p), p.state.tokens.map(({ name }) => name)]).toEqual([at('0,0'), [], ['golems']]);
  });

  it('CMB-OUT-12 FWD-04 after a failed assault the hero goes back without a Wound; the garrison stays, revealed', () => {
    const p = assaulting('golems', mighty({ time: 'night', map: { '-1,0': 'plains' } }));
    p.endureFight();
    expect([p.me.hex, wounds(p), p.told('withdrew')]).toEqual([
      at('0,0'),
      1,
      [{ news: 'withdrew', seat: 0, hex: at('0,0'), wounds: 0 }],
    ]);
    expect(p.state.tokens).toMatchObject([{ hex: at('1,0'), name: 'golems', up: true, role: 'garrison' }]);
    expect([discarded(p), p.me.reputation, p.answer('end-turn').me.hex, wounds(p)]).toEqual([[], -1, at('0,0'), 1]);
  });

  it('CMB-OUT-12 after a longer walk only the last step is reversed, and no Move points are refunded', () => {
    const p = playing(mighty({ move: 6, map: { '3,0': 'keep' }, enemies: [{ at: '3,0', enemy: 'golems' }] }));
    p.answer('walk 2,0', 'assault 3,0').endureFight();
    expect([p.me.hex, p.turn.move, p.offered('walk')]).toEqual([at('2,0'), 0, []]);
  });

  it('FWD-04 C-26 from an unsafe space the withdrawal continues at the end of the turn, with a Wound', () => {
    const others = { goldyx: { at: '0,0' } };
    const p = assaulting('golems', mighty({ at: '0,0', path: ['-1,0', '0,0'], others })).endureFight();
    expect([p.me.hex, wounds(p)]).toEqual([at('0,0'), 1]);
    p.answer('end-turn');
    expect([p.me.hex, wounds(p)]).toEqual([at('-1,0'), 2]);
    expect(p.told('withdrew').map(({ wounds: n }) => n)).toEqual([0, 1]);
  });

  const foreign = (scene: Scene = {}): Playing =>
    playing(
      mighty({
        move: 5,
        map: { '1,0': 'keep' },
        shields: [{ at: '1,0', by: 'goldyx' }],
        piles: { grey: ['crossbowmen', 'guardsmen'] },
        ...scene,
      }),
    ).answer('assault 1,0');

  it('CMB-INI-02 SIT-KEE-04 C-11 another player’s keep: half the Fame, rounded up, and the Shield is replaced', () => {
    const p = defeat(foreign(), 'crossbowmen');
    expect([p.me.fame, p.me.reputation, p.me.hex]).toEqual([FAME + 2, -1, at('1,0')]);
    expect([shields(p), discarded(p)]).toEqual([[['1,0', 0]], ['crossbowmen']]);
    expect(p.player(1).fame).toBe(0);
  });

  it('CMB-INI-02 the Fame for rampaging enemies is not halved', () => {
    const p = defeat(foreign({ enemies: [{ at: '1,-1', enemy: 'wolf-riders' }] }), 'wolf-riders');
    expect(p.me.fame).toBe(FAME + 3);
  });

  it('CMB-OUT-13 after a failed assault on it the drawn token is discarded, and the next assault draws another', () => {
    const p = foreign().endureFight();
    expect([discarded(p), p.state.tokens, shields(p), p.me.hex]).toEqual([
      ['crossbowmen'],
      [],
      [['1,0', 1]],
      at('0,0'),
    ]);
    expect(p.state.piles.grey.draw.at(-1)).toBe('guardsmen');
  });
});

describe('after a combat', () => {
  it('CMB-GEN-16 HEA-08 TRN-22 no movement or interaction, but healing by cards, Units and Special effects', () => {
    const scene: Scene = {
      move: 2,
      map: { '1,0': 'village' },
      enemies: [{ at: '1,-1', enemy: 'prowlers' }],
      hand: ['march', 'tranquility', 'crystallize', 'promise'],
      units: ['herbalists'],
      mana: ['green', 'green', 'red'],
      source: [],
    };
    const p = goTo(playing(scene).answer('provoke 1,0'), 'damage').answer('take prowlers', 'hero');
    p.answer('end-phase', 'end-phase');
    expect([p.prompt, wounds(p)]).toEqual(['turn', 2]);
    p.answer('play march', 'play promise', 'play crystallize', 'red');
    expect([p.offered('walk', 'explore', 'interact', 'buy', 'recruit'), p.me.crystals.red]).toEqual([[], 1]);
    expect([p.refusal('interact'), p.refusal('walk 0,0'), p.refusal('buy healing')]).toEqual([
      'TRN-15',
      'TRN-15',
      'INT-01',
    ]);
    p.answer('power tranquility', 'heal 2', 'heal');
    p.answer('use herbalists heal 2', 'heal');
    expect(wounds(p)).toBe(0);
  });

  it('HEA-08 a Unit Wounded in combat can be healed after it, not during it', () => {
    const p = goTo(challenging('diggers', { units: ['peasants'], hand: ['tranquility'] }), 'damage');
    p.answer('take diggers', 'peasants');
    expect([p.refusal('play tranquility'), p.refusal('heal peasants')]).toEqual(['CMB-GEN-07', 'CMB-GEN-07']);
    p.answer('end-phase', 'end-phase', 'play tranquility', 'heal 1', 'heal peasants');
    expect(p.me.units[0]?.wounds).toBe(0);
  });

  it('CMB-OUT-15 at the end of the turn rewards come first, then level-ups', () => {
    const scene = mighty({ level: 3, fame: 14 });
    const p = defeat(assaulting('monks', { ...scene, spellOffer: ['fireball', 'chill'] }, 'mage-tower'), 'monks');
    p.answer('end-turn');
    expect([p.prompt, p.me.level]).toEqual(['take-spell', 3]);
    p.answer('chill');
    expect([p.prompt, p.me.level]).toEqual(['gain-skill', 4]);
  });
});
