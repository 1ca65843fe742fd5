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
      const isShown = button.checkVisibility({ visibilityProperty: true, opacityProperty: true });
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

/** By day and by night, in usual and in high contrast. */
async function lookAround(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = { names: await unnamed(page), usual: await barriers(page) };
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
  return Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0));
}

/** Several sizes of one kind of screen, in every language; barriers are looked for in one of them. */
async function look(page: Page, screen: Screen, isPhone: boolean): Promise<string[]> {
  const sizes = isPhone
    ? [
        { width: 360, height: 640 },
        { width: 820, height: 1180 },
        { width: 390, height: 844 },
      ]
    : [
        { width: 844, height: 390 },
        // A desktop at 200 %, and a small one.
        { width: 720, height: 450 },
        { width: 1024, height: 768 },
        { width: 1440, height: 900 },
      ];
  const found: string[] = [];
  const game = screen.game?.();
  await shelve(page, ...(game ? [saved('picture', game)] : []));
  await visit(page, screen, isPhone);
  for (const language of LANGUAGES) {
    if (language !== LANGUAGES[0]) await speak(page, language);
    if (screen.open) await expect(page.locator(screen.open).first()).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await drawn(page);
      found.push(...(await overflow(page)).map(one => `${language} ${size.width}: ${one}`));
    }
    const isWhole = language === (isPhone ? 'it' : 'en');
    if (isWhole) {
      const barred = Object.entries(await lookAround(page));
      found.push(...barred.flatMap(([how, list]) => list.map(one => `${language} ${how}: ${one}`)));
    }
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
