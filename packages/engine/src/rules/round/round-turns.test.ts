import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const THREE: Scene = { players: 3, order: ['goldyx', 'norowas', 'tovak'], turn: 'goldyx' };
const [TOVAK, GOLDYX, NOROWAS] = [0, 1, 2];

/** The first hero is about to take a turn with these cards. */
const atStart = (scene: Scene): Playing => playing({ at: '1,0', ...scene, moment: 'start of turn' });

/** The seats that take the following turns, each ended at once, until the Round is over. */
function seatsFrom(game: Playing, most: number): number[] {
  const seats: number[] = [];
  while (seats.length < most && game.prompt === 'turn') {
    seats.push(game.seat);
    endTurn(game);
  }
  return seats;
}

/** Ends a turn with as little as possible. */
function endTurn(game: Playing): void {
  game.answer('end-turn');
  while (game.prompt === 'discard-step') game.answer(game.offered('done')[0] ?? game.offered()[0] ?? '');
}

describe('turns in a Round', () => {
  it('RND-ORD-01 turns follow the Round Order from top to bottom, then start over', () => {
    const game = playing(THREE);
    expect(seatsFrom(game, 7)).toEqual([GOLDYX, NOROWAS, TOVAK, GOLDYX, NOROWAS, TOVAK, GOLDYX]);
  });

  it('RND-ORD-02 RND-ORD-04 with an empty deck and cards in hand, a hero plays the turn or announces the end', () => {
    const game = atStart({ hand: ['march'], deck: [] });
    expect(game.offered()).toEqual(['announce-end', 'play-turn']);
    expect(game.answer('play-turn').prompt).toBe('turn');
    expect(game.state.announcedBy).toBeNull();
    const other = atStart({ hand: ['march'], deck: [] }).answer('announce-end');
    expect(other.state.announcedBy).toBe(TOVAK);
    expect(other.seat).toBe(GOLDYX);
  });

  it('RND-ORD-02 with a card left in the deck, the end cannot be announced', () => {
    const game = atStart({ hand: [], deck: ['march'] });
    expect(game.prompt).toBe('turn');
    expect(game.refusal('announce-end')).not.toBeNull();
  });

  it('RND-ORD-02 a deck that runs out during the turn matters only at the start of the next one', () => {
    const game = playing({ at: '1,0', hand: ['tranquility'], deck: ['march'] });
    game.answer('play tranquility', 'draw 1');
    expect(game.me.deck).toEqual([]);
    expect(game.refusal('announce-end')).not.toBeNull();
  });

  it('RND-ORD-02 after another player’s announcement, a hero with cards in hand simply plays', () => {
    const game = atStart({ hand: ['march'], deck: [], announcedBy: 'goldyx' });
    expect([game.seat, game.prompt]).toEqual([TOVAK, 'turn']);
  });

  it('RND-ORD-03 with no deck and no hand, the end must be announced', () => {
    const game = atStart({ hand: [], deck: [] });
    expect(game.offered()).toEqual(['announce-end']);
    expect(game.refusal('play-turn')).not.toBeNull();
    expect(game.answer('announce-end').state.announcedBy).toBe(TOVAK);
  });

  /** It is night, and Goldyx has just taken a turn: what Tovak may now use before his own. */
  const beforeTurn = (scene: Scene): Playing =>
    playing({ time: 'night', at: '1,0', turn: 'goldyx', hand: ['march'], ...scene }).answer('end-turn');

  it('RND-ORD-05 effects before the turn count: putting the last card under Sparing Power empties the deck', () => {
    const scene: Scene = { tactic: 'sparing-power', deck: ['rage'] };
    const game = beforeTurn(scene).answer('tactic', 'spare a card');
    expect(game.offered()).toEqual(['announce-end', 'play-turn']);
    expect(beforeTurn(scene).answer('begin-turn').prompt).toBe('turn');
  });

  it('RND-ORD-05 after refilling the deck before the turn, the end cannot be announced', () => {
    const scene: Scene = { tactic: 'long-night', deck: [], discard: ['rage'] };
    expect(beforeTurn(scene).answer('tactic').prompt).toBe('turn');
    expect(beforeTurn(scene).answer('begin-turn').offered()).toEqual(['announce-end', 'play-turn']);
  });

  it('RND-ORD-06 after the announcement every other player gets exactly one more turn, then the Round ends', () => {
    const order = ['goldyx', 'tovak', 'norowas'] as const;
    const game = playing({ players: 3, order, at: '1,0', hand: ['march'], deck: [], moment: 'start of turn' });
    game.answer('announce-end');
    expect(seatsFrom(game, 9)).toEqual([NOROWAS, GOLDYX]);
    expect(game.state).toMatchObject({ round: 2, time: 'night' });
    expect(game.prompt).toBe('tactic');
  });

  it('RND-ORD-07 after the announcement a hero with no hand and no deck forfeits without being asked', () => {
    const game = atStart({ players: 3, hand: [], deck: [], announcedBy: 'norowas' });
    expect(game.told('turn-forfeited')).toEqual([{ news: 'turn-forfeited', seat: TOVAK }]);
    expect([game.seat, game.prompt]).toEqual([GOLDYX, 'turn']);
    expect(game.told('end-of-round-announced')).toEqual([]);
  });

  it('RND-ORD-08 SIT-MIN-04 a forfeited turn gives no crystal or cards, and costs none', () => {
    const map = { '1,0': 'hills red crystal-mine' };
    const game = atStart({ map, hand: ['march'], deck: [], discard: ['rage'] }).answer('announce-end');
    expect(game.me.crystals.red).toBe(0);
    expect([game.me.hand, game.me.discard]).toEqual([['march'], ['rage']]);
    const played = atStart({ map, hand: ['march'], deck: [] }).answer('play-turn', 'end-turn', 'discard march');
    expect(played.me.crystals.red).toBe(1);
  });

  it('RND-ORD-08 SIT-GLA-03 a forfeited turn on a glade gives no mana and throws away no Wound', () => {
    const map = { '1,0': 'forest magical-glade' };
    const game = atStart({ map, hand: ['wound'], deck: [] }).answer('announce-end');
    expect(game.seat).toBe(GOLDYX);
    expect([game.me.mana, game.me.hand]).toEqual([[], ['wound']]);
  });

  it('RND-ORD-08 a forfeited turn does not put a figure on the portal', () => {
    const game = atStart({ at: 'off', hand: [], deck: [] }).answer('announce-end');
    expect(game.me.hex).toBeNull();
  });

  it('RND-ORD-09 COA-08 a player whose Round Order token is face down turns it up and misses the turn', () => {
    const heroes = { tovak: {}, goldyx: { tokenDown: true }, norowas: {} };
    const game = playing({ players: 3, order: ['tovak', 'goldyx', 'norowas'], heroes });
    endTurn(game);
    expect(game.told('turn-missed')).toEqual([{ news: 'turn-missed', seat: GOLDYX }]);
    expect([game.seat, game.player(GOLDYX).tokenDown]).toEqual([NOROWAS, false]);
    expect(seatsFrom(game, 3)).toEqual([NOROWAS, TOVAK, GOLDYX]);
  });

  it('RND-ORD-09 PVP-DEF-03 the End of the Round cannot be announced on a missed turn', () => {
    const heroes = { tovak: { at: '1,0' }, goldyx: { tokenDown: true, deck: [], hand: [] } };
    const game = playing({ players: 2, order: ['tovak', 'goldyx'], heroes });
    endTurn(game);
    expect([game.seat, game.prompt, game.state.announcedBy]).toEqual([TOVAK, 'turn', null]);
  });

  it('RND-ORD-10 after the player’s last turn nothing can be used, not even on other players’ turns', () => {
    const scene: Scene = {
      players: 3,
      round: 2,
      at: '1,0',
      turn: 'goldyx',
      tactic: 'midnight-meditation',
      hand: ['march'],
      order: ['goldyx', 'tovak', 'norowas'],
    };
    const game = playing({ ...scene, announcedBy: 'norowas' });
    expect(game.session.question(TOVAK)).toMatchObject({ standing: true, choices: [{ key: 'tactic' }] });
    const late = playing({ ...scene, order: ['tovak', 'goldyx', 'norowas'], announcedBy: 'norowas' });
    expect([late.seat, late.state.lastTurns]).toEqual([GOLDYX, []]);
    expect(late.session.question(TOVAK)).toBeNull();
    expect(late.session.answer(TOVAK, 'tactic')).not.toBeNull();
  });

  it('RND-ORD-10 the player who announced has no more turns', () => {
    const scene: Scene = { round: 2, at: '1,0', tactic: 'midnight-meditation', hand: ['march'], deck: [] };
    const game = atStart(scene).answer('announce-end');
    expect([game.seat, game.prompt]).toEqual([GOLDYX, 'turn']);
    expect(game.session.question(TOVAK)).toBeNull();
  });

  it('RND-ORD-12 END-DRAW-03 a deck that runs out in the draw ends nothing and is not refilled', () => {
    const game = playing({ at: '1,0', hand: [], played: ['march'], deck: ['stamina', 'rage'], discard: ['promise'] });
    game.answer('end-turn');
    expect(game.me).toMatchObject({ deck: [], hand: ['stamina', 'rage'], discard: ['promise', 'march'] });
    expect(game.state).toMatchObject({ announcedBy: null, lastTurns: null });
    expect([game.seat, game.prompt]).toEqual([GOLDYX, 'turn']);
    game.answer('end-turn');
    expect(game.offered()).toEqual(['announce-end', 'play-turn']);
  });
});
