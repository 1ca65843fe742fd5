import { expect, openGame, placeOf, sharing as test } from './journey.ts';
import { momentOf, saved } from './moments.ts';

test('the codex finds a thing in three languages, each at an address of its own', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Codex' }).click();
  await page.getByRole('searchbox').fill('medusa');
  await page.getByRole('link', { name: /^Medusa/ }).click();
  await expect(page).toHaveURL(/#\/codex\/enemy(\/|%2F)medusa/);
  await expect(page.getByRole('article')).toContainText('Armor 4');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(0);
  for (const [language, said] of [
    ['pt-BR', 'Armadura 4'],
    ['it', 'Armatura 4'],
  ] as const) {
    await page.evaluate(tag => localStorage.setItem('deedbook.settings', JSON.stringify({ language: tag })), language);
    await page.goto('./#/codex/enemy/medusa');
    await page.reload();
    await expect(page.getByRole('article')).toContainText(said);
  }
});

test('over a game the codex opens in place, and going back leads to the table as it was', async ({ page }) => {
  const game = momentOf({ scenario: 'first-reconnaissance', heroes: ['tovak'] }, asked => asked.prompt === 'turn');
  await openGame(page, saved('codex', game));
  const before = await placeOf(page);
  await page.goto('./#/game/codex?codex=unit/peasants');
  await expect(page.getByRole('dialog', { name: 'Codex' })).toContainText('Peasants');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await placeOf(page)).toBe(before);
});
