import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { DUMMY } from '../../state/state.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const TILES = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' } as const;
const [TOVAK, GOLDYX, NOROWAS] = [0, 1, 2];

/** Three players; the active hero can explore the next tile, which may be a city. */
const beforeTheTile = (tile: string, scene: Scene = {}): Playing =>
  playing({
    players: 3,
    tiles: TILES,
    tileStack: [tile, 'core-1'],
    at: '2,-3',
    move: 2,
    played: ['march'],
    hand: [],
    ...scene,
  });

const CITY = 'core-5';
const NO_CITY = 'core-2';

/** The seats that take the following turns, each ended at once, until the Round is over. */
function seatsToTheEnd(game: Playing, most = 9): number[] {
  const seats: number[] = [];
  waitForTurn(game);
  while (seats.length < most && game.prompt === 'turn') {
    seats.push(game.seat);
    endTurn(game);
    waitForTurn(game);
  }
  return seats;
}

/** The tile is explored from a village, which may be plundered before a turn; that is declined. */
function waitForTurn(game: Playing): void {
  if (game.prompt === 'before-turn') game.answer('begin-turn');
}

/** Ends a turn with as little as possible, taking the first reward of a level-up. */
function endTurn(game: Playing): void {
  game.answer('end-turn');
  while (game.prompt === 'discard-step' || game.prompt?.startsWith('gain-')) {
    game.answer(game.offered('done')[0] ?? game.offered()[0] ?? '');
  }
}

describe('the end of a Round', () => {
  it.each([
    [2, 1, false],
    [2, 2, false],
    [2, 3, true],
    [1, 3, false],
    [1, 4, true],
  ])(
    'GAM-02 RND-END-01 SCN-FR-01 SCN-FR-05 with %i players Round %i being the last one is %s',
    (players, round, last) => {
      const game = playing({ players, round, moment: 'round end' });
      expect(game.session.isOver).toBe(last);
      expect(game.state.over).toBe(last);
      expect(game.state.round).toBe(last ? round : round + 1);
      expect(game.told('game-over')).toHaveLength(last ? 1 : 0);
    },
  );

  it('GAM-02 the game ends before the last Round if the scenario’s end condition is met', () => {
    const game = playing({ round: 1, ending: true, moment: 'round end' });
    expect([game.session.isOver, game.state.over, game.state.round]).toEqual([true, true, 1]);
    expect(game.session.asked).toEqual([]);
  });

  it('RND-END-01 if no end condition is met, another Round follows', () => {
    const game = beforeTheTile(NO_CITY).answer('explore 1,1');
    expect(game.state).toMatchObject({ ending: false, lastTurns: null });
    expect(seatsToTheEnd(game, 6)).toEqual([TOVAK, GOLDYX, NOROWAS, TOVAK, GOLDYX, NOROWAS]);
  });
});

describe('the end of the game', () => {
  it('RND-END-02 SCN-FR-04 when a city is revealed everyone gets one more turn, including the finder', () => {
    const game = beforeTheTile(CITY).answer('explore 1,1');
    expect(game.state.ending).toBe(true);
    expect(game.told('end-in-sight')).toHaveLength(1);
    expect([game.seat, game.prompt]).toEqual([TOVAK, 'turn']);
    expect(seatsToTheEnd(game)).toEqual([TOVAK, GOLDYX, NOROWAS, TOVAK]);
    expect([game.session.isOver, game.state.round]).toEqual([true, 1]);
  });

  it('RND-END-02 PVP-DEF-03 a turn given up for a full defense is not the last one', () => {
    const game = beforeTheTile(CITY, { others: { goldyx: {}, norowas: { tokenDown: true } } }).answer('explore 1,1');
    expect(seatsToTheEnd(game)).toEqual([TOVAK, GOLDYX, NOROWAS, TOVAK]);
    expect(game.told('turn-missed')).toEqual([]);
  });

  it('RND-END-03 RND-ORD-09 it is missed if the End of the Round was announced before', () => {
    const others = { goldyx: {}, norowas: { tokenDown: true } };
    const game = beforeTheTile(CITY, { announcedBy: 'goldyx', order: ['goldyx', 'tovak', 'norowas'], others });
    game.answer('explore 1,1');
    expect(seatsToTheEnd(game)).toEqual([TOVAK]);
    expect(game.told('turn-missed')).toEqual([{ news: 'turn-missed', seat: NOROWAS }]);
  });

  it('RND-END-02 the last turns follow the Round Order, starting after the finder', () => {
    const order = ['norowas', 'tovak', 'goldyx'] as const;
    const game = beforeTheTile(CITY, { order }).answer('explore 1,1');
    expect(seatsToTheEnd(game)).toEqual([TOVAK, GOLDYX, NOROWAS, TOVAK]);
  });

  it('SCN-FR-04 solo: the hero gets one more turn, the dummy player none', () => {
    const game = beforeTheTile(CITY, { players: 1 }).answer('explore 1,1');
    const { deck } = game.state.dummy ?? {};
    expect(seatsToTheEnd(game)).toEqual([TOVAK, TOVAK]);
    expect(game.session.isOver).toBe(true);
    expect(game.state.dummy?.deck).toEqual(deck);
  });

  it('RND-END-03 if the End of the Round was announced first, only those turns are left, then the game ends', () => {
    const order = ['goldyx', 'tovak', 'norowas'] as const;
    const game = beforeTheTile(CITY, { order, announcedBy: 'goldyx' }).answer('explore 1,1');
    expect(seatsToTheEnd(game)).toEqual([TOVAK, NOROWAS]);
    expect([game.session.isOver, game.state.round]).toEqual([true, 1]);
  });

  it('RND-END-03 if the city was found first, announcing costs the announcer the last turn and gives no one another', () => {
    const game = beforeTheTile(CITY, { others: { goldyx: {}, norowas: { hand: ['march'], deck: [] } } });
    game.answer('explore 1,1', 'end-turn', 'end-turn');
    expect([game.seat, game.offered()]).toEqual([NOROWAS, ['announce-end', 'play-turn']]);
    game.answer('announce-end');
    expect(seatsToTheEnd(game)).toEqual([TOVAK]);
    expect([game.session.isOver, game.state.round]).toEqual([true, 1]);
  });

  it('RND-END-04 SCN-FR-04 a Round that ends during the last turns ends the game: there is no new Round', () => {
    const game = beforeTheTile(CITY, { players: 1, announcedBy: 'dummy' }).answer('explore 1,1');
    expect(game.state.announcedBy).toBe(DUMMY);
    expect(seatsToTheEnd(game)).toEqual([TOVAK]);
    expect([game.session.isOver, game.state.round]).toEqual([true, 1]);
  });

  it('RND-END-02 R-03 The Right Moment is refused once the end is in sight', () => {
    const game = beforeTheTile(CITY, { tactic: 'the-right-moment' });
    expect(game.refusal('tactic')).toBeNull();
    game.answer('explore 1,1');
    expect(game.refusal('tactic')).toBe('RND-ORD-06');
  });

  it('RND-END-02 R-03 a turn already promised by The Right Moment is still taken', () => {
    const game = beforeTheTile(CITY, { tactic: 'the-right-moment' }).answer('tactic', 'explore 1,1');
    expect(seatsToTheEnd(game)).toEqual([TOVAK, TOVAK, GOLDYX, NOROWAS, TOVAK]);
  });

  it('GAM-01 when the game is over, no one is asked anything', () => {
    const game = playing({ round: 3, moment: 'round end' });
    expect(game.session.question(0)).toBeNull();
    expect(game.session.answer(0, 'early-bird')).not.toBeNull();
  });
});
