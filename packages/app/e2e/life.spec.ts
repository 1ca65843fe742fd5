import { buildScene, Session } from '@deedbook/engine';
import type { Locator, Page } from '@playwright/test';
import { SCENES } from '../src/workshop/fight-scenes.ts';
import { expect, openGame, sharing as test, undoButton, whereAt } from './journey.ts';
import { settled } from './looks.ts';
import { momentOf, saved } from './moments.ts';
import { playInPage } from './player.ts';

const begun = () =>
  momentOf({ scenario: 'first-reconnaissance', heroes: ['tovak'] }, ({ prompt }) => prompt === 'turn');

/** Counts what comes onto the stage of movements, from now on. */
async function countMovements(page: Page): Promise<() => Promise<number>> {
  await page.locator('.motion').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const count = { moved: 0 };
    Object.assign(globalThis, count);
    const watch = new MutationObserver(changes => {
      count.moved += changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0);
      Object.assign(globalThis, count);
    });
    watch.observe(document.querySelector('.motion') as Element, { childList: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
}

/** Plays the first card that can be played. */
async function playCard(page: Page): Promise<void> {
  const before = await whereAt(page);
  await page.locator('[data-row=hand] [data-lit]').first().click();
  const menu = page.locator('.spot-menu [data-key]').first();
  if (await menu.isVisible().catch(() => false)) await menu.click();
  await expect.poll(() => whereAt(page)).not.toBe(before);
}

const overlaps = async (a: Locator, b: Locator): Promise<boolean> => {
  if ((await b.count()) === 0) return false;
  const [one, other] = [await a.boundingBox(), await b.boundingBox()];
  if (!one || !other) return false;
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
};

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a card that is played moves, nothing waits for it, and taking it back ends it', async ({ page }) => {
    await openGame(page, saved('moving', begun()));
    const moved = await countMovements(page);
    await playCard(page);
    await expect.poll(moved).toBeGreaterThan(0);
    await undoButton(page).click();
    await expect(page.locator('.motion > *')).toHaveCount(0);
  });

  test('who wants no motion is spared it', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('deedbook.settings', JSON.stringify({ motion: 'less' })));
    await openGame(page, saved('still', begun()));
    const moved = await countMovements(page);
    await playCard(page);
    expect(await moved()).toBe(0);
  });
});

test('nothing moves where the system asks for that', async ({ page }) => {
  await openGame(page, saved('still', begun()));
  const moved = await countMovements(page);
  await playCard(page);
  expect(await moved()).toBe(0);
});

test('sound is off until somebody turns it on; speed and volume are kept', async ({ page }) => {
  await page.goto('./');
  const sound = page.getByRole('switch', { name: 'Sound' });
  await expect(sound).not.toBeChecked();
  await sound.click();
  await expect(sound).toBeChecked();
  await page.goto('./#/settings');
  await expect(page.getByRole('switch', { name: /^Sound/ })).toBeChecked();
  await page
    .getByRole('radio', { name: 'Quick' })
    .or(page.getByRole('button', { name: 'Quick' }))
    .first()
    .click();
  await page.getByRole('slider', { name: 'Volume' }).fill('30');
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('30');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('deedbook.settings') ?? '{}'));
  expect(kept).toMatchObject({ sound: true, volume: 30, pace: 'quick' });
});

test('what came of a fight covers neither the question nor the way on', async ({ page }) => {
  const { scene } = SCENES.enough as NonNullable<(typeof SCENES)[string]>;
  await openGame(page, saved('fight', new Session(buildScene(scene))));
  await page.locator('.strike-do button').first().click();
  const result = page.locator('.result');
  await expect(result).toBeVisible();
  await settled(page);
  for (const kept of ['.question', '.table-way', '.stage', '.table-hand']) {
    expect(await overlaps(result, page.locator(kept).first()), kept).toBe(false);
  }
});

test('night falls once the Tactics are chosen', async ({ page }) => {
  const session = momentOf(
    { scenario: 'first-reconnaissance', heroes: ['tovak'] },
    ({ prompt, choices }, view) =>
      prompt === 'turn' &&
      view.round === 1 &&
      view.announcedBy !== null &&
      choices.some(({ key }) => key === 'end-turn'),
  );
  await openGame(page, saved('night', session));
  // What comes in idle moments is there.
  await page.locator('.motion').waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  const round = () =>
    page.evaluate(() => (globalThis as unknown as { deedbook: { view(): { round: number } } }).deedbook.view().round);
  for (let i = 0; i < 120 && (await round()) === 1; i++) {
    expect((await playInPage(page, i, 1)).problem).toBeNull();
  }
  expect(await round()).toBe(2);
  await expect(page.locator('.stage [data-spot^="tactic "]').first()).toBeVisible();
  await expect(page.locator('.round-change')).toHaveCount(0);
  await page.locator('.stage [data-spot^="tactic "]').first().click();
  await expect(page.locator('.round-change')).toBeVisible();
  await expect(page.locator('.round-change')).toHaveCount(0);
});
