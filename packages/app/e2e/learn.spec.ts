import type { Locator, Page } from '@playwright/test';
import { expect, keeping, PHONE, readyForOffline, sharing, test } from './journey.ts';
import { learn } from './learn/newcomer.ts';

/* A newcomer who knows nothing and does what the coach says in words. */

const coach = (page: Page): Locator => page.locator('.coach');

/** Everything the coach speaks of is in a ring of light. */
const seesRings = (page: Page): Promise<void> => expect(page.locator('.spotlight[hidden]')).toHaveCount(0);

/** The coach says this, and what it speaks of is in a ring of light. */
async function hears(page: Page, words: string | RegExp): Promise<void> {
  await expect(coach(page)).toContainText(words);
  await seesRings(page);
}

sharing('a newcomer finds the first chapter at once, and its words lead to the end by mouse', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Learn to play' }).click();
  await page.getByRole('link', { name: 'Start: The goal and the map' }).click();
  await hears(page, 'You are a Mage Knight');
  await coach(page).getByRole('button', { name: 'Next' }).click();
  await hears(page, 'First Reconnaissance');
  await page.reload();
  await hears(page, 'First Reconnaissance');
  expect(await learn(page, { language: 'en', hands: 'mouse', onStep: () => seesRings(page) })).toBeNull();
  await expect(coach(page)).toContainText('Chapter complete');
  await coach(page).getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByText('1 of 12 chapters done')).toBeVisible();
});

sharing('the roles and names of the screen lead through a chapter', async ({ page }) => {
  await page.goto('./#/learn/wounds');
  expect(await learn(page, { language: 'en', hands: 'names', onStep: () => seesRings(page) })).toBeNull();
});

sharing('the second chapter by keyboard alone, with a wrong turn that is explained', async ({ page }) => {
  await page.goto('./#/learn/cards');
  await hears(page, 'two halves');
  await page.keyboard.press('PageDown');
  await hears(page, 'play Stamina for Move 2');
  await page.keyboard.press('1');
  await hears(page, 'Play its lower half for Move 4');
  await page.keyboard.press('1');
  await expect(coach(page)).toContainText('That was the free upper half');
  await page.keyboard.press('u');
  await expect(page.locator('.coach-aside')).toHaveCount(0);
  await page.keyboard.press('Shift+Digit1');
  await hears(page, 'any card can be played sideways');
  await page.keyboard.press('Alt+Digit1');
  // What to use it for is asked where several uses make sense.
  const asMove = page.locator('[data-key="sideways rage move"]');
  if ((await asMove.count()) > 0) await asMove.press('Enter');
  await hears(page, 'Move 7');
  // The rest is shown.
  await page.keyboard.press('PageDown');
  await hears(page, 'Undo takes back');
  await page.keyboard.press('PageDown');
  await hears(page, 'You kept two cards');
  await page.keyboard.press('PageDown');
  await expect(coach(page)).toContainText('Chapter complete');
});

keeping('without a network, a chapter is played from its first step to its last', async ({ page, context }) => {
  await page.goto('./');
  await readyForOffline(page);
  await context.setOffline(true);
  await page.goto('./#/learn/cards');
  await page.reload();
  for (const words of [
    'two halves',
    'play Stamina for Move 2',
    'Play its lower half for Move 4',
    'any card can be played sideways',
    'Move 7',
    'Undo takes back',
    'You kept two cards',
  ]) {
    await hears(page, words);
    await page.keyboard.press('PageDown');
  }
  await expect(coach(page)).toContainText('Chapter complete');
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, locale: 'it' });

  test('a fight in Italian, by touch, and the language is changed in the middle', async ({ page }) => {
    await page.goto('./#/learn/fight');
    await hears(page, 'si aggirano nella foresta');
    await coach(page).getByRole('button', { name: 'Avanti' }).tap();
    await hears(page, 'puoi combattere');
    await page.locator('[data-spot="hex 1,-4"]').tap();
    await hears(page, 'quattro fasi');
    await page.evaluate(() => {
      localStorage.setItem('deedbook.settings', JSON.stringify({ language: 'pt-BR' }));
      dispatchEvent(new StorageEvent('storage', { key: 'deedbook.settings' }));
    });
    await hears(page, 'quatro fases');
    await coach(page).getByRole('button', { name: 'Avançar' }).tap();
    for (const words of ['ataques à distância', 'Bloquear o ataque', 'nem um arranhão', 'Derrotados']) {
      await expect(coach(page)).toContainText(words);
      await coach(page)
        .getByRole('button', { name: /Mostre como|Avançar/ })
        .tap();
    }
    await expect(coach(page)).toContainText('Encerre o turno');
  });
});
