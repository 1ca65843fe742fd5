import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import { SCREENS, type Screen } from '../scripts/screens.ts';
import { expect, PHONE, shelve, sharing as test } from './journey.ts';
import { saved } from './moments.ts';

const LANGUAGES = ['en', 'pt-BR', 'it'] as const;

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
  // Parts that come in idle moments are looked at, too.
  await page.waitForTimeout(150);
}

/** Changes the language as another window of the same browser would: the page stays, with whatever is open on it. */
async function speak(page: Page, language: string): Promise<void> {
  const before = await page.evaluate(() => document.body.innerText);
  const arrived = allArrive(page);
  await page.evaluate(tag => {
    const key = 'deedbook.settings';
    localStorage.setItem(key, JSON.stringify({ language: tag }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
  await arrived();
  await expect.poll(() => page.evaluate(() => document.body.innerText)).not.toBe(before);
  await drawn(page);
}

/** Counts what the page asks for from now on; the answer waits until all of it has come. */
function allArrive(page: Page): () => Promise<void> {
  const coming = new Set<Request>();
  page.on('request', request => void coming.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', request => void coming.delete(request));
  }
  return async () => {
    await drawn(page);
    await expect.poll(() => coming.size).toBe(0);
    page.removeAllListeners('request').removeAllListeners('requestfinished').removeAllListeners('requestfailed');
  };
}

/** What has changed until now has been drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));

/** What sticks out: the page itself, or the words of a button. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const button of document.querySelectorAll('button')) {
      const isShown = window.isSeen(button);
      // Words for ears only lie outside on purpose.
      const isHeard = [...button.querySelectorAll('*')].some(one => getComputedStyle(one).clipPath !== 'none');
      if (!isShown || isHeard || button.textContent?.trim() === '' || button.clientWidth === 0) continue;
      if (button.scrollWidth > button.clientWidth + 1) {
        found.push(`<${button.className}> ${button.textContent?.trim().slice(0, 40)}`);
      }
    }
    return found;
  });

type AxeOptions = Parameters<AxeBuilder['options']>[0];
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** Looks with the axe that the first look has brought into the page, if it was not the first. */
const axeIn = (page: Page, options: AxeOptions): Promise<Violations | null> =>
  page.evaluate(async options => {
    const { axe } = globalThis as { axe?: { run(options: AxeOptions): Promise<{ violations: Violations }> } };
    return axe ? (await axe.run(options)).violations : null;
  }, options);

/** What keeps people with other eyes, ears or hands out, each with where it is. */
async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  // Selectors of everything that is right take longer than the search; and without frames no second page is needed.
  const options: AxeOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const violations =
    (await axeIn(page, options)) ??
    (await new AxeBuilder({ page }).setLegacyMode().options(options).analyze()).violations;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
    );
}

/** Every button has a name, whatever rules say. */
const unnamed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, [role=button], a[href], input, select')]
      .filter(one => one.checkVisibility({ visibilityProperty: true }))
      .filter(one => {
        const label = one.getAttribute('aria-label') ?? one.getAttribute('title') ?? '';
        const by = one.getAttribute('aria-labelledby') ?? '';
        if (one instanceof HTMLInputElement && (one.labels?.length ?? 0) > 0) return false;
        const inside =
          one.textContent?.trim() || one.querySelector('svg title, [aria-label], img[alt]') || one.closest('label');
        return label.trim() === '' && by === '' && !inside;
      })
      .map(one => one.outerHTML.slice(0, 160)),
  );

const set = (page: Page, look: { time?: string; contrast?: string }) =>
  page.evaluate(to => void Object.assign(document.documentElement.dataset, to), look);

type Found = Record<string, string[]>;

const barriersOf = async (page: Page): Promise<Found> => ({ names: await unnamed(page), usual: await barriers(page) });

/** By day and by night, in usual and in high contrast. */
async function lookAround(page: Page): Promise<Found> {
  const found = await barriersOf(page);
  const usual = await page.evaluate(() => {
    const { time = '', contrast = '' } = document.documentElement.dataset;
    return { time, contrast };
  });
  const other = usual.time === 'night' ? 'day' : 'night';
  await set(page, { time: other });
  found[other] = await barriers(page, ['color-contrast']);
  await set(page, { contrast: 'more' });
  found.contrast = await barriers(page, ['color-contrast']);
  await set(page, usual);
  return found;
}

type Size = readonly [width: number, height: number];
type Language = (typeof LANGUAGES)[number];

const DESKTOP: Size = [1440, 900];
/** A desktop at 200 %. */
const ENLARGED: Size = [720, 450];
const SMALL_PHONE: Size = [360, 640];

/**
 * The sizes each language is tried in. The narrowest of a kind is tried in all of them, because that is where words
 * stick out; every other size is tried once. Every size costs as much as drawing the whole page.
 */
const SIZES: Readonly<Record<'desktop' | 'phone', Readonly<Record<Language, readonly Size[]>>>> = {
  desktop: { en: [ENLARGED, DESKTOP], 'pt-BR': [[844, 390], ENLARGED], it: [[1024, 768], ENLARGED] },
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
    await page.evaluate(() => window.draw(true));
    // Colors are the same on a phone, so other light and contrast are looked at on the desktop alone.
    const barred = Object.entries(await (isPhone ? barriersOf(page) : lookAround(page)));
    await page.evaluate(() => window.draw(false));
    found.push(...barred.flatMap(([how, list]) => list.map(one => `${language} ${how}: ${one}`)));
  }
  return [...new Set(found)];
}

for (const screen of SCREENS) {
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
