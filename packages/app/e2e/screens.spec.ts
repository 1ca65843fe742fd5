import type { Page } from '@playwright/test';
import { SCREENS, type Screen } from '../scripts/screens.ts';
import { expect, PHONE, shelve, sharing as test } from './journey.ts';
import { barriersOf, drawn, LANGUAGES, lookAround, overflow, settled, speak, whileDrawn } from './looks.ts';
import { saved } from './moments.ts';

/** Goes to a screen and does what has to be done there before it is looked at. */
async function visit(page: Page, screen: Screen): Promise<void> {
  await page.goto(`./${screen.address}`);
  await page.locator('main, .replay').first().waitFor();
  const cover = page.locator('.hand-over-take');
  if (screen.name !== 'hand-over' && (await cover.count()) > 0) await cover.click();
  if (screen.address.startsWith('#/game') && screen.name !== 'hand-over') {
    await page.locator('.question-prompt, .scores, .stage').filter({ visible: true }).first().waitFor();
  }
  await screen.before?.(page);
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

type Device = keyof typeof SIZES;

const TABLE = '#/game/picture';
/** The device whose barriers are looked for in a language, in the last of its sizes. */
const BARRIERS: Readonly<Partial<Record<Language, Device>>> = { en: 'desktop', it: 'phone' };

/** Only tables have other parts on a phone than on a desktop. */
const hasBarriers = ({ address }: Screen, language: Language, device: Device): boolean =>
  BARRIERS[language] === device && (device === 'desktop' || address === TABLE);

/** What sticks out or keeps people out on an open screen, in the language it is in. */
async function lookAt(page: Page, screen: Screen, language: Language, device: Device): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES[device][language]) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    found.push(...(await overflow(page)).map(one => `${language} ${width}: ${one}`));
  }
  if (!hasBarriers(screen, language, device)) return found;
  // What opens over a table is looked at alone: the table is looked at on screens of its own.
  const within = screen.address === TABLE ? screen.open : undefined;
  // Colors are the same on a phone, so they are looked at on the desktop alone.
  const barred = Object.entries(
    await (device === 'phone'
      ? barriersOf(page, { within, colors: 'none' })
      : whileDrawn(page, () => lookAround(page, within))),
  );
  return [...found, ...barred.flatMap(([how, list]) => list.map(one => `${language} ${how}: ${one}`))];
}

/** Looks at one screen in every language, as a desktop and a phone show it. */
async function lookAsBoth(page: Page, screen: Screen): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  /** Gives the page fingers instead of a mouse, or a mouse again. */
  const touch = async (isTouched: boolean) => {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(isTouched);
  };
  const found = await look(page, screen, async language => {
    const onDesktop = screen.like === undefined ? await lookAt(page, screen, language, 'desktop') : [];
    await touch(true);
    const onPhone = await lookAt(page, screen, language, 'phone');
    await touch(false);
    return [...onDesktop, ...onPhone];
  });
  await session.detach();
  return found;
}

/** Looks at one screen in every language. */
async function look(page: Page, screen: Screen, lookIn: (language: Language) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  const game = screen.game?.();
  await shelve(page, ...(game ? [saved('picture', game)] : []));
  await visit(page, screen);
  for (const language of LANGUAGES) {
    if (language !== LANGUAGES[0]) await speak(page, language);
    if (screen.open) await expect(page.locator(screen.open).first()).toBeVisible();
    found.push(...(await lookIn(language)));
  }
  return [...new Set(found)];
}

for (const screen of SCREENS.filter(({ open }) => open === undefined)) {
  test(`the screen ${screen.name} fits in every language, and keeps nobody out`, async ({ page }) => {
    expect(await lookAsBoth(page, screen)).toEqual([]);
  });
}

// What opens over a screen opens in another way on a phone.
for (const screen of SCREENS.filter(({ open }) => open !== undefined)) {
  test(`${screen.name} fits a desktop in every language, and keeps nobody out`, async ({ page }) => {
    expect(await look(page, screen, language => lookAt(page, screen, language, 'desktop'))).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);
    test(`${screen.name} fits in every language, and keeps nobody out`, async ({ page }) => {
      expect(await look(page, screen, language => lookAt(page, screen, language, 'phone'))).toEqual([]);
    });
  });
}
