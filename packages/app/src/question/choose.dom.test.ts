import { buildScene, type Choice, LocalTable, type Seat, Session } from '@deedbook/engine';
import { createText } from '@deedbook/text/all';
import { afterEach, expect, test } from 'vitest';
import { closeTable, openTable, useTable } from '../game/table.ts';
import { RemoteTable } from '../testing/remote-table.ts';
import { take } from './choose.ts';

/** A remote table that says what an answer would reveal when it is told to. */
class SlowTable extends RemoteTable {
  readonly replies: (() => void)[] = [];

  override reveals(_seat: Seat, _key: string): Promise<boolean> {
    return new Promise(reply => this.replies.push(() => reply(false)));
  }
}

afterEach(closeTable);

/** Lets everything happen that waits for nothing else. */
const settled = () => new Promise(done => setTimeout(done));

test('a second press of a finger is about the question it was made at, however late it is heard', async () => {
  dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
  const session = new Session(buildScene({ players: 1, hand: ['march', 'march'] }));
  const client = new SlowTable(new LocalTable(session, [0]), [0]);
  const text = createText('en', 'named');
  openTable('remote', client, { plan: ['person'], text, names: [], files: null, hurry: null });
  const choice = useTable.getState().table?.asked?.choices.find(({ key }) => key === 'play march') as Choice;
  take(choice);
  take(choice);
  for (const reply of client.replies) {
    reply();
    await settled();
  }
  expect(session.log.map(({ key }) => key)).toEqual(['play march']);
});
