import type { Locator, Page } from '@playwright/test';
import { expect, PHONE, readyForOffline, test } from './journey.ts';

/* A newcomer who knows nothing and does what the coach says in words. */

const coach = (page: Page): Locator => page.locator('.coach');
const cardNamed = (page: Page, name: string): Locator => page.locator('.hand-card', { hasText: name });
const space = (page: Page, at: string): Locator => page.locator(`[data-spot="hex ${at}"]`);

/** The coach says this, and what it speaks of is in a ring of light. */
async function hears(page: Page, words: string | RegExp): Promise<void> {
  await expect(coach(page)).toContainText(words);
  await expect(page.locator('.spotlight[hidden]')).toHaveCount(0);
}

/** Presses the upper or the lower half of a card. */
async function playHalf(page: Page, name: string, half: 'upper' | 'lower'): Promise<void> {
  const card = cardNamed(page, name);
  const box = await card.boundingBox();
  if (!box) throw new Error(`no card ${name}`);
  await card.click({ position: { x: box.width / 2, y: box.height * (half === 'upper' ? 0.42 : 0.85) } });
}

test('a newcomer finds the first chapter at once, plays it by mouse, and goes on after a reload', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Learn to play' }).click();
  await page.getByRole('link', { name: 'Start: The goal and the map' }).click();
  for (const words of ['You are a Mage Knight', 'First Reconnaissance', 'These five cards']) {
    await hears(page, words);
    await coach(page).getByRole('button', { name: 'Next' }).click();
  }
  await hears(page, 'Choose March and play its upper half');
  await playHalf(page, 'March', 'upper');
  await hears(page, 'Plains cost 2');
  await page.reload();
  await hears(page, 'Plains cost 2');
  await space(page, '0,-1').click();
  await hears(page, 'On to the next tile');
  // Another way than the one shown counts as well.
  await playHalf(page, 'Swiftness', 'upper');
  await space(page, '0,-2').click();
  await hears(page, 'End your turn here');
  await page.locator('.end-turn-button').click();
  await page.locator('[data-key=done]').click();
  await hears(page, 'the deck is your clock');
  await coach(page).getByRole('button', { name: 'Next' }).click();
  await expect(coach(page)).toContainText('Chapter complete');
  await coach(page).getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByText('1 of 12 chapters done')).toBeVisible();
});

test('the second chapter by keyboard alone, with a wrong turn that is explained', async ({ page }) => {
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

test('without a network, a chapter is played from its first step to its last', async ({ page, context }) => {
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
    await hears(page, 'puoi sfidarli');
    await space(page, '1,-4').tap();
    await hears(page, 'quattro fasi');
    await page.evaluate(() => {
      localStorage.setItem('deedbook.settings', JSON.stringify({ language: 'pt-BR' }));
      dispatchEvent(new StorageEvent('storage', { key: 'deedbook.settings' }));
    });
    await hears(page, 'quatro fases');
    await coach(page).getByRole('button', { name: 'Avançar' }).tap();
    for (const words of ['Bloquear o ataque', 'nem um arranhão', 'Derrotados']) {
      await expect(coach(page)).toContainText(words);
      await coach(page)
        .getByRole('button', { name: /Mostre como|Avançar/ })
        .tap();
    }
    await expect(coach(page)).toContainText('Encerre o turno');
  });
});
