import { expect, openGame, sharing as test } from './journey.ts';
import { momentOf, saved } from './moments.ts';

test('a question leads to its rule, an example to the board, and a position travels by link and through the editor', async ({
  page,
}) => {
  // From the first screen: a question with a typo finds the rule, with an example to try.
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Ask about the rules' })).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('can i plunder a vilage?');
  const answer = page.getByRole('article').filter({ hasText: 'PLU-0' }).first();
  await expect(answer).toContainText('village');
  await page.getByRole('searchbox').fill('how many units can I have?');
  await page.getByRole('link', { name: /Command limit/ }).click();
  // The example is a position at the table.
  await expect(page).toHaveURL(/#\/try\/EX-REC-02/);
  await expect(page.getByRole('heading', { name: 'Command limit' })).toBeVisible();

  // From the rule book: "Show me" plays an example to its end, and it can be started again.
  await page.goto('./#/rules/CRD-06');
  await page
    .getByRole('link', { name: /Move 6 with one powered card/ })
    .first()
    .click();
  const show = page.getByRole('button', { name: 'Show me' });
  await show.click();
  await show.click();
  await expect(page.getByText('That is the whole example.')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(show).toBeVisible();

  // A damaged link says so.
  await page.goto('./#/try?p=damaged');
  await expect(page.getByRole('alert')).toBeVisible();

  // The editor notices what the box does not have; the position is tried at once.
  await page.goto('./#/editor');
  const fame = page.getByLabel('Fame', { exact: true });
  await expect(page.getByText('This position can be played.')).toBeVisible();
  const hand = page.getByLabel('Hand', { exact: true }).first();
  for (let i = 0; i < 5; i++) {
    await hand.fill('crystallize');
    await hand.press('Enter');
  }
  await expect(page.getByText(/^Crystallize: 5 here/)).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await fame.fill('20');
  await hand.fill('rage');
  await hand.press('Enter');
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(page).toHaveURL(/#\/try\/draft/);
  await expect(page.getByRole('button', { name: /Rage/ }).first()).toBeVisible();
});

test('a moment of a game is shared from the menu, with a goal', async ({ page }) => {
  const game = momentOf({ scenario: 'first-reconnaissance', heroes: ['tovak'] }, asked => asked.prompt === 'turn');
  await openGame(page, saved('shared', game));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Share this position' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this position' });
  await dialog.getByLabel('Title (optional)').fill('Now what?');
  await dialog.getByLabel('Add an aim').selectOption('fame');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  await page.goto('./#/records');
  await page.locator('input[type=file]').setInputFiles(await file.path());
  await expect(page).toHaveURL(/#\/try\?p=/);
  await expect(page.getByRole('heading', { name: 'Now what?' })).toBeVisible();
  await expect(page.getByText('Have at least 3 Fame')).toBeVisible();
});
