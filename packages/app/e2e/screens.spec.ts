import type { Page } from '@playwright/test';
import { SCREENS, type Screen } from '../scripts/screens.ts';
import { expect, PHONE, shelve, sharing as test } from './journey.ts';
import { barriersOf, drawn, LANGUAGES, lookAround, overflow, settled, speak, whileDrawn } from './looks.ts';
import { saved } from './moments.ts';

/** Goes to a screen and does what has to be done there before it is looked at. */
async function visit(page: Page, screen: Screen, isPhone: boolean): Promise<void> {
  await page.goto(`./${screen.address}`);
  await page.locator('main, .replay').first().waitFor();
  const cover = page.locator('.hand-over-take');
  if (screen.name !== 'hand-over' && (await cover.count()) > 0) await cover.click();
  if (screen.address.startsWith('#/game') && screen.name !== 'hand-over') {
    await page.locator('.question-prompt, .scores, .stage').filter({ visible: true }).first().waitFor();
  }
  await screen.before?.(page, isPhone);
  await settled(page);
}

type Size = readonly [width: number, height: number];
type Language = (typeof LANGUAGES)[number];

const DESKTOP: Size = [1440, 900];
/** A desktop at 200 %. */
const ENLARGED: Size = [720, 450];
const SMALL_PHONE: Size = [360, 640];

/**
 * The sizes each language is tried in. The narrowest of a kind is tried in those with long words, because that is
 * where they stick out; every other size is tried once. Every size costs as much as drawing the whole page.
 */
const SIZES: Readonly<Record<'desktop' | 'phone', Readonly<Record<Language, readonly Size[]>>>> = {
  desktop: { en: [DESKTOP], 'pt-BR': [[844, 390], ENLARGED], it: [[1024, 768], ENLARGED] },
  phone: { en: [SMALL_PHONE], 'pt-BR': [[820, 1180], SMALL_PHONE], it: [SMALL_PHONE, [390, 844]] },
};

/** Looks at one screen in every language; barriers are looked for in one of them, in the last of its sizes. */
async function look(page: Page, screen: Screen, isPhone: boolean): Promise<string[]> {
  const found: string[] = [];
  const game = screen.game?.();
  await shelve(page, ...(game ? [saved('picture', game)] : []));
  await visit(page, screen, isPhone);
  for (const language of LANGUAGES) {
    if (language !== LANGUAGES[0]) await speak(page, language);
    if (screen.open) await expect(page.locator(screen.open).first()).toBeVisible();
    for (const [width, height] of SIZES[isPhone ? 'phone' : 'desktop'][language]) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      found.push(...(await overflow(page)).map(one => `${language} ${width}: ${one}`));
    }
    if (language !== (isPhone ? 'it' : 'en')) continue;
    // What opens over a table is looked at alone: the table is looked at on screens of its own.
    const within = screen.address === '#/game/picture' ? screen.open : undefined;
    // Colors are the same on a phone, so they are looked at on the desktop alone.
    const barred = Object.entries(
      await (isPhone ? barriersOf(page, { within, colors: 'none' }) : whileDrawn(page, () => lookAround(page, within))),
    );
    found.push(...barred.flatMap(([how, list]) => list.map(one => `${language} ${how}: ${one}`)));
  }
  return [...new Set(found)];
}

for (const screen of SCREENS.filter(({ like }) => like === undefined)) {
  test(`the screen ${screen.name} fits a desktop in every language, and keeps nobody out`, async ({ page }) => {
    expect(await look(page, screen, false)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);
  for (const screen of SCREENS) {
    test(`the screen ${screen.name} fits in every language, and keeps nobody out`, async ({ page }) => {
      expect(await look(page, screen, true)).toEqual([]);
    });
  }
});
