import { recordOf, type Session, writeRecord } from '@deedbook/engine';
import type { Save } from '../src/saves/save.ts';
import { expect, keptIn, openGame, placeOf, sharing, shelve, test } from './journey.ts';
import { momentOf, saved } from './moments.ts';

const played = (): Session =>
  momentOf(
    { scenario: 'first-reconnaissance', heroes: ['tovak'] },
    ({ prompt }, view) => prompt === 'turn' && view.round === 2,
  );

sharing('a game is duplicated, deleted and brought back', async ({ page }) => {
  await shelve(page, saved('kept', played()));
  await page.goto('./#/records');
  const cards = page.locator('.record');
  await expect(cards).toHaveCount(1);
  await cards.first().getByRole('button', { name: 'Duplicate' }).click();
  await expect(cards).toHaveCount(2);
  await cards.first().getByRole('button', { name: 'Delete' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  expect(await keptIn(page)).toHaveLength(2);
});

sharing('an odd game on the shelf is in nobody’s way, and opens from what is left of it', async ({ page }) => {
  const sound = saved('sound', played());
  const odd = { ...saved('odd', played()), label: undefined, plan: undefined, position: '{', changed: 9e12 };
  const strange = {
    ...sound,
    id: 'strange',
    label: { ...sound.label, scenario: 'the-moon', last: { news: 'landed' } },
  };
  await shelve(page, sound, odd as unknown as Save, strange as unknown as Save, { id: 'bare' } as Save);
  await page.goto('./');
  await expect(page.locator('.landing-continue')).toBeVisible();
  await page.goto('./#/records');
  await expect(page.locator('.record')).toHaveCount(4);
  await page.locator('.record').first().getByRole('link', { name: 'Continue' }).click();
  expect(JSON.parse(await placeOf(page)).answers).toBe(sound.label?.answers);
});

test('a game is not called kept where the database never answers', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play solo now' }).click();
  await placeOf(page);
  await expect(page.locator('.strip-kept')).toHaveAccessibleName(/^Not saved yet/);
});

sharing('a file that is no game is refused with its reason, and nothing is lost', async ({ page }) => {
  const session = played();
  const file = writeRecord(recordOf(session));
  await shelve(page, saved('kept', session));
  await page.goto('./#/records');
  await expect(page.locator('.record')).toHaveCount(1);
  const input = page.locator('input[type=file]');
  const bring = (name: string, text: string) =>
    input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const says = async (words: string) => {
    const toast = page.locator('.toast', { hasText: words });
    await expect(toast).toBeVisible();
    await toast.getByRole('button').last().click();
    await expect(toast).toHaveCount(0);
  };
  await bring('half.json', file.slice(0, file.length / 2));
  await says('This file is neither a Deedbook game nor a position.');
  await bring('foreign.json', JSON.stringify({ name: 'something', version: '1.0.0', dependencies: {} }));
  await says('This file is neither a Deedbook game nor a position.');
  const { answers, ...rest } = JSON.parse(file);
  await bring(
    'changed.json',
    JSON.stringify({ ...rest, answers: [...answers.slice(0, 3), answers[9], ...answers.slice(3)] }),
  );
  await says('This game or position is damaged');
  await bring('large.json', `${file}${' '.repeat(4_100_000)}`);
  await says('far too large');
  await expect(page.locator('.record')).toHaveCount(1);
  expect(await keptIn(page)).toHaveLength(1);
  // And a sound one is welcome.
  await bring('sound.json', file);
  await expect(page.locator('.record')).toHaveCount(2);
  await page.locator('.record').first().getByRole('link', { name: 'Continue' }).click();
  expect(JSON.parse(await placeOf(page)).answers).toBe(session.log.length);
});

test('a shared link opens the replay, and can be played on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shelve(page, saved('kept', played()));
  await page.goto('./#/records');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.toast')).toContainText('Link copied');
  await expect(page.locator('.toast')).toContainText('seed, and with it everything hidden');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // A friend who has never been here.
  const friend = await context.browser()?.newContext();
  const opened = await friend?.newPage();
  if (!friend || !opened) throw new Error('no browser');
  await opened.goto(link);
  await expect(opened.locator('.replay')).toBeVisible();
  await opened.getByRole('button', { name: 'To the beginning' }).click();
  await opened.getByRole('button', { name: 'One step forward' }).click();
  await opened.getByRole('button', { name: 'To the end' }).click();
  await opened.getByRole('button', { name: 'Continue playing from here' }).click();
  await expect(opened.locator('main.table')).toBeVisible();
  // Half of a link says so.
  await opened.goto(link.slice(0, link.length - 40));
  await expect(opened.getByText('This link is incomplete.')).toBeVisible();
  await friend.close();
});

sharing('a game that is over shows its scores, its replay and a rematch', async ({ page }) => {
  const over = momentOf({ scenario: 'first-reconnaissance', heroes: ['tovak'] }, (_, { over }) => over);
  await openGame(page, saved('over', over));
  await expect(page.locator('.scores')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await placeOf(page);
  expect(await keptIn(page)).toHaveLength(2);
});
