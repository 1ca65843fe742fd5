import type { Connection } from '@deedbook/client';
import { Session } from '@deedbook/engine';
import { type Deed, packAsked, type TableDoc, type WireMoment, type WireRefusal } from '@deedbook/protocol';
import { expect, test } from 'vitest';
import { PatientTable } from './patient-table.ts';

/** A connection whose server replies when it is told to. */
class SlowConnection {
  doc: TableDoc;
  readonly past: WireMoment[] = [{ seat: null, news: [], fence: true }];
  readonly deeds: { readonly deed: Deed; readonly reply: (refusal: WireRefusal | null) => void }[] = [];
  private readonly session = new Session({ scenario: 'solo-conquest', heroes: ['tovak'], seed: '7' });

  constructor() {
    this.doc = this.ask('first');
  }

  /** Another seat answers, and the question stays. */
  othersAnswer(id: string): void {
    this.past.push({ seat: 1, news: [], fence: true });
    this.ask(id);
  }

  /** Asks something under this id. */
  ask(id: string): TableDoc {
    const { session } = this;
    const asked = session.question(0);
    if (asked === null) throw new Error('nothing is asked');
    const sight = {
      seat: 0,
      view: session.view(0),
      asked: packAsked(asked, id),
      deciding: [0],
      undo: 0,
      redo: 0,
      scores: null,
    };
    this.doc = { sight } as unknown as TableDoc;
    return this.doc;
  }

  do = (deed: Deed) => new Promise<WireRefusal | null>(reply => this.deeds.push({ deed, reply }));
}

function sit() {
  const connection = new SlowConnection();
  const table = new PatientTable(connection as unknown as Connection);
  const [key = '', other = ''] = table.at(0).asked?.choices.map(choice => choice.key) ?? [];
  const sent = () => connection.deeds.map(({ deed }) => deed);
  return { connection, table, key, other, sent };
}

const REFUSED: WireRefusal = { rule: 'BUSY', about: {} };

test('whoever presses again before the reply sends nothing more, and hears the same reply', async () => {
  const { connection, table, key, other, sent } = sit();
  const [first, second] = [table.answer(0, key), table.answer(0, other)];
  expect(sent()).toEqual([{ deed: 'answer', asked: 'first', key }]);
  const heard: unknown[] = [];
  void second.then(refusal => heard.push(refusal));
  await Promise.resolve();
  expect(heard).toEqual([]);
  connection.deeds[0]?.reply(null);
  expect(await Promise.all([first, second])).toEqual([null, null]);
});

test('after a lost connection, the question that comes again is still the same', () => {
  const { connection, table, key, sent } = sit();
  void table.answer(0, key);
  connection.ask('first');
  void table.answer(0, key);
  expect(sent()).toHaveLength(1);
  connection.ask('second');
  void table.answer(0, key);
  expect(sent()).toHaveLength(2);
});

test('after a refusal another answer can be sent, but a late one lets nobody answer the next question twice', async () => {
  const { connection, table, key, other, sent } = sit();
  const refused = table.answer(0, key);
  connection.deeds[0]?.reply(REFUSED);
  expect(await refused).toMatchObject({ rule: 'BUSY' });
  const late = table.answer(0, other);
  expect(sent()).toHaveLength(2);
  connection.ask('second');
  void table.answer(0, key);
  connection.deeds[1]?.reply(REFUSED);
  await late;
  void table.answer(0, key);
  expect(sent()).toHaveLength(3);
});

test('an answer is heard although another player has answered since the press, but not by the next question', async () => {
  const { connection, table, key, sent } = sit();
  const pressedAt = table.at(0).asked?.answers;
  connection.othersAnswer('first');
  void table.answer(0, key, pressedAt);
  expect(sent()).toEqual([{ deed: 'answer', asked: 'first', key }]);
  connection.othersAnswer('second');
  expect(await table.answer(0, key, pressedAt)).toMatchObject({ rule: 'STALE-ANSWER' });
});
