import { describe, expect, it } from 'vitest';
import { castingAt, valuesOf, withSpell } from '../../testing/casting.ts';
import { foe } from '../../testing/fighting.ts';
import { printEnemy } from '../../testing/made-up.ts';
import { type Playing, playing } from '../../testing/playing.ts';

/** Ends turns, discarding nothing, until it is this seat's turn again. */
function nextTurnOf(p: Playing, seat: number): Playing {
  p.answer('end-turn');
  for (let i = 0; i < 20 && !(p.seat === seat && p.prompt === 'turn'); i++) {
    const [key = ''] = p.offered('done', 'end-turn', 'begin-turn', 'play-turn');
    p.answer(key);
  }
  return p;
}

describe('Mana Bolt', () => {
  const ALL = ['blue', 'blue', 'red', 'white', 'green'] as const;
  const day = { time: 'day', mana: ALL } as const;

  it('costs one more mana, whose color decides', () => {
    const p = castingAt('mana-bolt', ['minotaur'], 'attack', day).answer('play mana-bolt');
    expect(p.offered()).toEqual(['cold-fire attack 7', 'ice attack 8', 'ranged ice attack 6', 'siege ice attack 5']);
    p.answer('cold-fire attack 7');
    expect([valuesOf(p), p.me.mana]).toEqual([[['melee', 'cold-fire', 7]], ['blue', 'white', 'green']]);
  });

  it('CMB-RNG-03 only white and green are useful before the enemies have attacked', () => {
    const p = castingAt('mana-bolt', ['minotaur'], 'ranged', day).answer('play mana-bolt');
    expect(p.offered()).toEqual(['ranged ice attack 6', 'siege ice attack 5']);
    p.answer('siege ice attack 5');
    expect([valuesOf(p), p.me.mana]).toEqual([[['siege', 'ice', 5]], ['blue', 'red', 'white']]);
  });

  it('CRD-11 MAN-12 one blue mana is not enough', () => {
    expect(castingAt('mana-bolt', ['minotaur'], 'attack', { ...day, mana: ['blue'] }).refusal('play mana-bolt')).toBe(
      'MAN-06',
    );
    const two = castingAt('mana-bolt', ['minotaur'], 'attack', { ...day, mana: ['blue', 'blue'] });
    expect(valuesOf(two.answer('play mana-bolt'))).toEqual([['melee', 'ice', 8]]);
  });

  it('MAN-07 gold counts as the color it is used for, and is saved for it if nothing else works', () => {
    const p = castingAt('mana-bolt', ['minotaur'], 'ranged', { ...day, mana: ['blue', 'gold'] });
    p.answer('play mana-bolt');
    expect([p.me.mana, p.offered()]).toEqual([['gold'], ['ranged ice attack 6', 'siege ice attack 5']]);
  });

  it('MAN-09 black decides nothing', () => {
    const p = castingAt('mana-bolt', ['minotaur'], 'attack', { mana: ['blue', 'black'] });
    expect(p.refusal('play mana-bolt')).not.toBeNull();
  });

  it.each([
    ['blue', ['melee', 'ice', 11]],
    ['red', ['melee', 'cold-fire', 10]],
    ['white', ['ranged', 'ice', 9]],
    ['green', ['siege', 'ice', 8]],
  ] as const)('Mana Thunderbolt with %s', (color, value) => {
    const p = castingAt('mana-bolt', ['minotaur'], 'attack', { mana: ['blue', 'black', color] });
    expect(valuesOf(p.answer('power mana-bolt'))).toEqual([value]);
  });
});

describe('Chill', () => {
  it('prevents an enemy from attacking and removes its Fire resistance', () => {
    const p = castingAt('chill', ['fire-mages', 'prowlers', 'ice-mages'], 'block', { targets: [] });
    p.answer('play chill');
    expect(p.offered()).toEqual(['fire-mages', 'prowlers']);
    p.answer('fire-mages');
    expect([foe(p, 'fire-mages').held, foe(p, 'fire-mages').resistances]).toEqual([true, []]);
    expect(p.offered('target')).toEqual(['target ice-mages', 'target prowlers']);
  });

  it('after that, red effects affect the enemy', () => {
    const p = castingAt('chill', ['fire-mages'], 'ranged', { hand: ['chill', 'demolish'], mana: ['blue', 'red'] });
    p.answer('play chill', 'play demolish');
    expect(foe(p, 'fire-mages').armor.n).toBe(4);
  });

  it('in the Attack phase it only removes Fire resistance', () => {
    expect(castingAt('chill', ['prowlers'], 'attack').refusal('play chill')).toBe('CRD-20');
    const p = castingAt('chill', ['fire-mages', 'prowlers'], 'attack').answer('play chill');
    expect(foe(p, 'fire-mages').resistances).toEqual([]);
  });

  it('Lethal Chill prevents an enemy from attacking and lowers its Armor by 4, but not below 1', () => {
    const p = castingAt('chill', ['swamp-dragon'], 'block').answer('power chill');
    expect([foe(p, 'swamp-dragon').held, foe(p, 'swamp-dragon').armor.n]).toEqual([true, 5]);
    expect(foe(castingAt('chill', ['prowlers'], 'attack').answer('power chill'), 'prowlers').armor.n).toBe(1);
  });

  it('CMB-GEN-10 does nothing at all to Ice resistance', () => {
    const p = castingAt('chill', ['ice-mages'], 'block');
    expect([p.refusal('play chill'), p.refusal('power chill')]).toEqual(['CMB-GEN-10', 'CMB-GEN-10']);
  });

  describe('and Arcane Immunity', () => {
    printEnemy('diggers', { abilities: ['arcane-immunity'] });

    it('CMB-DEF-09 that enemy cannot be chosen', () => {
      const p = castingAt('chill', ['diggers', 'prowlers', 'minotaur'], 'block').answer('power chill');
      expect(p.offered()).toEqual(['minotaur', 'prowlers']);
    });
  });
});

describe('Space Bending', () => {
  it('spaces two steps away count as adjacent: the cost is that of the space moved to', () => {
    const p = withSpell('space-bending', { move: 2, map: { '1,0': 'lake', '2,0': 'swamp' } });
    expect(p.offered('walk')).toHaveLength(5);
    p.answer('play space-bending');
    expect(p.offered('walk')).toHaveLength(5 + 11);
    expect([p.refusal('walk 1,0'), p.refusal('walk 2,0'), p.refusal('walk 3,0')]).toEqual([
      'MOV-04',
      'MOV-03',
      'MOV-03',
    ]);
    expect(p.answer('walk 2,-1').turn.move).toBe(0);
  });

  it('each leap is one move, and another may follow', () => {
    const p = withSpell('space-bending', { move: 4 }).answer('play space-bending');
    expect([p.way('walk 4,0').cost, p.way('walk 4,0').path.length]).toEqual([4, 2]);
  });

  it('provokes no one for the rest of the turn', () => {
    const p = withSpell('space-bending', { move: 2, enemies: [{ at: '1,0', enemy: 'prowlers', role: 'rampaging' }] });
    expect(p.offered('provoke')).toEqual(['provoke 0,1', 'provoke 1,-1']);
    p.answer('play space-bending');
    expect([p.offered('provoke'), p.refusal('walk 1,0')]).toEqual([[], 'RAM-02']);
    expect(p.answer('walk 0,1').state.combat).toBeNull();
  });

  it('MOV-11 moving onto a fortified site is an assault', () => {
    const p = withSpell('space-bending', { move: 2, map: { '2,0': 'keep' } }).answer('play space-bending');
    expect(p.offered('assault')).toEqual(['assault 2,0']);
    expect(p.answer('assault 2,0').me.reputation).toBe(-1);
  });

  it('tiles two steps away can be explored for 2 Move', () => {
    const tiles = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' };
    const p = withSpell('space-bending', { tiles, tileStack: ['countryside-3'], at: '3,-2', move: 2 });
    expect(p.offered('explore')).toEqual([]);
    p.answer('play space-bending');
    expect(p.offered('explore')).toEqual(['explore 1,1', 'explore 2,0']);
    expect(p.answer('explore 1,1').turn.move).toBe(0);
  });

  it('TRN-15 is only for movement', () => {
    expect(withSpell('space-bending', { part: 'action' }).refusal('play space-bending')).toBe('TRN-15');
  });
});

describe('Time Bending', () => {
  const scene = {
    hand: ['space-bending', 'march', 'rage', 'stamina'],
    deck: ['swiftness', 'determination'],
    units: ['peasants spent'],
  };

  it('returns what was played, including sideways, for another turn without drawing', () => {
    const p = withSpell('space-bending', scene).answer('power space-bending', 'play march', 'sideways rage move');
    p.answer('end-turn', 'done');
    expect([p.seat, p.prompt, p.turn.move]).toEqual([0, 'turn', 0]);
    expect([[...p.me.hand].sort(), p.me.deck.length]).toEqual([['march', 'rage', 'stamina'], 2]);
    expect([p.me.aside, p.me.played, p.me.discard]).toEqual([['space-bending'], [], []]);
    expect([p.me.units[0]?.spent, p.me.mana]).toEqual([true, []]);
    // The turn after it ends as usual.
    expect(p.answer('end-turn', 'discard march', 'done').me.hand).toHaveLength(4);
  });

  it('is set aside until the Round ends', () => {
    const p = withSpell('space-bending', { ...scene, deck: [] }).answer('power space-bending', 'end-turn', 'done');
    expect(p.me.aside).toEqual(['space-bending']);
    p.answer('announce-end');
    for (let i = 0; i < 5 && p.prompt !== 'tactic'; i++) p.answer(p.offered()[0] ?? '');
    expect(p.me.aside).toEqual([]);
    expect([...p.me.hand, ...p.me.deck]).toContain('space-bending');
  });

  it('does not return what was thrown away or discarded', () => {
    const p = withSpell('space-bending', { ...scene, played: ['ruby-ring powered'], discard: ['crystallize'] });
    p.answer('power space-bending', 'end-turn', 'done');
    expect([p.me.hand.includes('ruby-ring'), p.state.removed, p.me.discard]).toEqual([
      false,
      ['ruby-ring'],
      ['crystallize'],
    ]);
  });

  it('cast through Magic Talent, that card is set aside', () => {
    const bent = { mod: 'time-bent', from: 'space-bending', until: 'turn' } as const;
    const p = playing({ hand: ['march'], played: ['magic-talent', 'rage'], modifiers: [bent] }).answer(
      'end-turn',
      'done',
    );
    expect([p.me.aside, p.me.hand]).toEqual([['magic-talent'], ['march', 'rage']]);
  });

  it('once-per-turn Skills can be used again', () => {
    const p = withSpell('space-bending', { ...scene, skills: ['tovak-double-time used'] });
    p.answer('power space-bending', 'end-turn', 'done');
    expect(p.me.skills).toEqual([{ skill: 'tovak-double-time', used: false }]);
  });
});

describe('Mana Claim', () => {
  const scene = { source: ['red', 'white', 'gold', 'black'], others: { goldyx: {} } } as const;

  it('takes a basic-colored die for three tokens now, besides the normal die', () => {
    const p = withSpell('mana-claim', scene).answer('play mana-claim');
    expect([p.prompt, p.offered()]).toEqual(['claim-die', ['red die', 'white die']]);
    p.answer('red die');
    expect([p.prompt, p.offered()]).toEqual(['claim-mana', ['one each turn', 'three now']]);
    p.answer('three now');
    expect([p.me.mana, p.state.source]).toEqual([
      ['black', 'red', 'red', 'red'],
      ['white', 'gold', 'black'],
    ]);
    expect(p.turn.diceUsed).toBe(0);
  });

  it('or for one token at the start of each later turn this Round', () => {
    const p = withSpell('mana-claim', scene).answer('play mana-claim', 'red die', 'one each turn');
    expect(p.me.mana).toEqual(['black']);
    expect([nextTurnOf(p, 1).player(1).mana, p.state.source.includes('red')]).toEqual([[], false]);
    expect(nextTurnOf(p, 0).me.mana).toEqual(['red']);
    expect(p.state.source).toHaveLength(3);
  });

  it('SRC-01 there must be such a die', () => {
    expect(withSpell('mana-claim', { ...scene, source: ['gold'] }).refusal('play mana-claim')).toBe('SRC-01');
  });

  it('Mana Curse gives anyone else who uses that color a Wound, once per turn, even with gold as that color', () => {
    const p = withSpell('mana-claim', { ...scene, source: ['green', 'red'] }).answer('power mana-claim', 'green die');
    p.answer('three now');
    expect(p.me.hand).toEqual([]);
    const curse = { mod: 'mana-curse', by: 'tovak', on: 'green', until: 'round' } as const;
    const hand = ['march', 'march', 'stamina'];
    const cursed = playing({
      turn: 'goldyx',
      hero: 'tovak',
      others: { goldyx: { hand, mana: ['blue', 'gold', 'green'] } },
      modifiers: [curse],
      source: [],
    });
    cursed.answer('power stamina', 'blue token');
    expect(cursed.player(1).hand).toEqual(['march', 'march']);
    cursed.answer('power march', 'gold token');
    expect(cursed.player(1).hand).toEqual(['march', 'wound']);
    cursed.answer('power march');
    expect(cursed.player(1).hand).toEqual(['wound']);
  });

  it('Mana Curse spares its caster', () => {
    const curse = { mod: 'mana-curse', by: 'tovak', on: 'green', until: 'round' } as const;
    const p = playing({ hero: 'tovak', hand: ['march'], mana: ['green'], source: [], modifiers: [curse] });
    expect(p.answer('power march').me.hand).toEqual([]);
  });
});
