import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import { expect } from './journey.ts';

export const LANGUAGES = ['en', 'pt-BR', 'it'] as const;

/** Changes the language as another window of the same browser would: the page stays, with whatever is open on it. */
export async function speak(page: Page, language: string): Promise<void> {
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
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));

/** What sticks out: the page itself, or the words of a button. */
export const overflow = (page: Page): Promise<string[]> =>
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
      .filter(one => one.checkVisibility({ visibilityProperty: true }) && one.closest('[aria-hidden=true]') === null)
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

export const barriersOf = async (page: Page): Promise<Found> => ({
  names: await unnamed(page),
  usual: await barriers(page),
});

/** By day and by night, in usual and in high contrast. */
export async function lookAround(page: Page): Promise<Found> {
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

/** Checks an open page in every language: nothing sticks out, and it keeps no one out. It ends in the first language. */
export async function checkOpenPage(page: Page): Promise<void> {
  const found: Found = {};
  for (const language of [...LANGUAGES.slice(1), LANGUAGES[0]]) {
    await speak(page, language);
    found[language] = await overflow(page);
  }
  await page.evaluate(() => window.draw(true));
  Object.assign(found, await barriersOf(page));
  await page.evaluate(() => window.draw(false));
  expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
}
