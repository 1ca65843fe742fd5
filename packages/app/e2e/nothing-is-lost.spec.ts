import { Session } from '@deedbook/engine';
import type { Page } from '@playwright/test';
import {
  expect,
  keeping,
  keptIn,
  openGame,
  placeOf,
  question,
  readyForOffline,
  sharing,
  test,
  undoButton,
  whereAt,
} from './journey.ts';
import { momentOf, saved } from './moments.ts';
import { playInPage } from './player.ts';

/** In the middle of a turn: something was played, and it can be taken back. */
const inTheMiddle = (): Session =>
  momentOf(
    { scenario: 'first-reconnaissance', heroes: ['tovak'] },
    (asked, view, session) =>
      asked.prompt !== 'turn' && view.round === 1 && session.undoable(0).undo >= 2 && asked.choices.length > 1,
    'curious',
  );

/** Windows that were closed have let go of their games, which takes the browser a moment. */
const nothingIsHeld = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held)).toEqual([]);

const stepsBack = (page: Page) => undoButton(page).getAttribute('aria-label');

sharing('a reload in the middle of a decision changes nothing, and undo still goes back', async ({ page }) => {
  await openGame(page, saved('middle', inTheMiddle()));
  const before = await placeOf(page);
  const [words, steps] = [await question(page).textContent(), await stepsBack(page)];
  await page.reload();
  expect(await placeOf(page)).toBe(before);
  await expect(question(page)).toHaveText(words ?? '');
  expect(await stepsBack(page)).toBe(steps);
  await undoButton(page).click();
  await expect.poll(() => whereAt(page)).not.toBe(before);
});

test('a page that is killed loses nothing, and the game is offered again', async ({ page, context }) => {
  await openGame(page, saved('killed', inTheMiddle()));
  await placeOf(page);
  expect((await playInPage(page, 3, 12)).problem).toBeNull();
  await page
    .locator('.hand-over-take')
    .click({ timeout: 1 })
    .catch(() => undefined);
  const [before, steps] = [await placeOf(page), await stepsBack(page)];
  // Without a word, straight after the last answer.
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto('./');
  await nothingIsHeld(again);
  await again.getByRole('link', { name: 'Continue' }).first().click();
  expect(await placeOf(again)).toBe(before);
  // What led there is recalled a moment later.
  await expect.poll(() => stepsBack(again)).toBe(steps);
});

/** The question after which no bot goes on by itself. */
async function restingPlace(page: Page): Promise<string> {
  const isResting = () => {
    const { deedbook } = globalThis as unknown as {
      deedbook: { asked(): { standing: boolean } | null; isThinking(): boolean };
    };
    return deedbook.asked()?.standing === false && !deedbook.isThinking();
  };
  await expect.poll(() => page.evaluate(isResting)).toBe(true);
  return placeOf(page);
}

test('a game is played in one window at a time, and taking it over loses nothing', async ({ page, context }) => {
  // A bot plays too: only one window may let it answer.
  const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'arythea'], seed: 'windows' });
  await openGame(page, saved('windows', session, ['person', 'curious']));
  await placeOf(page);
  expect((await playInPage(page, 3, 8)).problem).toBeNull();
  const here = await restingPlace(page);
  const other = await context.newPage();
  await other.goto('./#/game/windows');
  await expect(other.getByRole('heading', { name: 'open in another window' })).toBeVisible();
  expect(await whereAt(page)).toBe(here);
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect.poll(() => whereAt(other)).toBe(here);
  // The first one steps back at once, and may come back in the same way.
  await expect(page.getByRole('heading', { name: 'open in another window' })).toBeVisible();
  expect((await playInPage(other, 4, 8)).problem).toBeNull();
  const there = await restingPlace(other);
  await page.reload();
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect.poll(() => whereAt(page)).toBe(there);
  await expect(other.getByRole('heading', { name: 'open in another window' })).toBeVisible();
  const [kept] = await keptIn(page);
  expect(kept?.answers).toBe(JSON.parse(there).answers);
  // A window that is closed holds nothing.
  await page.close();
  await nothingIsHeld(other);
  await other.reload();
  expect(await placeOf(other)).toBe(there);
});

keeping('without a network the app opens, and the game goes on', async ({ page, context }) => {
  await openGame(page, saved('offline', inTheMiddle()));
  const before = await placeOf(page);
  await readyForOffline(page);
  await context.setOffline(true);
  await page.reload();
  expect(await placeOf(page)).toBe(before);
  expect((await playInPage(page, 3, 10)).problem).toBeNull();
  for (const screen of ['', 'new', 'records', 'settings', 'rules/CMB-BLK-03', 'replay/offline']) {
    await page.goto(`./#/${screen}`);
    await expect(page.locator('main, .replay').first()).toBeVisible();
  }
  await page.goto('./#/game/offline');
  expect((await playInPage(page, 4, 10)).problem).toBeNull();
});
