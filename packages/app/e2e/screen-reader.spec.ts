import { expect, openGame, placeOf, question, sharing as test } from './journey.ts';
import { momentOf, saved } from './moments.ts';

test('who listens to the screen hears what everything is', async ({ page }) => {
  const session = momentOf(
    { scenario: 'first-reconnaissance', heroes: ['tovak'] },
    ({ prompt }, view) => prompt === 'turn' && view.round === 1,
  );
  await openGame(page, saved('heard', session));
  await placeOf(page);
  const hand = session.state.players[0]?.hand ?? [];
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('application', { name: 'Map' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hero' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Source' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Turn order' })).toBeVisible();
  await expect(page.getByRole('list', { name: `Hand: ${hand.length} cards` })).toBeVisible();
  // The question is read out when it changes.
  await expect(question(page)).toHaveAttribute('aria-live', 'polite');
  // A card says what it is and does; a space where it is, and what stands there.
  await expect(page.locator('.hand-card').first()).toHaveAccessibleName(/\w+\. .+(Action|Wound).*\. /);
  await expect(page.getByRole('button', { name: /^portal, Plains/ })).toBeAttached();
  await expect(page.getByRole('button', { name: /Tovak/ }).first()).toBeAttached();
  // One stop of the Tab key for the hand, one for the map.
  expect(await page.locator('[data-row=hand] [tabindex="0"]').count()).toBe(1);
  expect(await page.locator('.board-hit[tabindex="0"]').count()).toBe(1);
});
