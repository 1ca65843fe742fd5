import { type Asked, Session, startingCards } from '@deedbook/engine';
import { loadText } from '@deedbook/text';
import type { Page } from '@playwright/test';
import { expect, mapHearsKeys, openGame, placeOf, question, sharing as test, whereAt } from './journey.ts';
import { momentOf, saved } from './moments.ts';
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

/** Who is asked, as soon as somebody is; null at the cover. */
async function whoIsAsked(page: Page): Promise<number | null> {
  const cover = page.locator('.hand-over');
  await expect.poll(async () => (await cover.count()) > 0 || (await whereAt(page)) !== '').toBe(true);
  return (await cover.count()) > 0 ? null : (JSON.parse(await placeOf(page)) as { seat: number }).seat;
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
  await mapHearsKeys(page);
  await page.keyboard.press('Space');
  await page.locator('.palette').waitFor();
  expect(await everything()).not.toContain(hidden);
  await page.keyboard.press('Escape');
  await expect(page.locator('.palette')).toHaveCount(0);
  // Play until the screen goes to the other one: the cover shows nothing of either hand.
  const name = text.name('hero', HEROES[1 - seat] as string);
  for (let i = 0; i < 40 && (await whoIsAsked(page)) === seat; i++) await playInPage(page, i, 1);
  await expect(page.locator('.hand-over-title')).toContainText(name);
  await expect(page.locator('.hand-card')).toHaveCount(0);
  expect(await everything()).not.toContain(hidden);
  // Taken over, the card is there.
  await page.getByRole('button', { name: 'I have the screen' }).click();
  await expect(page.locator('.hand-card', { hasText: hidden })).toHaveCount(1);
});

test('who may do something on another’s turn takes the screen, by name, and gives it back', async ({ page }) => {
  const isStanding = (session: Session, seat: number) => session.question(seat)?.standing === true;
  const session = momentOf(
    { scenario: 'first-reconnaissance', heroes: HEROES, names: ['Ana', 'Bo'] },
    (asked, _view, game) => asked.prompt === 'turn' && isStanding(game, 1 - asked.seat),
  );
  const seat = session.asked[0] as number;
  const [who, other] = seat === 0 ? ['Ana', 'Bo'] : ['Bo', 'Ana'];
  await openGame(page, saved('standing', session));
  const cover = page.locator('.hand-over-title');
  const take = page.getByRole('button', { name: 'I have the screen' });
  await expect(cover).toContainText(who);
  // Keys do nothing before a player has taken the screen.
  const before = await whereAt(page);
  for (const key of ['e', 'u', '1']) await page.keyboard.press(key);
  expect(await whereAt(page)).toBe(before);
  await take.click();
  await page.getByRole('button', { name: `${other} may do something now` }).click();
  await expect(cover).toContainText(other);
  await take.click();
  await expect(question(page)).toContainText('another player');
  await page.getByRole('button', { name: `Give the screen back to ${who}` }).click();
  await expect(cover).toContainText(who);
  await take.click();
  expect(await whereAt(page)).toBe(before);
});

test('with computers, what they did is told once it is the person’s turn again', async ({ page }) => {
  const session = new Session({ scenario: 'first-reconnaissance', heroes: HEROES, seed: 'told', names: ['Ana', ''] });
  await openGame(page, saved('told', session, ['person', 'curious']));
  const told = page.getByRole('complementary', { name: 'While you waited' });
  const isTold = () =>
    told.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    );
  const answered = async (): Promise<number> => JSON.parse(await placeOf(page)).answers;
  // The next answer would take it away again. Without an answer of the computer there is nothing to tell.
  for (let i = 0, before = await answered(); i < 40; i++) {
    await playInPage(page, i, 1);
    const now = await answered();
    if (now > before + 1 && (await isTold())) break;
    before = now;
  }
  await expect(told).toContainText('Arythea');
  await playInPage(page, 1, 1);
  await expect(told).toHaveCount(0);
});
