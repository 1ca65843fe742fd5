import type { Page } from '@playwright/test';
import { expect, readyForOffline, keeping as test } from './journey.ts';

/** The first screen stands, drawn by the files of its own deployment. */
async function opens(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Play solo now' })).toBeVisible();
  const script = await page.locator('script[type=module]').evaluate((script: HTMLScriptElement) => script.src);
  expect(script).toContain(new URL('assets/', page.url()).href);
}

async function isKept(page: Page, address: string): Promise<void> {
  await opens(page, address);
  await readyForOffline(page);
}

test('every file that is kept for later is served, and what is not there is not found', async ({ baseURL }) => {
  const get = (file: string) => fetch(new URL(file, baseURL));
  const worker = await (await get('sw.js')).text();
  const files = JSON.parse(/FILES = (\[.*\])/.exec(worker)?.[1] ?? '[]') as string[];
  expect(files).toEqual(expect.arrayContaining(['./', './icon.svg', './manifest.webmanifest']));
  for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200]);
  expect((await get('assets/never.js')).status).toBe(404);
});

test('deployments on one origin work without a network, each from its own files', async ({ page, context }) => {
  await isKept(page, './');
  // The worker of the first one answers for the whole origin until the second has its own.
  await isKept(page, './deployments/one/');
  // A newer build of one of them throws nothing of the other away.
  await context.addCookies([{ name: 'newer', value: '1', domain: 'localhost', path: '/deployments/one' }]);
  await opens(page, './deployments/one/');
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then(found => found?.update()));
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.locator('script[src*="/new-"]')).toHaveCount(1, { timeout: 30_000 });
  await context.setOffline(true);
  for (const address of ['./', './deployments/one/']) await opens(page, address);
  await page.getByRole('button', { name: 'Play solo now' }).click();
  await expect(page.locator('main.table')).toBeVisible();
});
