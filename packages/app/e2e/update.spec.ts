import { Session } from '@deedbook/engine';
import type { Page } from '@playwright/test';
import { expect, openGame, placeOf, readyForOffline, keeping as test, whereAt } from './journey.ts';
import { saved } from './moments.ts';

const begun = () => new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: 'update' });

const notice = (page: Page) => page.locator('.update');
const updated = (page: Page) => page.locator('script[src*="/new-"]');

/** A newer build is put on the host, the files of the one before are gone, and the page has fetched all of the new ones. */
async function deployNewer(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'newer', value: '1', url: page.url() }]);
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then(found => found?.update()));
  await notice(page).waitFor({ timeout: 60_000 });
}

/** The window is hidden. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a newer version waits until it is wanted, and other windows follow when nothing is lost by it', async ({
  page,
  context,
}) => {
  await openGame(page, saved('update', begun()));
  const before = await placeOf(page);
  await readyForOffline(page);
  await page.reload();
  await placeOf(page);
  const [other, form] = [await context.newPage(), await context.newPage()];
  await form.goto('./#/new');
  await form.locator('main').waitFor();
  await other.goto('./#/rules');
  await other.locator('main').waitFor();
  await deployNewer(other);
  await expect(notice(page)).toContainText('A new version is ready');
  expect(await whereAt(page)).toBe(before);
  await notice(other).getByRole('button', { name: 'Update' }).click();
  await expect(updated(other)).toHaveCount(1, { timeout: 60_000 });
  await expect(notice(other)).toHaveCount(0);
  // The game is told, and not disturbed: what it has not fetched yet is still there for it.
  await expect(notice(page)).toContainText('updated in another window');
  await page.getByRole('button', { name: 'Rule book' }).click();
  await expect(page.getByRole('dialog')).toContainText('Rule book');
  await page.keyboard.press('Escape');
  expect(await whereAt(page)).toBe(before);
  await expect(updated(page)).toHaveCount(0);
  await hide(page);
  await expect(updated(page)).toHaveCount(1);
  expect(await placeOf(page)).toBe(before);
  // A game being set up is not saved: it stays until the user leaves it.
  await hide(form);
  await expect(notice(form)).toBeVisible();
  await form.goto('./#/settings');
  await expect(updated(form)).toHaveCount(1);
});

test('an update comes even if both windows keep the old service worker busy for ever', async ({ page, context }) => {
  await page.goto('./#/settings');
  await readyForOffline(page);
  await page.reload();
  const other = await context.newPage();
  await other.goto('./#/rules');
  await other.locator('main').waitFor();
  await deployNewer(page);
  await page.evaluate(() => void fetch('./silence').catch(() => undefined));
  await other.evaluate(() => void fetch('./assets/silence').catch(() => undefined));
  await notice(page).getByRole('button', { name: 'Update' }).click();
  await expect(updated(page)).toHaveCount(1, { timeout: 60_000 });
  await expect(notice(page)).toHaveCount(0);
});
