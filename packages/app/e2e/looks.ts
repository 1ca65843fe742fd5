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

/** An idle moment has passed. A page that draws nothing has none, so it is asked to draw, and need not wait for ever. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1_000 }))),
  );

/** What comes in idle moments has come, such as the names of spaces, and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('.board-hit:not([aria-label])')).toHaveCount(0);
  await idle(page);
  await drawn(page);
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** What sticks out: the page itself, or the words of a button. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const button of document.querySelectorAll('button')) {
      if (button.clientWidth === 0 || button.scrollWidth <= button.clientWidth + 1) continue;
      if (button.textContent?.trim() === '' || !window.isSeen(button)) continue;
      // Words for ears only lie outside on purpose.
      const isHeard = [...button.querySelectorAll('*')].some(one => getComputedStyle(one).clipPath !== 'none');
      if (!isHeard) found.push(`<${button.className}> ${button.textContent?.trim().slice(0, 40)}`);
    }
    return found;
  });

type AxeOptions = Parameters<AxeBuilder['options']>[0];
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** What a look leaves out. */
interface Glance {
  /** Look only inside this. */
  readonly within?: string | undefined;
  /** Look only at colors, or at everything else. Colors take most of the time, and the page has to be drawn for them. */
  readonly colors?: 'only' | 'none';
}

const COLORS = 'color-contrast';

/** Looks with the axe that the first look has brought into the page, if it was not the first. */
const axeIn = (page: Page, within: string, options: AxeOptions): Promise<Violations | null> =>
  page.evaluate(
    async ([within, options]) => {
      type Run = (within: string, options: AxeOptions) => Promise<{ violations: Violations }>;
      const { axe } = globalThis as { axe?: { run: Run } };
      return axe ? (await axe.run(within, options)).violations : null;
    },
    [within, options] as const,
  );

/** What keeps people with other eyes, ears or hands out, each with where it is. */
async function barriers(page: Page, { within = ':root', colors }: Glance): Promise<string[]> {
  // Selectors of everything that is right take longer than the search; and without frames no second page is needed.
  const options: AxeOptions = {
    resultTypes: ['violations'],
    ...(colors === 'only' && { runOnly: [COLORS] }),
    ...(colors === 'none' && { rules: { [COLORS]: { enabled: false } } }),
  };
  const violations =
    (await axeIn(page, within, options)) ??
    (await new AxeBuilder({ page }).setLegacyMode().include(within).options(options).analyze()).violations;
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

export const barriersOf = async (page: Page, glance: Glance = {}): Promise<Found> => ({
  names: await unnamed(page),
  usual: await barriers(page, glance),
});

/** In usual and in high contrast; at a table also by day and by night. */
export async function lookAround(page: Page, within?: string): Promise<Found> {
  const found = await barriersOf(page, { within });
  const usual = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  if (usual.time) {
    const other = usual.time === 'night' ? 'day' : 'night';
    await set(page, { time: other });
    found[other] = await barriers(page, { within, colors: 'only' });
  }
  await set(page, { contrast: 'more' });
  found.contrast = await barriers(page, { within, colors: 'only' });
  await set(page, usual);
  return found;
}

/** Colors need a page that is drawn. */
export async function whileDrawn<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => window.draw(true));
  const found = await look();
  await page.evaluate(() => window.draw(false));
  return found;
}

/** Checks an open page in every language: nothing sticks out, and it keeps no one out. It ends in the first language. */
export async function checkOpenPage(page: Page): Promise<void> {
  const found: Found = {};
  for (const language of [...LANGUAGES.slice(1), LANGUAGES[0]]) {
    await speak(page, language);
    found[language] = await overflow(page);
  }
  Object.assign(found, await whileDrawn(page, () => barriersOf(page)));
  expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
}
