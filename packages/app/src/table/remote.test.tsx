import { createBot } from '@deedbook/bots';
import { buildScene, LocalTable, Session } from '@deedbook/engine';
import { createText } from '@deedbook/text/all';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, closeTable, openTable, undo, useTable } from '../game/table.ts';
import { RemoteTable } from '../testing/remote-table.ts';
import { TableScreen } from './table-screen.tsx';

const hurry = () => undefined;

afterEach(() => {
  cleanup();
  act(closeTable);
});

const text = createText('en', 'named');

/** A game of two: seat 0 is played from here, through views alone; the host plays the other. */
function connect(seed: string) {
  const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'arythea'], seed });
  const host = new LocalTable(session, [0, 1]);
  const rival = createBot('greedy', 'rival');
  const playRival = (): void => {
    while (!session.isOver && !session.asked.includes(0)) {
      const asked = session.question(1);
      if (!asked) return;
      host.answer(1, rival.choose({ asked, view: () => session.view(1) }) ?? asked.choices[0]?.key ?? '');
    }
  };
  playRival();
  openTable('remote', new RemoteTable(host, [0]), { plan: ['person', 'greedy'], text, names: [], files: null, hurry });
  return { session, playRival };
}

const table = () => {
  const shown = useTable.getState().table;
  if (shown === null) throw new Error('nobody is at the table');
  return shown;
};

test('a whole screen is played on views alone: no component reaches behind them', async () => {
  const { session, playRival } = connect('remote-3');
  const player = createBot('greedy', 'player');
  render(<TableScreen />);
  let fights = 0;
  for (let i = 0; i < 70 && !session.isOver; i++) {
    const { asked, view } = table();
    expect(asked).not.toBeNull();
    if (!asked) return;
    const key = player.choose({ asked, view: () => view }) ?? asked.choices[0]?.key ?? '';
    await act(async () => {
      answer(key);
      await Promise.resolve();
      playRival();
    });
    expect(table().refusal).toBeNull();
    expect(table().answers).toBe(session.log.length);
    fights += Number(table().view.combat !== null);
  }
  expect(session.log.filter(({ seat }) => seat === 0).length).toBeGreaterThan(30);
  expect(fights).toBeGreaterThan(0);
});

/** A turn of one hero with a Wound in hand, through views alone. */
function connectTurn(): Session {
  const session = new Session(buildScene({ players: 1, hand: ['march', 'wound'] }));
  const client = new RemoteTable(new LocalTable(session, [0]), [0]);
  openTable('remote', client, { plan: ['person'], text, names: [], files: null, hurry });
  render(<TableScreen />);
  return session;
}

test('what is refused far away is said here, and undo comes back from there', async () => {
  const session = connectTurn();
  await act(async () => answer('walk 9,9'));
  expect(table().refusal).toEqual({ ...session.why(0, 'walk 9,9') });
  await act(async () => answer('play march'));
  expect(table().view.turn.move).toBe(2);
  await act(async () => undo());
  expect(table().view.turn.move).toBe(0);
});

test('a card that cannot be used says why, although the reason comes from far away', async () => {
  const session = connectTurn();
  const wound = await waitFor(() => {
    const found = document.querySelector('.hand-card[aria-label^="Wound"]');
    if (!found) throw new Error('the hand is not laid out yet');
    return found;
  });
  await act(async () => void fireEvent.click(wound));
  expect(table().refusal?.rule).toBe(session.why(0, 'play wound')?.rule);
});

test('an answer that arrives after the player has left harms nothing', async () => {
  const session = connectTurn();
  await act(async () => {
    answer('play march');
    cleanup();
    closeTable();
  });
  expect([session.log.at(-1)?.key, useTable.getState().table]).toEqual(['play march', null]);
});
