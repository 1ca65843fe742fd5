import { buildScene, Session } from '@deedbook/engine';
import { loadText } from '@deedbook/text';
import { SCENES } from '../src/workshop/fight-scenes.ts';
import { expect, openGame, placeOf, question, sharing as test, undoButton, whereAt } from './journey.ts';
import { momentOf, saved } from './moments.ts';
import { playInPage } from './player.ts';

test('a fight with Units is put together, and taken back over its phases', async ({ page }) => {
  const { scene } = SCENES.five as NonNullable<(typeof SCENES)[string]>;
  await openGame(page, saved('fight', new Session(buildScene(scene))));
  const start = await placeOf(page);
  await expect(page.locator('.foe')).toHaveCount(5);
  await expect(question(page)).toContainText('Ranged');
  // On to blocking; a Unit blocks an enemy.
  await page.keyboard.press('e');
  await expect(question(page)).toContainText('Block');
  await page.locator('.foe [data-lit]').first().click();
  await expect(page.locator('.strike')).toBeVisible();
  const unit = page.locator('[data-row=units] [data-lit]').first();
  await expect(unit).toBeVisible();
  await unit.click();
  // It can block in two ways.
  await page.locator('.spot-menu [data-key]').first().click();
  await expect(page.locator('.strike')).not.toContainText('Nothing played yet');
  await expect(undoButton(page)).not.toHaveAccessibleName(/ 0 /);
  // All of it can be undone, to the phase before.
  for (let i = 0; i < 12 && (await whereAt(page)).includes('"combat-ranged"') === false; i++) {
    await page.keyboard.press('u');
    await page.waitForTimeout(50);
  }
  await expect(question(page)).toContainText('Ranged');
  const { turn: _turn, ...now } = JSON.parse(await whereAt(page));
  const { turn: _start, ...then } = JSON.parse(start);
  expect(now).toEqual(then);
  // Whatever is played, the fight comes to its end, and what came of it is told.
  for (let i = 0; i < 80 && (await page.locator('.fight').count()) > 0; i++) {
    expect((await playInPage(page, i, 1)).problem).toBeNull();
  }
  await expect(page.locator('.fight')).toHaveCount(0);
});

test('a new level brings a Skill of choice, and the hero has it', async ({ page }) => {
  const text = await loadText('en');
  const session = momentOf(
    { scenario: 'first-reconnaissance', heroes: ['tovak'] },
    ({ prompt }) => prompt === 'gain-skill',
  );
  const offered = session.question(0)?.choices.find(({ at }) => at?.kind === 'skill')?.at?.id ?? '';
  await openGame(page, saved('level', session));
  await expect(page.locator('.stage')).toBeVisible();
  await page.locator(`.stage [data-spot="skill ${offered}"]`).click();
  const menu = page.locator('.spot-menu [data-key]');
  if ((await menu.count()) > 0) await menu.first().click();
  await expect.poll(() => whereAt(page)).not.toContain('"gain-skill"');
  // With it comes an Advanced Action.
  await page.locator('.stage [data-spot^="offer "]').first().click();
  await expect(
    page.locator(`.hero [data-spot="skill ${offered}"], [data-row=skills] [data-spot="skill ${offered}"]`).first(),
  ).toHaveAccessibleName(new RegExp(text.name('skill', offered)));
});

for (const [width, height, face] of [
  [1440, 900, 60],
  [1024, 768, 24],
] as const) {
  test(`three defenders of a city are shown whole at ${width} × ${height}, each with its picture`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { scene } = SCENES.city as NonNullable<(typeof SCENES)[string]>;
    await openGame(page, saved('city', new Session(buildScene(scene))));
    await expect(page.locator('.foe')).toHaveCount(3);
    await expect
      .poll(() => page.locator('.foes').evaluate(row => row.scrollHeight - row.clientHeight))
      .toBeLessThanOrEqual(1);
    for (const picture of await page.locator('.foe-pick > img').all()) {
      expect((await picture.boundingBox())?.height).toBeGreaterThanOrEqual(face);
    }
  });
}

test('the two defenders of a shared assault have large pictures', async ({ page }) => {
  const scene = buildScene({
    scenario: 'full-cooperation',
    hero: 'goldyx',
    level: 4,
    hand: ['rage', 'determination', 'march'],
    others: { arythea: { at: '0,0', level: 4, hand: ['rage'] } },
    map: { '0,0': 'red city' },
    cities: { '0,0': { level: 4, garrison: ['gunners', 'altem-mages', 'swordsmen', 'altem-guardsmen'] } },
    assault: { at: '0,0', shares: { goldyx: ['gunners', 'altem-mages'], arythea: ['swordsmen', 'altem-guardsmen'] } },
    combat: { enemies: ['gunners', 'altem-mages'], phase: 'block' },
  });
  await openGame(page, saved('assault', new Session(scene)));
  await page.locator('.hand-over button').first().click();
  await expect(page.locator('.party-hero')).toHaveCount(2);
  for (const picture of await page.locator('.foe-pick > img').all()) {
    await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(200);
  }
});

test('before a ready attack is given up, Escape closes the question, and Enter attacks', async ({ page }) => {
  const { scene } = SCENES.enough as NonNullable<(typeof SCENES)[string]>;
  await openGame(page, saved('enough', new Session(buildScene(scene))));
  const end = page.getByRole('button', { name: 'End the fight' });
  const asks = page.locator('.armed');
  await end.click();
  await expect(asks).toContainText('or give it up?');
  await page.keyboard.press('Escape');
  await expect(asks).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // Two presses of Enter are a slip.
  await end.focus();
  await page.keyboard.press('Enter');
  await expect(asks).toContainText('or give it up?');
  await page.keyboard.press('Enter');
  await expect(page.locator('.fight')).toHaveCount(0);
  await expect(page.locator('[data-mark~=fame]')).toContainText('17');
});
