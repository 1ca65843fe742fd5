import type { Browser, Page } from '@playwright/test';
import { undrawn } from './undrawn.ts';

/** A page of the host of the journeys with nothing on it. */
export const EMPTY = 'empty';

/**
 * Pages that journeys use one after the other. A new browser context starts a renderer and fetches and compiles the
 * whole app; a kept page loads the app from its cache.
 */
export class KeptPages {
  private readonly pages = new Map<string, Page>();

  /** The empty page for a kind of device. */
  async take(kind: string, browser: Browser): Promise<Page> {
    const kept = this.pages.get(kind);
    if (kept && !kept.isClosed()) return kept;
    // It gets the options of the journey that asks first; those that matter are part of the kind.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await undrawn(context);
    const page = await context.newPage();
    await page.goto(EMPTY);
    this.pages.set(kind, page);
    return page;
  }

  async close(): Promise<void> {
    for (const page of this.pages.values()) await page.context().close();
  }
}

/** Leaves the app, which ends everything it was doing, and deletes what it has stored. */
export async function clean(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.mouse.move(-1, -1);
  await page.goto(EMPTY);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((done, failed) => {
        // The page that was left may take a moment to let go of it.
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = done;
        request.onerror = failed;
      });
    }
  });
}
