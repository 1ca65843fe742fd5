import { describe, expect, it } from 'vitest';
import { heardBy } from './core/news.ts';
import type { GameSetup } from './rules/setup/setup.ts';
import { buildScene, type Scene } from './scene/scene.ts';
import { MOST_ANSWERS, MOST_UNDO, Session } from './session.ts';
import { newSession, playAtRandom } from './testing/random-game.ts';

const json = (session: Session) => JSON.stringify(session.state);

/** A solo game at the first turn menu. */
function atFirstTurn(seed = '1'): Session {
  const session = newSession(1, seed);
  session.answer(0, 'early-bird');
  return session;
}

const keysOf = (session: Session, seat = 0) => session.question(seat)?.choices.map(choice => choice.key) ?? [];

describe('a session', () => {
  it('asks only the seat that has to decide', () => {
    const session = newSession(2);
    expect(session.asked).toEqual([1]);
    expect(session.question(0)).toBeNull();
    expect(session.answer(0, 'early-bird')).toMatchObject({ rule: 'NOT-ASKED' });
    expect(session.question(1)?.prompt).toBe('tactic');
  });

  it('refuses a late or repeated answer and loses nothing', () => {
    const session = atFirstTurn();
    const asked = session.question(0);
    const key = keysOf(session).find(k => k.startsWith('sideways')) as string;
    expect(session.answer(0, key, asked?.answers)).toBeNull();
    const before = json(session);
    expect(session.answer(0, key, asked?.answers)).toMatchObject({ rule: 'STALE-ANSWER' });
    expect(json(session)).toBe(before);
    expect(session.log).toHaveLength(2);
  });

  it('refuses a key that was not offered, and says why', () => {
    const session = atFirstTurn();
    const before = json(session);
    expect(session.answer(0, 'fly to the moon')).toMatchObject({ rule: 'UNKNOWN-ANSWER' });
    expect(session.answer(0, 'play fireball')).toMatchObject({ rule: 'CRD-05' });
    expect(session.answer(7, 'end-turn')).toMatchObject({ rule: 'NOT-ASKED' });
    expect(json(session)).toBe(before);
  });

  it('refuses an answer that is not a string, even to a menu that has not been listed', () => {
    const noWords = [null, undefined, 0, 1.5, true, {}, Object.create(null), [], ['end-turn'], Symbol('end-turn')];
    for (const key of noWords as unknown as string[]) {
      const session = atFirstTurn();
      const before = json(session);
      expect(session.answer(0, key)).toMatchObject({ rule: 'UNKNOWN-ANSWER' });
      expect(session.why(0, key)).toMatchObject({ rule: 'UNKNOWN-ANSWER' });
      expect(session.reveals(0, key)).toBe(false);
      expect([json(session), session.log.length]).toEqual([before, 1]);
    }
  });

  it('accepts no answer from an invalid seat and shows it nothing private', () => {
    const noSeats = [Number.NaN, -1, 0.5, 2, Number.POSITIVE_INFINITY, null, undefined, '0', '1', [1], {}];
    for (const seat of noSeats as unknown as number[]) {
      const session = newSession(2);
      const before = json(session);
      expect(session.answer(seat, 'early-bird')).toMatchObject({ rule: 'NOT-ASKED' });
      expect(session.why(seat, 'early-bird')).toMatchObject({ rule: 'NOT-ASKED' });
      expect([session.reveals(seat, 'early-bird'), session.question(seat)]).toEqual([false, null]);
      expect(session.view(seat)).toEqual(session.view(null));
      expect([json(session), session.log.length]).toEqual([before, 0]);
    }
  });

  it('says why a key would be refused without trying it', () => {
    const session = atFirstTurn();
    const before = json(session);
    expect(session.why(0, 'walk 1,0')).toMatchObject({ rule: 'MOV-03' });
    expect(session.why(0, 'end-turn')).toBeNull();
    expect(json(session)).toBe(before);
  });

  it('UND-01 undoes decisions one by one and redoes them', () => {
    const session = atFirstTurn();
    const positions = [json(session)];
    for (let i = 0; i < 3; i++) {
      session.answer(0, keysOf(session).find(key => key.startsWith('sideways')) as string);
      positions.push(json(session));
    }
    expect(session.undoable(0)).toEqual({ undo: 3, redo: 0 });
    for (const position of positions.slice(0, -1).reverse()) {
      expect(session.undo(0)).toBeNull();
      expect(json(session)).toBe(position);
    }
    for (const position of positions.slice(1)) {
      expect(session.redo(0)).toBeNull();
      expect(json(session)).toBe(position);
    }
    expect(session.redo(0)).toMatchObject({ rule: 'UND-01' });
  });

  it('a new decision discards what could have been redone', () => {
    const session = atFirstTurn();
    const key = keysOf(session).find(k => k.startsWith('sideways')) as string;
    session.answer(0, key);
    session.undo(0);
    session.answer(0, key);
    expect(session.undoable(0).redo).toBe(0);
  });

  it('UND-02 stops at the last reveal and says what was revealed', () => {
    const session = atFirstTurn();
    session.answer(0, 'end-turn');
    session.answer(0, keysOf(session).find(key => key.startsWith('discard')) as string);
    session.answer(0, 'done'); // draws a card, and the dummy turns over its own
    expect(session.undo(0)).toMatchObject({ rule: 'UND-02' });
    const news = session.lastReveal(0).news.map(n => n.news);
    expect(news).toContain('cards-drawn');
    expect(news).toContain('dummy-turned');
  });

  it('UND-11 a seat cannot undo another seat’s decision, nor its own once another seat has decided', () => {
    const session = newSession(2);
    session.answer(1, 'early-bird');
    expect(session.undo(0)).toMatchObject({ rule: 'UND-11' });
    expect(session.undoable(1).undo).toBe(1);
    session.answer(0, 'planning');
    expect(session.undo(1)).toMatchObject({ rule: 'UND-11' });
    expect(session.undoable(0).undo).toBe(1);
    expect(session.undo(0)).toBeNull();
    expect(session.undo(0)).not.toBeNull();
  });

  it('UND-12 undo restores the complete position, whatever happened', () => {
    for (const players of [1, 3]) {
      const session = newSession(players, `undo ${players}`);
      const stack: string[] = [];
      playAtRandom(session, 'undo', 600, seat => {
        stack.push(json(session));
        const { undo } = session.undoable(seat);
        if (undo === 0) return;
        expect(session.undo(seat)).toBeNull();
        expect(json(session)).toBe(stack.at(-2));
        expect(session.redo(seat)).toBeNull();
        expect(json(session)).toBe(stack.at(-1));
      });
    }
  });

  it('restores the position when a rule throws', () => {
    const session = atFirstTurn();
    const before = json(session);
    const broken = session.state;
    Object.defineProperty(broken.turn, 'cardUsed', {
      enumerable: true,
      get: () => false,
      set: () => {
        throw new Error('broken');
      },
    });
    const key = keysOf(session).find(k => k.startsWith('sideways')) as string;
    expect(() => session.answer(0, key)).toThrow('broken');
    expect(json(session)).toBe(before);
    expect(session.answer(0, key)).toBeNull();
  });

  it('tells each seat what it may know', () => {
    const session = newSession(2);
    const drawn = session.news.filter(({ news }) => news.news === 'cards-drawn');
    expect(drawn.map(({ to }) => to)).toEqual([[0], [1], [1], [0]]);
    expect(drawn[0]?.news).toMatchObject({ cards: session.state.players[0]?.hand });
    expect(drawn[1]?.news).toMatchObject({ cards: ['?', '?', '?', '?', '?'] });
  });

  it('UND-02 gives the history answer by answer, with the points undo cannot pass', () => {
    const session = newSession(1, '1');
    expect(session.history(0)).toMatchObject([{ at: 0, seat: null, fence: true }]);
    session.answer(0, 'early-bird');
    const key = keysOf(session).find(k => k.startsWith('sideways')) as string;
    session.answer(0, key);
    const [setup, tactic, card] = session.history(0);
    expect(setup?.news.some(({ news }) => news === 'round-began')).toBe(true);
    expect(tactic).toMatchObject({ at: 0, seat: 0, fence: true });
    expect(tactic?.news[0]).toEqual({ news: 'tactic-taken', seat: 0, tactic: 'early-bird' });
    expect(card).toMatchObject({ at: 1, seat: 0, fence: false });
    expect(card?.news.some(({ news }) => news === 'card-played')).toBe(true);
    expect(session.history(0).flatMap(({ news }) => news)).toEqual(heardBy(session.news, 0));
    session.undo(0);
    expect(session.history(0)).toHaveLength(2);
    playAtRandom(session, 'history', 60, () => {
      const open = session.history(0).length - 1 - session.history(0).findLastIndex(({ fence }) => fence);
      expect(open).toBe(session.undoable(0).undo);
    });
  });

  describe('a resumed session', () => {
    /** A game with this many answers, the same game resumed, and everything a session knows. */
    const resumed = (players: number, answers: number) => {
      const played = newSession(players, 'resume');
      playAtRandom(played, 'resume', answers);
      const setup = played.setup as GameSetup;
      return { played, again: Session.resume(setup, played.log, JSON.parse(json(played))) };
    };
    const known = (session: Session) => ({
      state: session.state,
      log: session.log,
      news: session.news,
      history: session.state.players.map((_, seat) => session.history(seat)),
      undo: session.state.players.map((_, seat) => [session.undoable(seat), session.lastReveal(seat)]),
    });
    const whole = (session: Session): boolean => {
      for (const recall = session.recall(); ; ) {
        const { done, value } = recall.next();
        if (done) return value;
      }
    };

    it('asks the same question at once, with no news and nothing to undo', () => {
      const { played, again } = resumed(2, 150);
      expect(again.asked).toEqual(played.asked);
      for (const seat of [0, 1]) expect(again.question(seat)).toEqual(played.question(seat));
      expect(again.log).toEqual(played.log);
      expect(again.news).toEqual([]);
      expect(again.isWhole).toBe(false);
      expect(again.undo(again.asked[0] as number)).toMatchObject({ rule: 'UND-02' });
    });

    it('UND-01 knows everything that happened once it has recalled it', () => {
      for (const [players, answers] of [
        [1, 60],
        [2, 151],
        [3, 300],
      ] as const) {
        const { played, again } = resumed(players, answers);
        const position = again.state;
        expect(whole(again)).toBe(true);
        expect(known(again)).toEqual(known(played));
        expect(again.state).toBe(position);
        expect(again.isWhole).toBe(true);
      }
    });

    it('UND-01 undoes and tells the same after letting go of what is beyond undo', () => {
      const [all, lean] = [newSession(2, 'lean'), newSession(2, 'lean')];
      const reachable = (session: Session) =>
        [0, 1].map(seat => [session.undoable(seat), session.history(seat, session.settled)]);
      playAtRandom(all, 'lean', 200, (seat, key) => {
        expect(lean.log).toEqual(all.log);
        expect(reachable(lean)).toEqual(reachable(all));
        lean.answer(seat, key);
        lean.forgetPast();
      });
      expect(lean.news.length).toBeLessThan(all.news.length / 2);
      for (const session of [all, lean]) while (session.undo(session.asked[0] as number) === null);
      expect(json(lean)).toBe(json(all));
      expect(lean.isWhole).toBe(false);
      expect(whole(lean)).toBe(true);
      expect(known(lean)).toEqual(known(all));
    });

    it('can go on, and undo, while it recalls', () => {
      const { played, again } = resumed(1, 40);
      const recall = again.recall();
      for (let i = 0; i < 10; i++) recall.next();
      const play = (session: Session) => session.answer(0, keysOf(session)[0] as string);
      expect(play(again)).toBeNull();
      for (let i = 0; i < 10; i++) recall.next();
      again.undo(0);
      play(again);
      play(again);
      let step = recall.next();
      while (!step.done) step = recall.next();
      expect(step.value).toBe(true);
      play(played);
      play(played);
      expect(known(again)).toEqual(known(played));
    });

    it('stays without its past if the answers lead to a different position', () => {
      const { played } = resumed(1, 40);
      const other = { ...played.state, round: played.state.round + 1 };
      const again = Session.resume(played.setup as GameSetup, played.log, other);
      expect(whole(again)).toBe(false);
      expect(again.state.round).toBe(other.round);
      expect(again.news).toEqual([]);
      // Nothing more can be learned, so callers waiting for the past can go on.
      expect(again.isWhole).toBe(true);
    });
  });
});

describe('endless answers', () => {
  const scene: Scene = { hand: ['rage'], combat: { phase: 'attack', enemies: ['diggers', 'prowlers'] } };
  const toAndFro = ['target diggers', 'target prowlers', 'spare diggers', 'spare prowlers'];

  it('UND-01 leave a bounded log that leads to the same position, and undo stays exact as far as it goes', () => {
    const session = new Session(buildScene(scene));
    const positions: string[] = [];
    for (let i = 0; i < 5 * MOST_UNDO + 2; i++) {
      positions.push(json(session));
      expect(session.answer(0, toAndFro[i % 4] as string)).toBeNull();
    }
    expect(session.log.length).toBeLessThanOrEqual(MOST_UNDO);
    const again = new Session(buildScene(scene));
    for (const { seat, key } of session.log) expect(again.answer(seat, key)).toBeNull();
    expect([json(again), again.news]).toEqual([json(session), session.news]);
    const { undo } = session.undoable(0);
    expect(undo).toBeGreaterThan(MOST_UNDO - toAndFro.length);
    for (const position of positions.toReversed().slice(0, undo)) {
      expect(session.undo(0)).toBeNull();
      expect(json(session)).toBe(position);
    }
    expect([session.log.length, session.undo(0)?.rule]).toEqual([session.lastReveal(0).at, 'UND-01']);
  });

  it('UND-01 when there are no detours, the oldest decisions become final', () => {
    const crystals = { red: 3, blue: 3, green: 3, white: 3 };
    const session = new Session(buildScene({ ...scene, crystals }));
    const broken = ['red', 'blue', 'green', 'white'].map(color => `break ${color} crystal`);
    for (const key of broken) expect(session.answer(0, key)).toBeNull();
    for (let i = 0; i < MOST_UNDO; i++) expect(session.answer(0, toAndFro[i % 4] as string)).toBeNull();
    expect(session.log.slice(0, broken.length).map(({ key }) => key)).toEqual(broken);
    expect([session.undoable(0).undo, session.lastReveal(0).at]).toEqual([MOST_UNDO, broken.length]);
    while (session.undoable(0).undo > 0) expect(session.undo(0)).toBeNull();
    expect([session.log.length, session.undo(0)?.rule]).toEqual([broken.length, 'UND-02']);
    expect(session.history(0).map(({ fence }) => fence)).toEqual([true, true, true, true, true]);
  });

  it('are refused when the log is full', () => {
    const setup: GameSetup = { scenario: 'first-reconnaissance', heroes: ['tovak'], seed: '1' };
    const log = Array(MOST_ANSWERS).fill({ seat: 0, key: 'early-bird' });
    const session = Session.resume(setup, log, new Session(setup).state);
    expect(session.answer(0, 'early-bird')).toMatchObject({ rule: 'LOG-FULL' });
    expect(session.log).toHaveLength(MOST_ANSWERS);
  });
});
