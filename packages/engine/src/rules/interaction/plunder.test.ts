import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hexName } from '../../state/hex.ts';
import { dueling } from '../../testing/dueling.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const MAP = { '0,0': 'village', '3,0': 'village' };
const HAND = ['march', 'march', 'rage', 'rage', 'stamina'];

/** Goldyx has ended a turn in the village on 3,0; it is Tovak's turn. */
const whileTovakPlays = (scene: Scene = {}, goldyx: object = {}): Playing =>
  playing({
    map: MAP,
    at: '1,1',
    hand: ['promise'],
    others: { goldyx: { at: '3,0', hand: HAND, ...goldyx } },
    ...scene,
  });

const keys = (p: Playing, seat: number) => p.session.question(seat)?.choices.map(choice => choice.key) ?? [];
const isStanding = (p: Playing, seat: number) => p.session.question(seat)?.standing === true;

describe('plundering a village', () => {
  it('PLU-01 is possible on another player’s turn, as a standing option', () => {
    const p = whileTovakPlays();
    expect([p.seat, keys(p, 1), isStanding(p, 1)]).toEqual([0, ['plunder'], true]);
    expect(p.session.answer(1, 'plunder')).toBeNull();
    expect([p.seat, p.prompt]).toEqual([0, 'turn']);
  });

  it('PLU-01 is possible just before the player’s turn', () => {
    const p = playing({ map: MAP, hand: HAND, moment: 'before turn' });
    expect(p.offered()).toEqual(['begin-turn', 'plunder']);
    expect(p.answer('begin-turn').offered('plunder')).toEqual([]);
  });

  it('PLU-01 not on the player’s own turn, not elsewhere, and not while the figure is off the map', () => {
    const own = playing({ map: MAP, hand: HAND });
    expect([own.offered('plunder'), keys(own, 0).includes('plunder')]).toEqual([[], false]);
    expect(keys(whileTovakPlays({}, { at: '3,1' }), 1)).toEqual([]);
    expect(keys(whileTovakPlays({}, { at: 'off' }), 1)).toEqual([]);
    expect(keys(whileTovakPlays({ map: { '3,0': 'monastery' } }), 1)).toEqual([]);
    expect(whileTovakPlays({}, { at: '3,1' }).session.answer(1, 'plunder')).not.toBeNull();
  });

  it('PLU-01 PVP-MEL-07 not a village the hero was driven to, until a turn of the player has ended there', () => {
    const melee = { phase: 'melee', step: 'damage', damage: 5, attack: ['attack 9'] } as const;
    const map = { '1,0': 'village' };
    const p = dueling({ ...melee, participation: 'partial' }, { hand: HAND }, { map, hand: [], played: ['rage'] });
    p.answer('drive 1,0');
    expect([hexName(p.player(1).hex as number), keys(p, 1)]).toEqual(['1,0', []]);
    expect(p.session.answer(1, 'plunder')).not.toBeNull();
    p.answer('end-turn');
    expect([p.seat, p.prompt]).toEqual([1, 'turn']);
    p.answer('play march', 'end-turn', 'done');
    expect([p.seat, keys(p, 1)]).toEqual([0, ['plunder']]);
  });

  it('PLU-05 PVP-MEL-07 before the first turn of a Round, being there is enough', () => {
    const melee = { phase: 'melee', step: 'damage', damage: 5, attack: ['attack 9'] } as const;
    const map = { '1,0': 'village' };
    const scene: Scene = { map, hand: [], played: ['rage'], deck: [], announcedBy: 'goldyx', lastTurns: [] };
    const p = dueling({ ...melee, participation: 'partial' }, { hand: HAND }, scene);
    p.answer('drive 1,0', 'end-turn');
    expect([p.state.round, p.prompt]).toEqual([2, 'tactic']);
    for (let i = 0; i < 2; i++) p.answer(p.seat === 1 ? 'from-the-dusk' : 'mana-search');
    expect([p.seat, p.offered()]).toEqual([1, ['begin-turn', 'plunder']]);
  });

  it('PLU-01 TRN-02 not while the other player is resolving something', () => {
    const p = whileTovakPlays({ hand: ['march'], mana: ['green'], crystals: ['green'] }).answer('power march');
    expect([p.prompt, keys(p, 1)]).toEqual(['pay', []]);
  });

  it('PLU-01 during the other player’s fight', () => {
    const p = whileTovakPlays({ combat: { enemies: ['prowlers'] } });
    expect([p.prompt, keys(p, 1)]).toEqual(['combat-ranged', ['plunder']]);
  });

  it('PLU-02 REP-03 costs one Reputation and draws two cards at once', () => {
    const p = whileTovakPlays({}, { deck: ['swiftness', 'threaten', 'promise'] });
    expect(p.session.answer(1, 'plunder')).toBeNull();
    expect(p.player(1)).toMatchObject({ reputation: -1, hand: [...HAND, 'swiftness', 'threaten'], deck: ['promise'] });
    expect(p.me.reputation).toBe(0);
  });

  it('PLU-02 is legal on the X space, where there is no Reputation left to lose', () => {
    const p = whileTovakPlays({}, { reputation: -7 });
    expect(p.session.answer(1, 'plunder')).toBeNull();
    expect([p.player(1).reputation, p.player(1).hand.length]).toEqual([-7, 7]);
  });

  it('PLU-03 at most once between two of the player’s turns', () => {
    const p = whileTovakPlays({ hand: [], played: ['march'] });
    expect(p.session.answer(1, 'plunder')).toBeNull();
    expect(keys(p, 1)).toEqual([]);
    expect(p.session.answer(1, 'plunder')).not.toBeNull();
    p.answer('end-turn');
    expect([p.seat, p.prompt]).toEqual([1, 'turn']);
    const before = playing({ map: MAP, hand: HAND, moment: 'before turn' }).answer('plunder');
    expect([before.prompt, before.me.reputation]).toEqual(['turn', -1]);
  });

  it('PLU-03 a forfeited turn counts as a turn: the village may be plundered again before the next', () => {
    const p = playing({ map: MAP, moment: 'before turn', hand: ['march'], deck: [], lastTurns: [] });
    p.answer('plunder', 'announce-end');
    expect([p.state.round, p.me.reputation, p.prompt]).toEqual([2, -1, 'tactic']);
    for (let i = 0; i < 2; i++) p.answer(p.seat === 0 ? 'from-the-dusk' : 'long-night');
    expect([p.seat, p.offered()]).toEqual([0, ['begin-turn', 'plunder']]);
  });

  it('PLU-04 is not an action and leaves the village unchanged', () => {
    const p = playing({ map: MAP, hand: HAND, reputation: 3, moment: 'before turn', unitOffer: ['peasants'] });
    p.answer('plunder', 'play march', 'walk 1,0', 'play march', 'walk 0,0', 'interact');
    expect(p.turn).toMatchObject({ interacting: true, influence: 1 });
  });

  it('PLU-04 may be repeated after each turn that ends there', () => {
    const p = playing({ players: 1, map: MAP, hand: HAND, deck: 9, moment: 'before turn' }).answer('plunder');
    p.answer('play march', 'end-turn', 'done');
    expect([p.prompt, p.offered()]).toEqual(['before-turn', ['begin-turn', 'plunder']]);
    expect(p.answer('plunder').me.reputation).toBe(-2);
  });

  it('PLU-04 is possible between two consecutive turns of the player', () => {
    const p = playing({ map: MAP, tactic: 'the-right-moment', hand: ['rage'], played: ['march'], deck: 4 });
    p.answer('tactic', 'end-turn', 'done');
    expect([p.seat, p.offered()]).toEqual([0, ['begin-turn', 'plunder']]);
  });

  it('PLU-05 TRN-03 before the first turn of a Round, but not before all Tactics are taken', () => {
    const p = playing({ map: MAP, moment: 'tactics', hand: HAND, others: { goldyx: { at: '3,0', hand: HAND } } });
    expect([keys(p, 0), keys(p, 1).includes('plunder')]).toEqual([[], false]);
    p.answer('planning');
    expect([p.seat, keys(p, 0).includes('plunder'), keys(p, 1)]).toEqual([0, false, []]);
    p.answer('early-bird');
    expect([p.seat, p.offered()]).toEqual([0, ['begin-turn', 'plunder']]);
    p.answer('plunder');
    expect([p.prompt, keys(p, 1)]).toEqual(['turn', ['plunder']]);
  });

  it('PLU-06 RND-ORD-10 not after the player’s last turn of the Round', () => {
    const last = whileTovakPlays({ announcedBy: 'goldyx' });
    expect([last.state.lastTurns, keys(last, 1)]).toEqual([[], []]);
    expect(last.session.answer(1, 'plunder')).not.toBeNull();
    const notYet = whileTovakPlays({ players: 3, announcedBy: 'norowas' });
    expect([notYet.state.lastTurns, keys(notYet, 1)]).toEqual([[1], ['plunder']]);
  });

  it.each([
    [[], 0],
    [['promise'], 1],
    [['promise', 'threaten'], 2],
  ])('PLU-07 with the deck %j it draws %i cards', (deck, n) => {
    const p = whileTovakPlays({}, { deck });
    expect(p.session.answer(1, 'plunder')).toBeNull();
    expect([p.player(1).hand.length, p.player(1).reputation]).toEqual([HAND.length + n, -1]);
    expect(p.told('cards-not-drawn').map(news => news.n)).toEqual(n === 2 ? [] : [2 - n]);
  });

  it('RND-ORD-05 comes before the decision whether to play the turn', () => {
    const p = playing({ map: MAP, moment: 'before turn', hand: HAND, deck: ['promise', 'threaten'] }).answer('plunder');
    expect([p.prompt, p.offered()]).toEqual(['start-of-turn', ['announce-end', 'play-turn']]);
  });

  it('UND-11 an action by another player makes the current turn’s decisions final', () => {
    const p = whileTovakPlays({ hand: ['march'] }, { deck: [] }).answer('play march');
    expect(p.session.answer(1, 'plunder')).toBeNull();
    expect([p.session.undoable(0).undo, p.session.undo(0)?.rule]).toEqual([0, 'UND-11']);
  });
});
