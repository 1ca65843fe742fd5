import { describe, expect, it } from 'vitest';
import { Session } from '../session.ts';
import { newSession, playAtRandom } from '../testing/random-game.ts';
import { packRecord, unpackRecord } from './compact.ts';
import { RecordError } from './error.ts';
import { placeAt, placeBytes } from './places.ts';
import { readPosition } from './position.ts';
import { type GameRecord, readRecord } from './record.ts';
import { ENGINE_VERSION, versionGap } from './version.ts';
import { recordOf, replay, writePosition, writeRecord } from './write.ts';

function played(players: number, seed = 'r', most = 5000): Session {
  const session = newSession(players, seed);
  playAtRandom(session, seed, most);
  return session;
}

function faultOf(work: () => unknown): RecordError {
  try {
    work();
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('nothing is wrong with it');
}

const changed = (record: GameRecord, change: object): string => writeRecord({ ...record, ...change } as GameRecord);

describe('a game record', () => {
  it('replays to the same position, for every number of players', () => {
    for (const players of [1, 2, 3, 4]) {
      const session = played(players);
      const again = replay(readRecord(writeRecord(recordOf(session))));
      expect(again.state).toEqual(session.state);
      expect(again.isOver).toBe(true);
    }
  });

  it('is readable', () => {
    const record = recordOf(played(1, 'r', 2));
    expect(Object.keys(record)).toEqual(['format', 'engine', 'scenario', 'options', 'seats', 'seed', 'answers']);
    expect(record.answers[0]).toMatch(/^0 [a-z-]+$/);
  });

  it('can be replayed up to any answer', () => {
    const session = played(2, 'r', 30);
    expect(replay(recordOf(session), { upTo: 10 }).log).toEqual(session.log.slice(0, 10));
  });

  it('of another engine version is replayed as long as its answers are accepted', () => {
    const record = { ...recordOf(played(1, 'r', 5)), engine: '9.9.9' };
    expect(replay(readRecord(writeRecord(record))).log).toHaveLength(5);
    const outdated = { ...record, answers: [...record.answers, '0 walk 9,9'] };
    expect(faultOf(() => replay(readRecord(writeRecord(outdated))))).toMatchObject({
      kind: 'version',
      where: 'answers[5]',
      gap: { written: '9.9.9', read: ENGINE_VERSION, answer: '6: walk 9,9' },
    });
    expect(versionGap('9.9.9')).toEqual({ written: '9.9.9', read: ENGINE_VERSION, answer: '' });
    expect(versionGap(ENGINE_VERSION)).toBeNull();
  });

  it('that is malformed, truncated or forged gives an error that says where', () => {
    const record = recordOf(played(1, 'r', 5));
    const text = writeRecord(record);
    const wrong: [string, RegExp][] = [
      ['', /not JSON/],
      [text.slice(0, 80), /not JSON/],
      ['[]', /^expected an object/],
      ['null', /^expected an object/],
      [changed(record, { format: 'chess' }), /format: this is 'chess'/],
      [changed(record, { scenario: 'tea-party' }), /unknown \(what scenario, name tea-party/],
      [changed(record, { seats: [{ hero: 'gandalf' }] }), /unknown \(what hero, name gandalf/],
      [changed(record, { seats: [{ hero: 'tovak' }, { hero: 'tovak' }] }), /GAM-05/],
      [changed(record, { seats: [] }), /seats/],
      [changed(record, { options: { mapShape: 'round' } }), /unknown \(what map-shape, name round/],
      [changed(record, { seed: '' }), /seed/],
      [changed(record, { answers: ['0 early-bird', 7] }), /answers\[1\]/],
      [changed(record, { answers: ['early-bird'] }), /answers\[0\]: an answer is 'seat key'/],
      [changed(record, { extra: 1 }), /extra/],
    ];
    for (const [broken, message] of wrong) {
      expect(() => readRecord(broken), broken).toThrow(message);
      expect(() => readRecord(broken), broken).toThrow(RecordError);
    }
    const forged = changed(record, { answers: ['0 early-bird', '0 walk 9,9'] });
    expect(() => replay(readRecord(forged))).toThrow(/answers\[1\]: 'walk 9,9' of seat 0 is refused by MOV-02/);
    const stranger = changed(record, { answers: ['5 early-bird'] });
    expect(() => replay(readRecord(stranger))).toThrow(/answers\[0\].*NOT-ASKED/);
  });
});

describe('the compact record', () => {
  it('holds the same game in about a byte per answer', () => {
    for (const players of [1, 4]) {
      const record = recordOf(played(players));
      const bytes = packRecord(record);
      expect(unpackRecord(bytes)).toEqual(record);
      expect(bytes.length).toBeLessThan(64 + 1.5 * record.answers.length);
    }
  });

  it('keeps the players’ names in any script', () => {
    const setup = { scenario: 'first-reconnaissance', heroes: ['tovak', 'arythea', 'goldyx'], seed: 'n' };
    const session = new Session({ ...setup, names: ['Ana, a=b|Luísa', '', '武'] });
    const record = recordOf(session);
    expect(record.seats).toEqual([
      { hero: 'tovak', name: 'Ana, a=b|Luísa' },
      { hero: 'arythea' },
      { hero: 'goldyx', name: '武' },
    ]);
    expect(unpackRecord(packRecord(record))).toEqual(record);
    expect(replay(readRecord(writeRecord(record))).setup?.names).toEqual(['Ana, a=b|Luísa', '', '武']);
    expect(replay(record).state).toEqual(new Session(setup).state);
  });

  it('that is broken gives an error that says where', () => {
    const bytes = packRecord(recordOf(played(1, 'r', 10)));
    expect(() => unpackRecord(new Uint8Array())).toThrow('not a compact record');
    expect(() => unpackRecord(bytes.slice(0, 10))).toThrow('not a compact record');
    const forged = bytes.slice();
    forged[forged.length - 1] = 250;
    expect(() => unpackRecord(forged)).toThrow(/byte \d+: there is no answer/);
  });

  it('of another engine version is read as long as its answers are at the same indexes', () => {
    const record = recordOf(played(2, 'r', 40));
    const foreign = packRecord(record);
    foreign[3] = '7'.charCodeAt(0);
    const engine = ENGINE_VERSION.replace(/^\d/, '7');
    expect(unpackRecord(foreign)).toEqual({ ...record, engine });
    // Packed again, it has this version.
    expect(unpackRecord(packRecord({ ...record, engine })).engine).toBe(ENGINE_VERSION);
    // If a different answer is at that index, the checksum detects it, a few answers later at most.
    const start = foreign.indexOf(10) + 1;
    const parted = foreign.map((byte, i) => (i === start ? byte ^ 1 : byte));
    const fault = faultOf(() => unpackRecord(parted));
    expect(fault).toMatchObject({ kind: 'version', gap: { written: engine, read: ENGINE_VERSION } });
    expect(Number(fault.gap?.answer)).toBeLessThan(12);
  });

  it('in the previous format, without checksums, is still read', () => {
    const record = { ...recordOf(played(1, 'r', 12)), engine: '0.1.0' };
    const now = packRecord(record);
    const start = now.indexOf(10) + 1;
    const head = new TextDecoder().decode(now.slice(0, start)).replace('D3', 'D2').replace(ENGINE_VERSION, '0.1.0');
    const old = Uint8Array.of(...new TextEncoder().encode(head), ...now.slice(start).map(byte => byte & 63));
    expect(unpackRecord(old)).toEqual(record);
    old[old.length - 1] = 250;
    expect(faultOf(() => unpackRecord(old))).toMatchObject({
      kind: 'version',
      gap: { written: '0.1.0', answer: '12' },
    });
  });

  it('holds any index with its checksum', () => {
    for (const place of [0, 1, 62, 63, 64, 127, 255, 317, 318, 319, 1000, 65_000]) {
      const bytes = placeBytes(place, 0b1000_0000);
      expect(placeAt(Uint8Array.of(7, ...bytes, 9), 1)).toEqual({ place, bits: 0b1000_0000, next: 1 + bytes.length });
    }
  });
});

describe('a position', () => {
  it('of another engine version is continued if it has the current shape', () => {
    const { state } = played(2, 'p', 20);
    const old = writePosition(state).replace(ENGINE_VERSION, '0.0.1');
    expect(readPosition(old)).toEqual(state);
    const fault = faultOf(() => readPosition(old.replace('"modifiers"', '"bonuses"')));
    expect(fault).toMatchObject({ kind: 'version', gap: { written: '0.0.1', read: ENGINE_VERSION, answer: '' } });
  });

  it('can be written, read and continued in the middle of a decision', () => {
    const session = newSession(2, 'position');
    let n = 0;
    playAtRandom(session, 'position', 400, (seat, key) => {
      if (n++ % 7 !== 0) return;
      const again = new Session(readPosition(writePosition(session.state)));
      expect(again.state).toEqual(session.state);
      expect(again.question(seat)?.choices).toEqual(session.question(seat)?.choices);
      expect(again.answer(seat, key)).toBeNull();
    });
  });

  it('that is malformed or forged gives an error that says where', () => {
    const session = played(2, 'p', 20);
    const file = () => JSON.parse(writePosition(session.state)) as { state: { players: object[]; stack: object[] } };
    const broken: [(f: ReturnType<typeof file>) => void, RegExp][] = [
      [f => Object.assign(f, { format: 'x' }), /format: this is not a position/],
      [f => Object.assign(f.state, { source: ['pink'] }), /state\.source\[0\]/],
      [f => Object.assign(f.state, { round: 'one' }), /state\.round/],
      [f => Object.assign(f.state, { luck: 1 }), /luck/],
      [
        f => Object.assign(f.state.players[0] as object, { hand: ['excalibur'] }),
        /state\.players\[0\]\.hand\[0\]: there is no such card/,
      ],
      [f => Object.assign(f.state.players[1] as object, { level: 11 }), /state\.players\[1\]\.level/],
      [f => Object.assign(f.state, { order: [0] }), /Round Order/],
      [
        f =>
          Object.assign(f.state, {
            stack: [{ effect: { fx: 'win' }, seat: 0, card: '', bonus: 0, answers: [], early: [] }],
          }),
        /state\.stack\[0\]\.effect\.fx: there is no such effect/,
      ],
      [f => Object.assign(f.state.stack.at(-1) as object, { answers: ['nonsense'] }), /cannot be continued/],
    ];
    for (const [breakIt, message] of broken) {
      const f = file();
      breakIt(f);
      expect(() => readPosition(JSON.stringify(f)), String(message)).toThrow(message);
    }
    expect(() => readPosition(writePosition(session.state).slice(0, 500))).toThrow(/not JSON/);
  });
});
