import { describe, expect, it } from 'vitest';
import { damage, duelIn, dueling, GOLDYX, TOVAK } from '../../testing/dueling.ts';

describe('phases and opportunities', () => {
  it('PVP-PH-01 PVP-RNG-01 PVP-MEL-01 the defender attacks first at range, the aggressor first in the melee', () => {
    const p = dueling({});
    expect([p.seat, p.prompt, duelIn(p).phase]).toEqual([GOLDYX, 'duel-attack', 'ranged']);
    p.answer('pass', 'pass');
    expect([p.seat, p.prompt, duelIn(p).phase]).toEqual([TOVAK, 'duel-attack', 'melee']);
  });

  it('PVP-PH-03 two passes in a row end a phase, even after an attack', () => {
    const p = dueling({}, { hand: ['swiftness'], mana: ['white'] });
    p.answer('power swiftness', 'attack', 'stand', 'done');
    expect([p.seat, duelIn(p).phase]).toEqual([TOVAK, 'ranged']);
    p.answer('pass');
    expect([p.seat, duelIn(p).phase]).toEqual([GOLDYX, 'ranged']);
    p.answer('pass');
    expect(duelIn(p).phase).toBe('melee');
  });

  it('PVP-PH-03 an attack once begun must be made, and none can be made before it has begun', () => {
    const p = dueling({}, { hand: ['swiftness'], mana: ['white'] });
    expect([p.offered('attack', 'pass'), p.refusal('attack')]).toEqual([['pass'], 'PVP-PH-03']);
    p.answer('power swiftness');
    expect([p.offered('attack', 'pass'), p.refusal('pass')]).toEqual([['attack'], 'PVP-PH-03']);
  });

  it('PVP-PH-02 PVP-MEL-09 two passes in the melee end the combat', () => {
    const p = dueling({ phase: 'melee' }).answer('pass', 'pass');
    expect(p.state.duel).toBeNull();
    expect(p.told('duel-ended')).toEqual([{ news: 'duel-ended', seat: TOVAK, defender: GOLDYX, winner: null }]);
  });

  it('PVP-MEL-09 attackers alternate in the melee', () => {
    const p = dueling({ phase: 'melee' }, { hand: ['rage'] }, { hand: ['rage'] });
    p.answer('play rage', 'attack', 'stand', 'done');
    expect([p.seat, p.prompt]).toEqual([GOLDYX, 'duel-attack']);
    p.answer('play rage', 'attack', 'stand', 'done');
    expect([p.seat, p.prompt]).toEqual([TOVAK, 'duel-attack']);
  });

  it('CMB-INI-13 TRN-15 a combat cannot be left, and no other action is possible', () => {
    const p = dueling({ phase: 'melee' });
    expect([p.refusal('end-turn'), p.refusal('rest')]).toEqual(['CMB-INI-13', 'PVP-DEF-02']);
  });

  it('PVP-RNG-04 a player cannot block without being attacked, nor attack while being attacked', () => {
    const p = dueling({ step: 'block', attack: ['ranged attack 2'] }, {}, { hand: ['determination'] });
    expect(p.offered('play', 'sideways determination').filter(key => key.includes('attack'))).toEqual([]);
    p.answer('play determination');
    expect([duelIn(p).block.total, p.prompt]).toEqual([2, 'duel-block']);
    expect(dueling({}, { hand: ['determination'] }).refusal('power determination')).not.toBeNull();
  });
});

describe('attacks at range', () => {
  it('PVP-RNG-02 only Ranged and Siege Attacks, and no cards played sideways', () => {
    const p = dueling({}, { hand: ['rage', 'swiftness', 'crushing-bolt'], mana: ['white', 'green'] });
    expect(
      p.offered('play', 'power', 'sideways').filter(key => !key.includes('move') && !key.includes('influ')),
    ).toEqual(['play crushing-bolt', 'play swiftness', 'power crushing-bolt', 'power swiftness']);
    expect([p.refusal('play rage'), p.refusal('sideways rage attack')]).toEqual(['PVP-RNG-02', 'PVP-RNG-02']);
  });

  it('PVP-RNG-03 only Siege Attacks reach a defender on a fortified site, who can attack freely from it', () => {
    const keep = { map: { '0,0': 'keep' }, shields: [{ at: '0,0', by: 'goldyx' }] };
    const both = { hand: ['swiftness', 'crushing-bolt'], mana: ['white', 'green'] as const };
    const inside = dueling({}, { ...both, mana: ['white', 'green'] }, keep);
    expect(inside.offered('power')).toEqual(['power crushing-bolt', 'power swiftness']);
    const outside = dueling({ attacker: 'tovak' }, {}, { ...keep, ...both, mana: ['white', 'green'] });
    expect(outside.offered('power')).toEqual(['power crushing-bolt']);
    expect(outside.refusal('power swiftness')).toBe('PVP-RNG-03');
    expect(duelIn(outside).onlySiege).toBe(true);
  });

  it('PVP-RNG-05 CMB-BLK-06 a Block is efficient if it is efficient against one of the elements', () => {
    const attack = ['ranged fire attack 2', 'ranged ice attack 2'];
    const p = dueling({ step: 'block', attack, block: ['ice block 3', 'fire block 3'] });
    expect([duelIn(p).block.total, damage(p)]).toEqual([6, 1]);
    const physical = dueling({ step: 'block', attack, block: ['block 7'] });
    expect([duelIn(physical).block.total, damage(physical)]).toEqual([3, 3]);
  });

  it('PVP-RNG-06 PVP-RNG-07 two points of Block reduce the attack by one, rounded down', () => {
    const after = (block: string) => damage(dueling({ step: 'block', attack: ['ranged attack 4'], block: [block] }));
    expect([after('block 1'), after('block 2'), after('block 5'), after('block 9')]).toEqual([4, 3, 2, 0]);
  });

  it('PVP-RNG-08 if the attack is no longer Swift, each point of Block reduces it by one', () => {
    expect(damage(dueling({ step: 'block', attack: ['ranged attack 4'], block: ['block 3'], slowed: true }))).toBe(1);
  });

  it('PVP-RNG-08 a Block that counts double against Swift reduces it by one per point', () => {
    const units = { units: ['utem-guardsmen'] };
    const p = dueling({ step: 'block', attack: ['ranged attack 6'] }, {}, units).answer('use utem-guardsmen block 4');
    expect(damage(p)).toBe(2);
    const melee = dueling({ phase: 'melee', attacker: 'goldyx', step: 'block', attack: ['attack 6'] }, {}, units);
    expect(damage(melee.answer('use utem-guardsmen block 4'))).toBe(2);
  });

  it('PVP-RNG-09 the attacker assigns what is left as damage; if nothing is left, there is no question', () => {
    const p = dueling({ step: 'block', attack: ['ranged attack 4'], block: ['block 4'] }).answer('stand');
    expect([p.seat, p.prompt, damage(p)]).toEqual([GOLDYX, 'duel-damage', 2]);
    const stopped = dueling({ step: 'block', attack: ['ranged attack 2'], block: ['block 4'] }).answer('stand');
    expect([stopped.seat, stopped.prompt]).toEqual([TOVAK, 'duel-attack']);
  });
});

describe('the melee', () => {
  it('PVP-MEL-02 every kind of Attack counts, and walls do not matter', () => {
    const p = dueling(
      { phase: 'melee' },
      {},
      {
        map: { '0,0': 'keep' },
        shields: [{ at: '0,0', by: 'goldyx' }],
        hand: ['swiftness', 'crushing-bolt', 'rage'],
        mana: ['white', 'green', 'red'],
      },
    );
    p.answer('power swiftness', 'power crushing-bolt', 'power rage');
    expect(duelIn(p).attack.total).toBe(3 + 3 + 4);
  });

  it('PVP-MEL-03 a card played sideways is Attack 1 and makes every Block efficient', () => {
    const p = dueling(
      { phase: 'melee', attack: ['fire attack 5'] },
      { hand: ['determination'] },
      { hand: ['march', 'wound'] },
    );
    expect(p.offered('sideways').filter(key => key.endsWith('attack'))).toEqual(['sideways march attack']);
    p.answer('sideways march attack', 'attack', 'play determination');
    expect([duelIn(p).attack.total, duelIn(p).block.total, damage(p)]).toEqual([6, 2, 4]);
  });

  it('PVP-MEL-04 each point of Block reduces the attack by one', () => {
    const after = (block: string) =>
      damage(dueling({ phase: 'melee', step: 'block', attack: ['fire attack 6'], block: [block] }));
    expect([after('ice block 4'), after('block 5')]).toEqual([2, 4]);
  });
});

describe('full and partial participation', () => {
  const blocking = { step: 'block', attacker: 'tovak', attack: ['ranged attack 2'] } as const;
  const cold = {
    hand: ['determination'],
    crystals: ['blue'] as const,
    skills: ['goldyx-motivation', 'goldyx-potion-making'],
  };

  it('PVP-DEF-04 full: one die of the Source', () => {
    const p = dueling({ ...blocking }, { hand: ['determination', 'cold-toughness'] }, { source: ['blue', 'blue'] });
    p.answer('power determination');
    expect([p.player(GOLDYX).dice.length, p.refusal('power cold-toughness')]).toEqual([1, 'TRN-10']);
    expect(p.turn.diceUsed).toBe(0);
  });

  it('PVP-DEF-07 partial: no die, but crystals and tokens', () => {
    const p = dueling({ ...blocking, participation: 'partial' }, { hand: ['determination'] }, { source: ['blue'] });
    expect(p.refusal('power determination')).toBe('PVP-DEF-07');
    const stored = dueling(
      { ...blocking, participation: 'partial' },
      { ...cold, crystals: ['blue'] },
      { source: ['blue'] },
    );
    stored.answer('power determination');
    expect([stored.player(GOLDYX).crystals.blue, duelIn(stored).block.total]).toEqual([0, 5]);
  });

  it('PVP-DEF-07 partial: a die that an effect allows may be used', () => {
    const p = dueling(
      { ...blocking, participation: 'partial' },
      { hand: ['mana-draw', 'determination'] },
      { source: ['blue'] },
    );
    p.answer('play mana-draw', 'power determination');
    expect(p.player(GOLDYX).dice).toEqual([{ color: 'blue', roll: true }]);
  });

  it('PVP-DEF-04 PVP-DEF-07 full: Skills as on the player’s own turn; partial: only those usable on any turn', () => {
    const skills = ['goldyx-freezing-power', 'goldyx-motivation'];
    const full = dueling({}, { skills, deck: ['march'] });
    expect(full.offered('skill')).toEqual(['skill goldyx-freezing-power', 'skill goldyx-motivation']);
    const partial = dueling({ participation: 'partial' }, { skills, deck: ['march'] });
    expect(partial.offered('skill')).toEqual(['skill goldyx-motivation']);
    expect(partial.refusal('skill goldyx-freezing-power')).toBe('PVP-DEF-07');
  });

  it('PVP-DEF-02 a defense never grants another turn', () => {
    const moment = dueling({}, { tactic: 'the-right-moment' });
    expect(moment.refusal('tactic')).toBe('PVP-DEF-02');
    const bent = dueling({}, { hand: ['space-bending'], mana: ['blue', 'black'] }, { time: 'night' });
    expect(bent.refusal('power space-bending')).toBe('PVP-DEF-02');
  });

  it('PVP-DEF-04 after a full defense: Special and Healing effects, then the whole End of Turn', () => {
    const p = dueling(
      { phase: 'melee' },
      { hand: ['tranquility', 'wound'], deck: ['march x6'], skills: ['goldyx-freezing-power used'], mana: ['red'] },
    ).answer('pass', 'pass');
    expect([p.seat, p.prompt]).toEqual([GOLDYX, 'aftermath']);
    p.answer('play tranquility', 'heal 1', 'heal', 'end-turn');
    const goldyx = p.player(GOLDYX);
    expect([goldyx.hand, goldyx.discard, goldyx.mana]).toEqual([Array(5).fill('march'), ['tranquility'], []]);
    expect(goldyx.skills).toEqual([{ skill: 'goldyx-freezing-power', used: false }]);
    expect([p.seat, p.prompt, p.state.defence]).toEqual([TOVAK, 'turn', null]);
  });

  it('PVP-DEF-08 after a partial defense: no healing, no draw, and mana tokens stay', () => {
    const p = dueling(
      { phase: 'melee', participation: 'partial' },
      { hand: ['tranquility', 'wound'], deck: ['march x6'], mana: ['red'], played: ['rage'] },
      { hand: ['rage'] },
    ).answer('pass', 'pass');
    expect([p.seat, p.prompt]).toEqual([TOVAK, 'turn']);
    p.answer('end-turn', 'discard rage');
    const goldyx = p.player(GOLDYX);
    expect([p.seat, goldyx.hand, goldyx.mana]).toEqual([GOLDYX, ['tranquility', 'wound'], ['red']]);
    expect(goldyx.played).toEqual([{ card: 'rage', as: 'basic' }]);
    p.answer('end-turn', 'discard tranquility');
    expect([goldyx.mana, goldyx.played]).toEqual([[], []]);
  });

  it('PVP-DEF-08 RND-ORD-08 a defender who then forfeits the turn puts away dice, tokens and cards', () => {
    const p = dueling(
      { phase: 'melee', participation: 'partial' },
      { hand: ['mana-draw', 'rage', 'march'], deck: [], mana: ['green'] },
      { hand: ['rage'], source: ['red', 'white'] },
    ).answer('pass', 'play mana-draw', 'power rage', 'attack', 'stand', 'done', 'pass', 'pass');
    const goldyx = p.player(GOLDYX);
    expect(goldyx.dice).toEqual([{ color: 'red', roll: true }]);
    p.answer('end-turn', 'discard rage', 'announce-end');
    expect([goldyx.dice, goldyx.mana, goldyx.played]).toEqual([[], [], []]);
    expect([goldyx.discard, goldyx.hand]).toEqual([['mana-draw', 'rage'], ['march']]);
    expect(p.state.source).toHaveLength(2);
  });

  it('TRN-11 in a full defense a card must be played or discarded, as on a turn', () => {
    const p = dueling({ phase: 'melee' }, { hand: ['march'] }).answer('pass', 'pass', 'end-turn');
    expect(p.offered()).toEqual(['discard march']);
  });

  it('CMB-GEN-07 UNI-10 no healing or readying while it lasts', () => {
    const p = dueling(
      { phase: 'melee' },
      {},
      { hand: ['tranquility', 'wound', 'regeneration'], units: ['herbalists', 'peasants spent'], mana: ['green'] },
    );
    expect(p.offered('play', 'power', 'use')).toEqual(['use herbalists green mana']);
    expect(p.refusal('play regeneration')).toBe('CMB-GEN-07');
    expect(p.refusal('use herbalists ready a unit')).toBe('UNI-10');
  });
});

describe('undo in player combat', () => {
  it('UND-02 UND-11 what was played can be undone until the other player has answered', () => {
    const p = dueling({ phase: 'melee' }, { hand: ['march'] }, { hand: ['rage', 'march'] });
    p.answer('play rage', 'sideways march attack', 'attack');
    expect(p.session.undoable(TOVAK).undo).toBe(3);
    p.answer('sideways march block');
    expect([p.session.undoable(TOVAK).undo, p.session.undoable(GOLDYX).undo]).toEqual([0, 1]);
    expect(p.session.undo(TOVAK)?.rule).toBe('UND-11');
    expect(p.session.undo(GOLDYX)).toBeNull();
    expect([p.seat, duelIn(p).block.total]).toEqual([GOLDYX, 0]);
  });

  it('GAM-07 neither player sees the other’s hand', () => {
    const p = dueling({ phase: 'melee' }, { hand: ['march'] }, { hand: ['rage'] });
    expect(p.session.view(GOLDYX).players[TOVAK]?.hand).toEqual(['?']);
    expect(p.session.view(GOLDYX).duel).toEqual(p.state.duel);
    expect(p.session.question(GOLDYX)).toBeNull();
  });
});
