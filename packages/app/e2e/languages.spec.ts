import type { Session } from '@deedbook/engine';
import { loadText } from '@deedbook/text';
import { expect, openGame, placeOf, question, sharing as test, whereAt } from './journey.ts';
import { momentOf, saved } from './moments.ts';

test('the language is changed in the middle of a game, and the game stays where it is', async ({ page }) => {
  const session: Session = momentOf(
    { scenario: 'first-reconnaissance', heroes: ['tovak'] },
    ({ prompt }, view) => prompt === 'turn' && view.round === 1,
  );
  await openGame(page, saved('words', session));
  const before = await placeOf(page);
  const asked = session.question(0);
  for (const [tag, name] of [
    ['it', 'Italiano'],
    ['pt-BR', 'Português (Brasil)'],
    ['en', 'English'],
  ] as const) {
    await page.locator('.strip-tool').last().click();
    await page.getByRole('menuitemradio', { name }).click();
    const text = await loadText(tag);
    await expect(question(page)).toHaveText(asked ? text.prompt(asked) : '');
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    const card = session.state.players[0]?.hand[0] ?? '';
    await expect(page.locator('.hand-card').first()).toContainText(text.name('card', card));
    expect(await whereAt(page)).toBe(before);
  }
});
