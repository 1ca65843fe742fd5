import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { playing } from '../../testing/playing.ts';

const [TOVAK, GOLDYX, NOROWAS] = [0, 1, 2];

/** Tovak is about to enter the space of Goldyx. */
const meeting = (scene: Scene = {}, goldyx: Scene['others'] = {}) =>
  playing({ pvp: true, move: 4, others: { goldyx: { at: '1,0', hand: ['march'], ...goldyx.goldyx } }, ...scene });

describe('how player combat begins', () => {
  it('PVP-INI-01 FIG-03 TRN-17 on another hero’s space you must attack or move on, not end the turn', () => {
    const p = meeting().answer('walk 1,0');
    expect(p.offered('duel', 'end-turn', 'walk 2,0')).toEqual(['duel goldyx', 'walk 2,0']);
    expect(p.refusal('end-turn')).toBe('FIG-03');
    p.answer('walk 2,0');
    expect(p.offered('duel', 'end-turn')).toEqual(['end-turn']);
  });

  it('PVP-INI-01 the attack is the action of the turn, and unspent points are lost', () => {
    const p = meeting().answer('walk 1,0', 'duel goldyx');
    expect(p.turn).toMatchObject({ part: 'action', move: 0 });
    expect([p.seat, p.prompt]).toEqual([GOLDYX, 'defend']);
    expect(p.refusal('walk 1,1')).not.toBeNull();
  });

  it('PVP-INI-01 a hero on another space cannot be attacked', () => {
    expect(meeting().refusal('duel goldyx')).toBe('PVP-INI-01');
  });

  it('PVP-INI-02 FIG-07 not on the portal', () => {
    const p = playing({
      pvp: true,
      map: { '1,0': 'portal' },
      move: 2,
      others: { goldyx: { at: '1,0' } },
    }).answer('walk 1,0');
    expect(p.offered('duel', 'end-turn')).toEqual(['end-turn']);
    expect(p.refusal('duel goldyx')).toBe('PVP-INI-02');
  });

  it('PVP-INI-02 CTY-19 not in a conquered city', () => {
    const p = playing({
      pvp: true,
      map: { '1,0': 'city' },
      shields: [{ at: '1,0', by: 'goldyx' }],
      at: '1,0',
      path: ['0,0', '1,0'],
      others: { goldyx: { at: '1,0' } },
    });
    expect(p.refusal('duel goldyx')).toBe('PVP-INI-02');
  });

  it.each([
    ['the End of the Round was announced', { announcedBy: 'goldyx' }],
    ['the end condition is met', { ending: true, lastTurns: ['goldyx'] }],
  ])('PVP-INI-03 not once %s: the space is no place to stay', (_why, scene) => {
    const p = meeting(scene).answer('walk 1,0');
    expect(p.refusal('duel goldyx')).toBe('PVP-INI-03');
    expect(p.offered('end-turn')).toEqual(['end-turn']);
  });

  it('PVP-INI-04 COA-08 not a player whose Round Order token is face down', () => {
    const p = meeting({}, { goldyx: { tokenDown: true } }).answer('walk 1,0');
    expect(p.refusal('duel goldyx')).toBe('PVP-INI-04');
  });

  it('PVP-INI-05 VAR-NIC-03 not unless it was agreed on, as in First Reconnaissance: Forced Withdrawal', () => {
    const p = meeting({ pvp: false, hand: ['march'] }).answer('walk 1,0');
    expect(p.refusal('duel goldyx')).toBe('PVP-INI-05');
    p.answer('end-turn');
    expect([p.told('withdrew')[0]?.wounds, p.told('duel-begins')]).toEqual([1, []]);
  });

  it('PVP-INI-05 TEA-03 never in a solo game, where it cannot be agreed on either', () => {
    expect(playing({ players: 1 }).state.options.pvp).toBe(false);
    expect(() => playing({ players: 1, pvp: true })).toThrow('pvp');
  });

  it('PVP-INI-05 TEA-03 not a teammate, whose space is not safe either', () => {
    const p = playing({
      scenario: 'full-conquest',
      mode: 'teams',
      pvp: true,
      players: 4,
      move: 4,
      others: { goldyx: { at: '0,1' }, norowas: { at: '1,0' } },
    });
    p.answer('walk 1,0');
    expect([p.refusal('duel norowas'), p.offered('end-turn')]).toEqual(['PVP-INI-05', ['end-turn']]);
    p.answer('walk 0,1');
    expect(p.offered('duel')).toEqual(['duel goldyx']);
  });

  it('PVP-INI-06 FIG-06 a step that provokes cannot lead onto another hero’s space', () => {
    const p = playing({
      pvp: true,
      at: '1,-1',
      move: 2,
      enemies: [{ at: '0,0', enemy: 'prowlers' }],
      others: { goldyx: { at: '1,0' } },
    });
    expect(p.offered('provoke 1,0')).toEqual([]);
    expect(p.refusal('walk 1,0')).toBe('FIG-06');
  });

  it('POR-03 a hero off the map cannot be attacked', () => {
    expect(meeting({}, { goldyx: { at: 'off' } }).refusal('duel goldyx')).toBe('POR-03');
  });

  it('PVP-INI-07 CMB-INI-02 SIT-KEE-04 entering a keep while its owner is there: Reputation −1 and a fortified defender', () => {
    const p = meeting({ map: { '1,0': 'keep' }, shields: [{ at: '1,0', by: 'goldyx' }] });
    expect(p.offered('walk 1,0', 'assault')).toEqual(['assault 1,0']);
    p.answer('assault 1,0');
    expect(p.me.reputation).toBe(-1);
    expect([p.seat, p.prompt, p.state.duel?.fortified]).toEqual([GOLDYX, 'defend', true]);
  });

  it('FIG-08 PVP-INI-04 if the owner cannot be fought: no combat and no other action', () => {
    const scene: Scene = { map: { '1,0': 'keep' }, shields: [{ at: '1,0', by: 'goldyx' }] };
    const p = meeting(scene, { goldyx: { tokenDown: true } }).answer('assault 1,0');
    expect([p.seat, p.prompt, p.turn.part, p.me.reputation]).toEqual([TOVAK, 'turn', 'action', -1]);
  });

  it('SIT-TOW-04 a conquered mage tower is fortified in player combat, but entering it is no assault', () => {
    const scene: Scene = { map: { '1,0': 'mage-tower' }, shields: [{ at: '1,0', by: 'tovak' }] };
    const p = meeting(scene).answer('walk 1,0', 'duel goldyx');
    expect([p.me.reputation, p.state.duel?.fortified]).toEqual([0, true]);
  });
});

describe('the defender’s choice', () => {
  it('PVP-DEF-01 first what may be used before the player’s turn, such as plundering a village', () => {
    const p = meeting({ map: { '1,0': 'village' } }).answer('walk 1,0', 'duel goldyx');
    expect(p.offered()).toEqual(['full', 'partial', 'plunder']);
    p.answer('plunder');
    expect(p.player(GOLDYX).hand).toHaveLength(3);
    expect(p.offered()).toEqual(['full', 'partial']);
    expect(p.refusal('announce-end')).toBe('PVP-DEF-01');
  });

  it('PVP-DEF-02 full or partial, then no movement and no other action', () => {
    const p = meeting().answer('walk 1,0', 'duel goldyx', 'partial');
    expect([p.seat, p.prompt]).toEqual([GOLDYX, 'duel-attack']);
    expect(p.refusal('walk 2,0')).toBe('PVP-DEF-02');
  });

  it('PVP-DEF-03 full: the Round Order token is turned face down, and the next turn is missed', () => {
    const p = meeting({ hand: ['rage'] }).answer('walk 1,0', 'duel goldyx', 'full');
    expect(p.player(GOLDYX).tokenDown).toBe(true);
    p.answer('pass', 'pass', 'pass', 'pass', 'end-turn', 'discard march', 'end-turn', 'discard rage');
    expect(p.told('turn-missed')).toEqual([{ news: 'turn-missed', seat: GOLDYX }]);
    expect([p.seat, p.player(GOLDYX).tokenDown]).toEqual([TOVAK, false]);
  });

  it('PVP-DEF-03 PVP-INI-04 until then that player cannot be attacked again', () => {
    const p = playing({
      pvp: true,
      players: 3,
      move: 2,
      order: ['tovak', 'norowas', 'goldyx'],
      hand: ['rage'],
      others: { goldyx: { at: '1,0', hand: ['march'] }, norowas: { at: '2,0', hand: ['march'] } },
    });
    p.answer('walk 1,0', 'duel goldyx', 'full', 'pass', 'pass', 'pass', 'pass', 'end-turn', 'discard march');
    p.answer('end-turn', 'discard rage', 'play march', 'walk 1,0');
    expect([p.seat, p.refusal('duel goldyx')]).toEqual([NOROWAS, 'PVP-INI-04']);
  });

  it('PVP-DEF-04 full: it begins like a turn, and a glade gives its mana', () => {
    const scene: Scene = { map: { '1,0': 'forest magical-glade' } };
    const full = meeting(scene).answer('walk 1,0', 'duel goldyx', 'full');
    expect(full.player(GOLDYX).mana).toEqual(['gold']);
    const partial = meeting(scene).answer('walk 1,0', 'duel goldyx', 'partial');
    expect(partial.player(GOLDYX).mana).toEqual([]);
  });

  it('PVP-DEF-05 not full with only Wounds in hand', () => {
    const p = meeting({}, { goldyx: { hand: ['wound x3'] } }).answer('walk 1,0', 'duel goldyx');
    expect([p.offered(), p.refusal('full')]).toEqual([['partial'], 'PVP-DEF-05']);
  });

  it('PVP-DEF-06 partial: the token stays face up, another player may attack, and the next turn is played', () => {
    const p = playing({
      pvp: true,
      players: 3,
      move: 2,
      order: ['tovak', 'norowas', 'goldyx'],
      hand: ['rage'],
      others: { goldyx: { at: '1,0', hand: ['march'] }, norowas: { at: '2,0', hand: ['march', 'rage'] } },
    });
    p.answer('walk 1,0', 'duel goldyx', 'partial', 'pass', 'pass', 'pass', 'pass', 'end-turn', 'discard rage');
    p.answer('play march', 'walk 1,0', 'duel goldyx', 'partial', 'pass', 'pass', 'pass', 'pass', 'end-turn', 'done');
    expect([p.seat, p.prompt]).toEqual([GOLDYX, 'turn']);
  });

  it('TRN-04 while two players fight, a third may use what is usable on any turn', () => {
    const p = playing({
      pvp: true,
      players: 3,
      move: 2,
      map: { '3,0': 'village' },
      others: { goldyx: { at: '1,0', hand: ['march'] }, norowas: { at: '3,0' } },
    }).answer('walk 1,0', 'duel goldyx', 'partial');
    expect(p.session.answer(NOROWAS, 'plunder')).toBeNull();
    expect([p.seat, p.prompt]).toEqual([GOLDYX, 'duel-attack']);
  });
});
