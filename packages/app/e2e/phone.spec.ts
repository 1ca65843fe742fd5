import { buildScene, Session } from '@deedbook/engine';
import { expect, fixChance, openGame, PHONE, placeOf, question, tapTwice, sharing as test } from './journey.ts';
import { momentOf, saved } from './moments.ts';
import { playInPage } from './player.ts';

test.use(PHONE);

test('on a phone a game is begun and some turns are played, by touch', async ({ page }) => {
  await page.goto('./');
  await fixChance(page);
  await page.getByRole('button', { name: 'Play solo now' }).tap();
  await placeOf(page);
  await page.getByRole('button', { name: 'Begin' }).tap();
  await tapTwice(page.locator('.stage [data-lit]').first());
  await expect(question(page)).toBeVisible();
  // A card is played where it is pressed, or from its sheet where there is a choice.
  const before = await placeOf(page);
  await page.locator('.hand-card[data-lit]').first().tap();
  await expect(async () => {
    const choice = page.locator('.sheet [data-key]').first();
    if ((await choice.count()) > 0) await choice.tap({ timeout: 1_000 });
    expect(await placeOf(page)).not.toBe(before);
  }).toPass();
  // Every layer comes to the front and goes again.
  for (const tab of await page.locator('.tabs-tab').all()) {
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-current', 'page');
  }
  await page.locator('.tabs-tab').first().tap();
  const played = await playInPage(page, 11, 120);
  expect(played.problem).toBeNull();
});

test('on a phone a finger that rests reads and does not act', async ({ page }) => {
  await page.goto('./');
  await fixChance(page);
  await page.getByRole('button', { name: 'Play solo now' }).tap();
  const before = await placeOf(page);
  await page.getByRole('button', { name: 'Begin' }).tap();
  const tactic = page.locator('.stage [data-lit]').first();
  await tactic.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.waitForTimeout(600);
  await tactic.dispatchEvent('click', { detail: 1 });
  expect(await placeOf(page)).toBe(before);
  await tactic.tap();
  await expect(page.locator('.stage').getByRole('alert')).toHaveText('Press again');
  await tactic.tap();
  await expect.poll(() => placeOf(page)).not.toBe(before);
});

test('on a phone a layer comes back as it was left', async ({ page }) => {
  await page.goto('./');
  await fixChance(page);
  await page.getByRole('button', { name: 'Play solo now' }).tap();
  await placeOf(page);
  await page.getByRole('button', { name: 'Begin' }).tap();
  await tapTwice(page.locator('.stage [data-lit]').first());
  const [map, , offers] = await page.locator('.tabs-tab').all();
  await offers?.tap();
  const spells = page.locator('.offers-tab').nth(2);
  await spells.tap();
  await map?.tap();
  await offers?.tap();
  await expect(spells).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone held sideways the map has its own half', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('./');
  await fixChance(page);
  await page.getByRole('button', { name: 'Play solo now' }).tap();
  await placeOf(page);
  await page.getByRole('button', { name: 'Begin' }).tap();
  await tapTwice(page.locator('.stage [data-lit]').first());
  await expect(question(page)).toBeVisible();
  const asked = await page.locator('.table-question').boundingBox();
  const hero = await page.locator('.board-hero, .hero-standee').first().boundingBox();
  expect(asked?.x).toBeGreaterThanOrEqual(420);
  expect((hero?.x ?? 999) + (hero?.width ?? 0)).toBeLessThan(422);
});

test('on a phone a fight is fought to its end', async ({ page }) => {
  const session = momentOf(
    { scenario: 'first-reconnaissance', heroes: ['tovak'] },
    ({ prompt }, view) => prompt === 'combat-ranged' && view.round >= 2,
  );
  await openGame(page, saved('fight', session));
  await placeOf(page);
  await expect(page.locator('.foe').first()).toBeVisible();
  const played = await playInPage(page, 2, 40);
  expect(played.problem).toBeNull();
});

test('on a phone those who may act on another’s turn are emblems beside each other', async ({ page }) => {
  const session = momentOf(
    { scenario: 'first-reconnaissance', heroes: ['goldyx', 'arythea', 'tovak', 'norowas'] },
    (asked, _view, game) =>
      asked.prompt === 'turn' && [0, 1, 2, 3].filter(seat => game.question(seat)?.standing).length > 1,
  );
  await openGame(page, saved('standings', session));
  await page.getByRole('button', { name: 'I have the screen' }).tap();
  const others = page.getByRole('button', { name: 'may do something now' });
  await expect(others.first()).toBeVisible();
  const boxes = await Promise.all((await others.all()).map(one => one.boundingBox()));
  expect(boxes.length).toBeGreaterThan(1);
  expect(new Set(boxes.map(box => box?.y)).size).toBe(1);
});

test('on a phone all answers are in view, and none covers the hero', async ({ page }) => {
  const session = new Session(
    buildScene({
      scenario: 'full-cooperation',
      hero: 'goldyx',
      at: '0,0',
      hand: ['march', 'rage'],
      map: { '1,0': 'white city' },
      cities: { '1,0': { level: 5, garrison: ['gunners', 'altem-mages', 'swordsmen', 'altem-guardsmen', 'gunners'] } },
      others: { arythea: { at: '2,0', hand: ['rage'] }, norowas: { at: '0,1', hand: ['rage'] } },
    }),
  );
  for (const key of ['assault together', 'invite arythea', 'invite norowas']) session.answer(0, key);
  await openGame(page, saved('shares', session));
  await page.locator('.hand-over button').first().tap();
  const answers = page.locator('.question-choices > button');
  await expect(answers).toHaveCount(6);
  for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
  const { y: top = 0 } = (await page.locator('.table-question').boundingBox()) ?? {};
  const { y = top, height = 0 } = (await page.locator('.board-hero').first().boundingBox()) ?? {};
  expect(y + height).toBeLessThan(top);
});
