import { scoreSheets } from '@deedbook/engine';
import type { Page } from '@playwright/test';
import { PHONE, placeOf } from './journey.ts';
import { comeBack, goAway, join, openTable, prefer, start } from './lobby.ts';
import { playAhead, playRehearsed, type Rehearsal, rehearse } from './rehearsal.ts';
import { enterAs, expect, type TableServer, test, wireOf } from './tables.ts';

/** People who take every step themselves, as in the rehearsal. */
const stepByStep = (pages: readonly Page[]) => Promise.all(pages.map(page => prefer(page, { autoSteps: false })));

/** The last part of an address. */
const tableAt = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** The player who gives an answer of the rehearsal. */
const whoAnswers = (pages: readonly Page[], { log }: Rehearsal, at: number) => pages[log[at]?.seat as number] as Page;

/** The next answer of another player than the one who gives this one. */
const nextOther = ({ log }: Rehearsal, at: number) => log.findIndex(({ seat }, i) => i > at && seat !== log[at]?.seat);

/** The others are far away, and the game goes on until shortly before the part to be seen. */
async function skipTo(
  server: TableServer,
  address: string,
  pages: readonly Page[],
  { log }: Rehearsal,
  from: number,
  to: number,
): Promise<void> {
  await Promise.all(pages.map(goAway));
  await playAhead(server, tableAt(address), pages, log.slice(from, to));
  await Promise.all(pages.map(comeBack));
}

/** A reload in the middle leads back to the same question. */
async function reload(page: Page): Promise<void> {
  const before = await placeOf(page);
  await page.reload();
  expect(await placeOf(page)).toBe(before);
}

/** The server is stopped and started again after some hours. */
async function restart(server: TableServer, hours: number): Promise<void> {
  await server.stop();
  server.letPass(hours);
  await server.start();
}

/** Everyone who looks sees the final scores of the rehearsal. */
async function seeTheEnd(pages: readonly Page[], { ended }: Rehearsal): Promise<void> {
  const totals = scoreSheets(ended.state).map(({ total }) => `${total}`.replace('-', '−'));
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Total/ }).getByRole('cell')).toHaveText(totals);
  }
}

test('two people fight each other through a reload and a lost connection, and play to the end', async ({
  visit,
  server,
}) => {
  const setup = { scenario: 'first-reconnaissance', heroes: ['tovak', 'arythea'], options: { pvp: true } };
  const game = rehearse(setup, { isOn: ({ duel }) => duel !== null, prefers: 'duel ', most: 45, first: 34 });
  server.deal(game.seed);
  const pages = await Promise.all([visit(), visit(PHONE)]);
  const [ana, bo] = pages as [Page, Page];
  const wires = await Promise.all(pages.map(wireOf));
  await enterAs(ana, 'Ana');
  const address = await openTable(ana, async () => {
    await ana.locator('.new-game-more summary').first().click();
    await ana.getByRole('radiogroup', { name: 'Heroes may fight each other' }).getByText('Yes').click();
  });
  await join(bo, address, 'Bo');
  await stepByStep(pages);
  await start(ana);
  await playRehearsed(pages, game, 0, 4);
  await skipTo(server, address, pages, game, 4, game.from - 1);
  const late = nextOther(game, game.from);
  await playRehearsed(pages, game, game.from - 1, late);
  await reload(whoAnswers(pages, game, late));
  // The other player's connection is lost in the middle of the duel, and their answer waits.
  const cut = nextOther(game, late);
  await playRehearsed(pages, game, late, cut);
  const lonely = whoAnswers(pages, game, cut);
  const wire = wires[pages.indexOf(lonely)];
  wire?.cut();
  for (const page of pages) await expect(page.locator('.duel-sides')).toBeVisible();
  const lost = lonely.getByText('Connection lost.');
  await expect(lost).toBeVisible();
  wire?.mend();
  await expect(lost).toHaveCount(0);
  await playRehearsed(pages, game, cut);
  await seeTheEnd(pages, game);
});

test('three people assault a city together while one watches, and play to the end', async ({ visit, server }) => {
  const setup = {
    scenario: 'blitz-cooperation',
    heroes: ['tovak', 'arythea', 'goldyx'],
    options: { cityLevels: [1, 1, 1] },
  };
  const game = rehearse(setup, { isOn: ({ assault }) => assault !== null, most: 80, first: 100 });
  server.deal(game.seed);
  const pages = await Promise.all([visit(), visit(PHONE), visit()]);
  const watcher = await visit();
  const [ana, bo, cy] = pages as [Page, Page, Page];
  await enterAs(ana, 'Ana');
  const address = await openTable(ana, async () => {
    await ana.getByLabel('Blitz Cooperation').check();
    await ana.getByRole('radio', { name: '3 players' }).check();
    await ana.locator('.new-game-more summary').first().click();
    for (const city of [1, 2, 3]) await ana.getByLabel(`City levels: City ${city}`).selectOption('1');
  });
  await join(bo, address, 'Bo');
  await join(cy, address, 'Cy');
  await stepByStep(pages);
  await start(ana);
  await ana.locator('main.table').waitFor();
  await skipTo(server, address, pages, game, 0, game.from - 2);
  await watcher.goto(address);
  await watcher.locator('main.table').waitFor();
  // The last to fight comes back to the middle of it.
  const middle = game.log.findLastIndex(({ key }) => key === 'fight') + 1;
  await playRehearsed(pages, game, game.from - 2, middle);
  for (const page of [...pages, watcher]) await expect(page.locator('.fight')).toBeVisible();
  await reload(whoAnswers(pages, game, middle));
  await playRehearsed(pages, game, middle);
  await seeTheEnd([...pages, watcher], game);
});

test('a game over days goes on through restarts between turns, and after the time of a turn ran out', async ({
  visit,
  server,
}) => {
  const game = rehearse(
    { scenario: 'first-reconnaissance', heroes: ['tovak', 'arythea'] },
    { isOn: ({ round }) => round === 2, most: 1000, first: 1 },
  );
  server.deal(game.seed);
  const pages = await Promise.all([visit(), visit()]);
  const [ana, bo] = pages as [Page, Page];
  await enterAs(ana, 'Ana');
  const address = await openTable(ana, () => ana.getByLabel('Time per turn').selectOption({ label: '1 day' }));
  await join(bo, address, 'Bo');
  await stepByStep(pages);
  await start(ana);
  // Each plays their part of a day and leaves; the next one comes to another server, the day after.
  let at = 0;
  for (let day = 0; day < 3; day++) {
    const next = nextOther(game, at);
    await playRehearsed(pages, game, at, next);
    at = next;
    await Promise.all(pages.map(goAway));
    await restart(server, 20);
    const waitedFor = whoAnswers(pages, game, at);
    await waitedFor.reload();
    await expect(waitedFor.locator('.lobby-table[data-turn]')).toContainText('Your turn');
    await comeBack(waitedFor);
  }
  // Nobody comes for more than a day: a computer player plays the turn, and gives the seat back.
  const late = whoAnswers(pages, game, at);
  const other = pages.find(page => page !== late) as Page;
  await goAway(late);
  await restart(server, 30);
  await other.reload();
  await comeBack(other);
  await expect(other).toHaveTitle(/Your turn: Thursday night/);
  await late.reload();
  await comeBack(late);
  await late.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(late.getByText('A computer player plays for you.')).toHaveCount(0);
});
