import { expect, openGame, placeOf, test } from './journey.ts';
import { momentOf, saved } from './moments.ts';

const game = () =>
  saved(
    'late',
    momentOf({ scenario: 'first-reconnaissance', heroes: ['tovak'] }, ({ prompt }) => prompt === 'turn'),
  );

const PART = /rulebook-panel/;

test('a part that cannot be loaded is told of, the game goes on, and it comes when the server is back', async ({
  page,
  complaints,
}) => {
  // Before the page is there: one that is open may still request things past a route for a moment.
  await page.route(PART, route => route.abort());
  await openGame(page, game());
  const before = await placeOf(page);
  await page.keyboard.press('b');
  const notice = page.locator('.update');
  await expect(notice).toContainText('Part of the page did not load');
  // Undo and answers work meanwhile.
  await page.locator('[data-row=hand] [data-use] [data-zone=play][data-can=use]').first().click();
  await expect.poll(() => placeOf(page)).not.toBe(before);
  await expect(notice.getByRole('button', { name: 'Try now' })).toBeVisible();
  await page.unroute(PART);
  await expect(page.locator('.book-panel')).toBeVisible();
  await expect(notice).toHaveCount(0);
  // Its style sheet came with it.
  await expect(page.locator('.book-panel')).toHaveCSS('position', 'fixed');
  // The browser reports each request that failed.
  expect(complaints.splice(0).filter(said => !said.includes('ERR_FAILED'))).toEqual([]);
});
