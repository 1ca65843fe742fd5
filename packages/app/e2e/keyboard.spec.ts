import { Session } from '@deedbook/engine';
import type { Page } from '@playwright/test';
import { expect, openGame, placeOf, sharing as test, whereAt } from './journey.ts';
import { momentOf, saved } from './moments.ts';

/** What is asked, briefly. */
const asked = (page: Page) =>
  page.evaluate(() => {
    const { deedbook } = globalThis as never as {
      deedbook: {
        asked(): { prompt: string; choices: { key: string; at?: { kind: string } }[] } | null;
        view(): { over: boolean } | null;
      };
    };
    const now = deedbook.asked();
    return {
      isOver: deedbook.view()?.over === true,
      prompt: now?.prompt ?? '',
      keys: now?.choices.map(({ key }) => key) ?? [],
      kinds: now?.choices.map(({ at }) => at?.kind ?? '') ?? [],
    };
  });

/** Takes the nth choice of the list of all choices. */
async function fromList(page: Page, n: number): Promise<void> {
  await page.keyboard.press('Space');
  await page.locator('.palette').waitFor();
  for (let i = 0; i <= n; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('a whole First Reconnaissance is played by the keyboard alone, to the score sheet', async ({ page }) => {
  await openGame(
    page,
    saved('keys', new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: 'keys', options: {} })),
  );
  // The first question, about a Tactic, stands on the stage.
  await expect(page.locator('.question-prompt, .stage').filter({ visible: true }).first()).toBeVisible();
  for (let answers = 0; answers < 600; answers++) {
    const before = await placeOf(page);
    const { isOver, keys } = await asked(page);
    if (isOver) break;
    const end = keys.findIndex(key => ['end-turn', 'end-phase', 'done'].includes(key));
    // Mostly on: a whole game of every detail would take too long.
    const isEnding = end >= 0 && answers % 3 > 0;
    if (isEnding) await page.keyboard.press('e');
    else await fromList(page, (answers * 7) % Math.min(keys.length, 5));
    // What cannot be taken back needs a second press.
    if ((await page.locator('[data-armed]').count()) > 0) await page.keyboard.press(isEnding ? 'e' : 'Enter');
    const message = `answer ${answers} of ${keys.join(', ')}`;
    await expect.poll(() => whereAt(page), { message, intervals: [20, 40, 80, 160] }).not.toBe(before);
  }
  await expect(page.locator('.scores')).toBeVisible();
});

test('cards, map, log and help are reached by their keys', async ({ page }) => {
  const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: 'keys', options: {} });
  session.answer(0, session.question(0)?.choices[0]?.key ?? '');
  await openGame(page, saved('keys', session));
  const start = await placeOf(page);
  // A card by its number, and undo.
  await page.keyboard.press('1');
  await expect.poll(() => whereAt(page)).not.toBe(start);
  await page.keyboard.press('u');
  await expect.poll(async () => (await asked(page)).prompt).toBe(JSON.parse(start).prompt);
  await page.keyboard.press('Shift+U');
  await page.keyboard.press('Control+z');
  // The map: Tab leads to one space, arrows go on from there, Enter takes what it offers.
  await page.locator('.board-hit[tabindex="0"]').focus();
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  const second = await page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
  expect(second).toMatch(/^(hex|tile) /);
  expect(second).not.toBe(first);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('b');
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
});

/** The number of cards in the player's deck. */
const deckOf = (page: Page) =>
  page.evaluate(
    () =>
      (globalThis as never as { deedbook: { view(): { players: { deck: unknown[] }[] } } }).deedbook.view().players[0]
        ?.deck.length,
  );

test('beside a stage, whose things have the numbers, a button of the question has a letter that presses it', async ({
  page,
}) => {
  const session = momentOf({ scenario: 'solo-conquest', heroes: ['norowas'] }, ({ prompt }) => prompt === 'take-spell');
  await openGame(page, saved('staged', session));
  const start = await placeOf(page);
  const deck = await deckOf(page);
  await expect(page.locator('.stage .offer-card').first()).toBeVisible();
  const decline = page.locator('.question-choices [data-key="none"]');
  const letter = (await decline.locator('kbd').textContent()) ?? '';
  expect(letter).toMatch(/^[A-Z]$/);
  await expect(page.locator('.hand-key').filter({ visible: true })).toHaveCount(0);
  await page.keyboard.press(letter.toLowerCase());
  // It cannot be taken back, so it takes a second press.
  await expect(page.locator('[data-armed]')).toHaveCount(1);
  await page.keyboard.press(letter.toLowerCase());
  await expect.poll(() => whereAt(page)).not.toBe(start);
  // A number would have put a Spell on top.
  expect(await deckOf(page)).toBe(deck);
});
