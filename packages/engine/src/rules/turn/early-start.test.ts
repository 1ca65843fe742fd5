import { describe, expect, it } from 'vitest';
import { mayStepIn } from '../../client.ts';
import { readPosition } from '../../record/position.ts';
import { recordOf, replay, writePosition } from '../../record/write.ts';
import type { Scene } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import { type Playing, playing } from '../../testing/playing.ts';
import { newGame } from '../setup/setup.ts';

const [TOVAK, GOLDYX, NOROWAS] = [0, 1, 2];

/** Tovak has conquered a tower and ended the turn, and still has a Spell to choose; Goldyx is next. */
const choosing = (scene: Scene = {}): Playing => {
  const goldyx = { at: '2,0', hand: ['march', 'rage'], deck: ['stamina x9'] };
  return playing({
    rewards: ['spell'],
    spellOffer: ['fireball', 'chill', 'expose'],
    spellDeck: ['restoration', 'tremor'],
    hand: ['swiftness', 'rage'],
    deck: ['stamina x9'],
    played: ['march'],
    map: { '2,0': 'plains village', '3,0': 'plains' },
    ...scene,
    others: { goldyx: { ...goldyx, ...scene.others?.goldyx }, norowas: { at: '-3,0', ...scene.others?.norowas } },
  }).answer('end-turn');
};

/** Goldyx has started meanwhile, and declined what may be used before a turn. */
function begun(scene: Scene = {}): Playing {
  const p = choosing(scene);
  for (const key of ['begin-turn', 'begin-turn']) {
    if (p.session.question(GOLDYX)?.choices.some(choice => choice.key === key)) act(p, GOLDYX, key);
  }
  return p;
}

function act(p: Playing, seat: number, ...keys: string[]): Playing {
  for (const key of keys) expect([key, p.session.answer(seat, key)]).toEqual([key, null]);
  return p;
}

const asks = (p: Playing) => p.session.asked.map(seat => [seat, p.session.question(seat)?.prompt]);
const offers = (p: Playing, seat: number) => p.session.question(seat)?.choices.map(({ key }) => key) ?? [];

/** Tovak makes all remaining choices. */
function finish(p: Playing): Playing {
  while (p.state.finishing) {
    const keys = offers(p, TOVAK);
    act(p, TOVAK, keys.includes('done') ? 'done' : (keys[0] as string));
  }
  return p;
}

describe('the next player', () => {
  it('END-02 REW-06 may start while rewards are chosen, but need not', () => {
    const p = choosing();
    expect(asks(p)).toEqual([[TOVAK, 'take-spell']]);
    expect(p.session.question(GOLDYX)).toMatchObject({ standing: true, choices: [{ key: 'begin-turn' }] });
    expect(p.session.question(NOROWAS)).toBeNull();
    // The late player may continue as if no one wanted to start.
    p.answer('chill', 'done');
    expect([p.state.current, p.player(TOVAK).hand.length]).toEqual([GOLDYX, 5]);
  });

  it('END-02 REW-06 plays cards and moves while the choice is pending', () => {
    const p = begun();
    expect(asks(p)).toEqual([
      [TOVAK, 'take-spell'],
      [GOLDYX, 'turn'],
    ]);
    act(p, GOLDYX, 'play march', 'walk 3,0');
    expect([p.state.turn.seat, p.state.turn.path.length, offers(p, TOVAK)]).toEqual([
      GOLDYX,
      2,
      ['fireball', 'chill', 'expose', 'none'],
    ]);
    act(p, TOVAK, 'chill');
    expect(asks(p)).toEqual([
      [TOVAK, 'discard-step'],
      [GOLDYX, 'turn'],
    ]);
    act(p, GOLDYX, 'sideways rage move');
    act(p, TOVAK, 'discard rage', 'done');
    expect(p.player(TOVAK)).toMatchObject({
      discard: ['march', 'rage'],
      deck: ['stamina', 'stamina', 'stamina', 'stamina', 'stamina', 'stamina'],
    });
    // LVL-09: the Spell was drawn first.
    expect(p.player(TOVAK).hand).toEqual(['swiftness', 'chill', 'stamina', 'stamina', 'stamina']);
    expect([asks(p), p.state.turn, p.state.finishing]).toMatchObject([
      [[GOLDYX, 'turn']],
      { seat: GOLDYX, move: 1 },
      null,
    ]);
  });

  it.each([
    ['interacting with locals', 'interact'],
    ['the End of Turn', 'end-turn'],
  ])('REW-06 %s waits until the player before has chosen', (_what, key) => {
    const p = act(begun(), GOLDYX, 'play march', key);
    expect(asks(p)).toEqual([[TOVAK, 'take-spell']]);
    expect(p.session.question(GOLDYX)).toBeNull();
    finish(p);
    expect(p.session.asked).toEqual([GOLDYX]);
    if (key === 'interact') expect(p.state.turn).toMatchObject({ seat: GOLDYX, interacting: true });
    else expect(p.session.question(GOLDYX)?.prompt).toBe('discard-step');
  });

  it('REW-06 a fight waits too: the hero moves, but the combat starts after all choices', () => {
    const enemies = [{ at: '3,-1', enemy: 'prowlers', role: 'rampaging' as const }];
    const p = act(begun({ enemies }), GOLDYX, 'play march', 'provoke 3,0');
    expect([asks(p), p.state.combat]).toEqual([[[TOVAK, 'take-spell']], null]);
    finish(p);
    expect(asks(p)).toEqual([[GOLDYX, 'combat-ranged']]);
  });

  it.each([
    ['takes from an offer', 'training'],
    ['touches other players', 'mind-read'],
  ])('REW-06 a card that %s is played only then, and what it costs is not lost', (_what, card) => {
    const p = begun({ others: { goldyx: { hand: [card, 'march'], mana: ['white'] } } });
    if (!offers(p, GOLDYX).includes(`play ${card}`)) throw new Error(`${card} is not offered`);
    act(p, GOLDYX, `play ${card}`);
    expect([asks(p), p.player(GOLDYX).hand]).toEqual([[[TOVAK, 'take-spell']], [card, 'march']]);
    finish(p);
    expect(asks(p)).toMatchObject([[GOLDYX, expect.any(String)]]);
    expect(p.session.question(GOLDYX)?.prompt).not.toBe('turn');
  });

  it('REW-06 all choices must be made before the late player’s next turn', () => {
    const others = { goldyx: { deck: [], hand: [] }, norowas: { deck: [], hand: [] } };
    const p = begun({ others, order: ['norowas', 'tovak', 'goldyx'], announcedBy: 'norowas' });
    // Goldyx has neither hand nor deck and forfeits: the Round would be over.
    expect([asks(p), p.state.round]).toEqual([[[TOVAK, 'take-spell']], 1]);
    finish(p);
    expect(p.state.round).toBe(2);
  });

  it('LVL-04 END-02 a level-up may be chosen late too, and counts for the draw of its own turn', () => {
    const p = begun({ rewards: [], fame: 3, level: 1, hand: ['rage'] });
    expect(asks(p)[0]).toEqual([TOVAK, 'gain-skill']);
    act(p, GOLDYX, 'play march');
    finish(p);
    expect([p.player(TOVAK).level, p.player(TOVAK).skills.length]).toEqual([2, 1]);
  });

  it('END-DRAW-07 effects that last until the end of the turn count for its late draw, not for the next turn', () => {
    const planning = { tactic: 'planning' };
    const p = finish(act(begun(planning), GOLDYX, 'play march'));
    // Two cards were in hand before the draw: one card more.
    expect(p.player(TOVAK).hand).toHaveLength(6);
  });

  it('END-02 the same player cannot start early, nor can anyone if the Round ends', () => {
    const twice = playing({
      rewards: ['spell'],
      spellOffer: ['fireball', 'chill'],
      tactic: 'the-right-moment',
      players: 2,
    });
    twice.answer('tactic', 'end-turn');
    expect(twice.session.question(GOLDYX)).toBeNull();
    const last = choosing({ announcedBy: 'goldyx', order: ['goldyx', 'norowas', 'tovak'] });
    expect([GOLDYX, NOROWAS].map(seat => last.session.question(seat))).toEqual([null, null]);
  });

  it('END-02 a shared screen is not handed over for it, only a separate one is asked', () => {
    const p = choosing();
    expect(mayStepIn({ asked: p.session.question(GOLDYX) })).toBe(false);
    const plundering = playing({ others: { goldyx: { at: '2,0' } }, map: { '2,0': 'plains village' } });
    expect(mayStepIn({ asked: plundering.session.question(GOLDYX) })).toBe(true);
  });

  it('END-02 a player who misses a turn is skipped', () => {
    const p = choosing({ others: { goldyx: { tokenDown: true } } });
    expect([offers(p, GOLDYX), offers(p, NOROWAS)]).toEqual([[], ['begin-turn']]);
    act(p, NOROWAS, 'begin-turn');
    expect(asks(p)).toEqual([
      [TOVAK, 'take-spell'],
      [NOROWAS, 'turn'],
    ]);
  });
});

describe('undo while two players decide', () => {
  it('UND-11 R-01 starting settles what was decided before; the start itself can be undone', () => {
    const p = choosing();
    const before = JSON.stringify(p.state);
    act(p, GOLDYX, 'begin-turn');
    expect([p.session.undo(TOVAK)?.rule, p.session.undo(GOLDYX)]).toEqual(['UND-11', null]);
    expect(JSON.stringify(p.state)).toBe(before);
  });

  it('UND-01 each undoes only their own decisions, exactly', () => {
    const p = act(begun(), GOLDYX, 'play march');
    const before = JSON.stringify(p.state);
    act(p, GOLDYX, 'walk 3,0');
    expect(p.session.undo(TOVAK)?.rule).toBe('UND-11');
    expect(p.session.undo(GOLDYX)).toBeNull();
    expect(JSON.stringify(p.state)).toBe(before);
    act(p, TOVAK, 'chill'); // the offer is refilled
    expect(p.session.undo(GOLDYX)?.rule).toBe('UND-02');
  });

  it('UND-01 a card its owner shows late can be undone, as on the player’s own turn', () => {
    const p = act(begun(), TOVAK, 'chill');
    const before = JSON.stringify(p.state);
    act(p, TOVAK, 'discard rage');
    expect([p.session.undo(GOLDYX)?.rule, p.session.undo(TOVAK)]).toEqual(['UND-11', null]);
    expect(JSON.stringify(p.state)).toBe(before);
  });

  it('UND-07 a Unit chosen late can be undone by the player who chose it', () => {
    const p = act(begun({ rewards: ['unit'], unitOffer: ['peasants', 'foresters'] }), GOLDYX, 'play march');
    const before = JSON.stringify(p.state);
    act(p, TOVAK, 'foresters');
    expect(p.player(TOVAK).units.map(({ unit }) => unit)).toEqual(['foresters']);
    expect([p.session.undo(GOLDYX)?.rule, p.session.undo(TOVAK)]).toEqual(['UND-11', null]);
    expect(JSON.stringify(p.state)).toBe(before);
  });
});

describe('a game in which someone is late', () => {
  it('can be saved as a position and continues from it', () => {
    const p = act(begun(), GOLDYX, 'play march');
    const read = new Session(readPosition(writePosition(p.state)));
    expect(read.asked).toEqual([TOVAK, GOLDYX]);
    expect([TOVAK, GOLDYX].map(seat => read.question(seat)?.choices)).toEqual(
      [TOVAK, GOLDYX].map(seat => p.session.question(seat)?.choices),
    );
  });

  it('GAM-07 shows no one what is still to happen', () => {
    const p = begun();
    for (const seat of [TOVAK, GOLDYX, null]) {
      expect(p.session.view(seat).finishing).toMatchObject({ seat: TOVAK, rewards: [] });
      expect(p.session.view(seat).finishing).not.toHaveProperty('stack');
    }
  });

  it('replays from its record', () => {
    const setup = { scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: 'late', options: {} };
    const session = new Session(newGame(setup), setup);
    let late = 0;
    for (let i = 0; i < 120; i++) {
      const beginner = [0, 1].find(seat => session.question(seat)?.choices.some(c => c.key === 'begin-turn'));
      const asked = session.asked;
      const seat = beginner ?? (asked[i % asked.length] as number);
      const keys = session.question(seat)?.choices.map(({ key }) => key) ?? [];
      const key = keys.includes('begin-turn') ? 'begin-turn' : (keys[(i * 7) % keys.length] as string);
      expect(session.answer(seat, key)).toBeNull();
      if (session.state.finishing) late++;
    }
    expect(late).toBeGreaterThan(10);
    expect(JSON.stringify(replay(recordOf(session)).state)).toBe(JSON.stringify(session.state));
  });
});
