import { type Asked, Session, startingCards } from '@deedbook/engine';
import { loadText } from '@deedbook/text';
import { expect, openGame, test } from './journey.ts';
import { saved } from './moments.ts';
import { playInPage } from './player.ts';

const HEROES = ['goldyx', 'arythea'];
/** The card that only this hero has. */
const ownCard = (seat: number): string => {
  const others = new Set(startingCards(HEROES[1 - seat] as string));
  return startingCards(HEROES[seat] as string).find(card => !others.has(card)) as string;
};

/** Tactics are taken, and the one who waits has their own card in hand. */
function game(): { session: Session; seat: number } {
  for (let seed = 1; ; seed++) {
    const session = new Session({ scenario: 'first-reconnaissance', heroes: HEROES, seed: `hidden ${seed}` });
    while (session.question(session.asked[0] as number)?.prompt === 'tactic') {
      const seat = session.asked[0] as number;
      const { choices } = session.question(seat) as Asked;
      // Not one that changes the hand.
      session.answer(seat, (choices.find(({ key }) => key !== 'rethink') ?? choices[0])?.key as string);
    }
    const seat = session.asked[0] as number;
    const waiting = 1 - seat;
    if (session.state.players[waiting]?.hand.includes(ownCard(waiting))) return { session, seat };
  }
}

test('two people at one screen never see each other’s cards', async ({ page }) => {
  const text = await loadText('en');
  const { session, seat } = game();
  const hidden = text.name('card', ownCard(1 - seat));
  await openGame(page, saved('two', session));
  const everything = () => page.evaluate(() => document.documentElement.outerHTML);
  // The cover: no hand of anybody.
  await expect(page.locator('.hand-over')).toBeVisible();
  await expect(page.locator('.hand-card')).toHaveCount(0);
  expect(await everything()).not.toContain(hidden);
  await page.getByRole('button', { name: 'I have the screen' }).click();
  await expect(page.locator('.hand-card').first()).toBeVisible();
  expect(await everything()).not.toContain(hidden);
  await page.keyboard.press('Space');
  expect(await everything()).not.toContain(hidden);
  await page.keyboard.press('Escape');
  // Play until the screen goes to the other one: the cover shows nothing of either hand.
  const name = text.name('hero', HEROES[1 - seat] as string);
  for (let i = 0; i < 40 && (await page.locator('.hand-over').count()) === 0; i++) await playInPage(page, i, 1);
  await expect(page.locator('.hand-over-title')).toContainText(name);
  await expect(page.locator('.hand-card')).toHaveCount(0);
  expect(await everything()).not.toContain(hidden);
  // Taken over, the card is there.
  await page.getByRole('button', { name: 'I have the screen' }).click();
  await expect(page.locator('.hand-card', { hasText: hidden })).toHaveCount(1);
});
