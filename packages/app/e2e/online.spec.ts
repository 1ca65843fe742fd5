import { createBot } from '@deedbook/bots';
import { Calls, Connection, RemoteTable } from '@deedbook/client';
import type { Asked } from '@deedbook/engine';
import type { Page } from '@playwright/test';
import { PHONE, placeOf, whereAt } from './journey.ts';
import { join, openPanel, openTable, prefer, start } from './lobby.ts';
import { checkOpenPage } from './looks.ts';
import { playInPage } from './player.ts';
import { PATIENCE } from './rehearsal.ts';
import { enterAs, expect, test, wireOf } from './tables.ts';

/** Has the players who are asked answer by clicking, this many times in all. Returns the page that answered last. */
async function playTogether(pages: readonly Page[], answers: number): Promise<Page | undefined> {
  let last: Page | undefined;
  for (let i = 0; i < answers; i++) {
    const page = await askedAmong(pages);
    const { problem } = await playInPage(page, i + 1, 1, { patience: PATIENCE });
    expect(problem).toBeNull();
    last = page;
  }
  return last;
}

/** Plays on until a player's turn begins. Returns that player's page. */
async function untilTurn(pages: readonly Page[]): Promise<Page> {
  for (;;) {
    const page = await askedAmong(pages);
    if ((JSON.parse(await placeOf(page)) as Asked).prompt === 'turn') return page;
    await playTogether([page], 1);
  }
}

/** Signs in as a program and plays the player's first game to its end. */
async function playToTheEnd(url: string, name: string, password: string): Promise<void> {
  const { token } = await new Calls(url).call('signIn', { name, password, token: true });
  const { tables } = await new Calls(url, token ?? '').call('tables', { list: 'own' });
  const connection = new Connection({ url, table: tables[0]?.id ?? '', token: token ?? '' });
  await connection.until(({ sight }) => sight !== null);
  const game = new RemoteTable(connection);
  const [seat = 0] = game.seats;
  const bot = createBot('greedy', name);
  for (;;) {
    await connection.until(({ sight }) => sight?.asked?.standing === false || sight?.scores != null);
    const { asked, view, scores } = game.at(seat);
    if (asked === null || scores !== null) break;
    await game.answer(seat, bot.choose({ asked, view: () => view }) ?? (asked.choices[0]?.key as string));
  }
  connection.close();
}

/** Ends the turn by one press of a button that needs no menu, and waits until the press has been heard. */
async function pressEndTurn(page: Page): Promise<void> {
  await page.locator('.end-turn-button').dispatchEvent('click');
  await expect(page.locator('[data-taken]')).toHaveCount(0);
}

/** The page of the player who has to decide. */
async function askedAmong(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(async () => {
      const places = await Promise.all(pages.map(whereAt));
      found = pages[places.findIndex(place => place.includes('"standing":false'))];
      return found !== undefined;
    })
    .toBe(true);
  return found as Page;
}

test('two people join by link and play through a reload and a lost connection, one on a phone', async ({
  visit,
  server,
}) => {
  // Always the same game, so that chance does not decide what can be pressed.
  server.deal(`chacha:${Buffer.alloc(32, 'game 1 ').toString('base64url')}`);
  const [ana, bo] = await Promise.all([visit(), visit(PHONE)]);
  const [anasWire, bosWire] = await Promise.all([wireOf(ana), wireOf(bo)]);
  await ana.goto('./');
  await ana.getByRole('link', { name: 'Play online' }).click();
  await enterAs(ana, 'Ana');
  await join(bo, await openTable(ana), 'Bo');
  await start(ana);
  await playTogether([ana, bo], 3);
  const asked = await untilTurn([ana, bo]);
  // The player who waits plans the next turn on a copy.
  const waiting = asked === ana ? bo : ana;
  await openPanel(waiting);
  await waiting.getByText('Plan my next turn').click();
  await waiting.getByRole('button', { name: 'Start planning' }).click();
  await expect(waiting.getByText('Planning on a copy: 0 steps.')).toBeVisible();
  await playTogether([waiting], 1);
  await waiting.getByRole('button', { name: 'Keep the plan' }).click();
  // The copy is put away, and the table itself is back.
  await expect.poll(() => whereAt(waiting)).not.toContain('"standing":false');
  await waiting.locator('main.table').waitFor();
  await openPanel(waiting);
  await expect(waiting.getByText('Your plan: 1 step.')).toBeVisible();
  await checkOpenPage(waiting);
  await waiting.keyboard.press('Escape');
  // A reload returns to the same question.
  const before = await placeOf(asked);
  await asked.reload();
  expect(await placeOf(asked)).toBe(before);
  await expect(asked).toHaveTitle(/Your turn: Thursday night/);
  // Without a connection a small sign shows, and answers are sent once it is back.
  const wire = asked === ana ? anasWire : bosWire;
  wire.cut();
  const lost = asked.getByText('Connection lost.');
  await expect(lost).toBeVisible();
  await pressEndTurn(asked);
  expect(await whereAt(asked)).toBe(before);
  wire.mend();
  await expect(lost).toHaveCount(0);
  await expect.poll(() => whereAt(asked)).not.toBe(before);
  await playTogether([ana, bo], 4);
});

test('three people play while one watches: chat, requests, a stand-in, and an agreed end', async ({ visit }) => {
  const [ana, bo, cy, dee] = await Promise.all([visit(), visit(), visit(), visit(PHONE)]);
  await enterAs(ana, 'Ana');
  await checkOpenPage(ana);
  const address = await openTable(ana, async () => {
    await ana.getByLabel('Full Cooperation').check();
    await checkOpenPage(ana);
  });
  await Promise.all([join(bo, address, 'Bo'), dee.goto(address)]);
  await Promise.all([checkOpenPage(ana), checkOpenPage(dee)]);
  // The host changes the settings while others wait.
  await expect(bo.getByText('Not allowed')).toBeVisible();
  await ana.getByRole('button', { name: 'Change the settings' }).click();
  await ana.getByRole('radio', { name: '3 players' }).check();
  await ana.getByLabel('Advice').check();
  await checkOpenPage(ana);
  await ana.getByRole('button', { name: 'Save the settings' }).click();
  await expect(bo.getByText('Allowed', { exact: true })).toBeVisible();
  await join(cy, address, 'Cy');
  await start(ana);
  // The table allows advice: a player who wants it gets it in a turn of their own.
  const advised = await untilTurn([ana, bo, cy]);
  await prefer(advised, { advice: true });
  await advised.getByRole('button', { name: 'Plans for this turn' }).click();
  await expect(advised.locator('.advice-plans li').first()).toBeVisible({ timeout: 60_000 });
  await advised.keyboard.press('Escape');
  const decided = (await playTogether([ana, bo, cy], 2)) as Page;
  // The watcher sees no hand.
  await expect(dee.getByText('You are watching.')).toBeVisible();
  await expect(dee.locator('.hand-card')).toHaveCount(0);
  // Signs and chat reach the others, a line as a toast where the chat is closed.
  await Promise.all([openPanel(bo), openPanel(cy)]);
  await bo.getByRole('button', { name: 'Hello!' }).click();
  await expect(ana.getByText('Bo: Hello!')).toBeVisible();
  await bo.getByLabel('Write to the table').fill('<b>Good luck</b>');
  await bo.getByRole('button', { name: 'Send' }).click();
  await expect(ana.getByText('Bo: <b>Good luck</b>')).toBeVisible();
  await expect(cy.getByRole('log').getByText('<b>Good luck</b>')).toBeVisible();
  await expect(cy.getByText('Bo: <b>Good luck</b>')).toHaveCount(0);
  await cy.keyboard.press('Escape');
  // A computer player stands in, and gives the seat back.
  await bo.getByText('Let a computer player take over').click();
  await bo.getByRole('button', { name: 'Hand over' }).click();
  await bo.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(bo.getByRole('button', { name: 'Take the seat back' })).toHaveCount(0);
  // Undo beyond the rules is a request, which can be declined.
  await openPanel(decided);
  await decided.getByText('Ask to take back more').click();
  await decided.getByRole('button', { name: 'Ask', exact: true }).click();
  const another = decided === cy ? ana : cy;
  await another.getByRole('button', { name: 'Decline' }).click();
  await expect(decided.getByText('You asked to take something back.')).toHaveCount(0);
  // Everyone has to agree to the end.
  await openPanel(ana);
  await ana.getByText('Propose to end the game').click();
  await ana.getByRole('button', { name: 'Yes, propose it' }).click();
  for (const page of [bo, cy]) await page.getByRole('button', { name: 'Agree' }).click();
  await expect(ana.getByText('The game ended by agreement.')).toBeVisible();
  await ana.getByRole('button', { name: 'Rematch' }).click();
  await ana.getByRole('heading', { name: 'Seats' }).waitFor();
  await expect(bo.getByRole('button', { name: 'To the rematch' })).toBeVisible();
});

test('a guest becomes an account, continues on another device, and replays the finished game', async ({
  visit,
  server,
}) => {
  const [desk, phone] = await Promise.all([visit(), visit(PHONE)]);
  await enterAs(desk, 'Ana');
  await openTable(desk, () => desk.getByLabel('Player 2: Played by').selectOption('greedy'));
  await start(desk);
  await playTogether([desk], 3);
  const asked = await placeOf(desk);
  await desk.goto('./#/player');
  // A guest who signs out could not come back, so they are asked first.
  await desk.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(desk.getByRole('alertdialog', { name: 'Leave without a password?' })).toBeVisible();
  await desk.getByRole('button', { name: 'Stay' }).click();
  await desk.getByLabel('New password').fill('correct horse');
  await desk.getByRole('button', { name: 'Keep my name with a password' }).click();
  await expect(desk.getByText('Your name is yours')).toBeVisible();
  await desk.getByRole('button', { name: 'Make a code' }).click();
  const code = await desk.getByLabel('Code for another device').textContent();
  await checkOpenPage(desk);
  // On the other device the code leads to the same question.
  await phone.getByText('Sign in', { exact: true }).first().tap();
  await checkOpenPage(phone);
  await phone.getByLabel('Code from your other device').fill(code ?? '');
  await phone.getByRole('button', { name: 'Continue here' }).tap();
  await phone.getByRole('link', { name: 'Play Thursday night' }).tap();
  expect(await placeOf(phone)).toBe(asked);
  // A program plays the game to its end for the same player.
  await playToTheEnd(server.url, 'Ana', 'correct horse');
  await expect(phone.getByRole('heading', { name: 'The end of the game' })).toBeVisible({ timeout: 60_000 });
  await phone.getByRole('button', { name: 'Replay' }).tap();
  await phone.locator('.replay').waitFor();
  await desk.getByRole('link', { name: 'Your page' }).click();
  await expect(desk.getByRole('link', { name: 'Thursday night' })).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Best scores' })).toBeVisible();
  await checkOpenPage(desk);
});

test('a game over days continues after the server was killed between turns', async ({ visit, server }) => {
  const page = await visit();
  await enterAs(page, 'Ana');
  await openTable(page, async () => {
    await page.getByLabel('Time per turn').selectOption({ label: '1 day' });
    await page.getByLabel('Player 2: Played by').selectOption('squire');
  });
  await start(page);
  await playTogether([page], 2);
  const before = await placeOf(await askedAmong([page]));
  await server.stop('SIGKILL');
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await server.start();
  await expect(page.getByText('Connection lost.')).toHaveCount(0, { timeout: 30_000 });
  expect(await placeOf(page)).toBe(before);
  await playTogether([page], 2);
});
