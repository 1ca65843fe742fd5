/*
 * Takes pictures of every screen, in every language, on a desktop and on a phone:
 *
 *   npm run screenshots                                   all of them, into screenshots/
 *   npm run screenshots -- --only combat --language it    those whose name begins so
 *   npm run screenshots -- --size phone --out some/folder
 *   npm run screenshots -- --no-hints                      as somebody sees them who has played before
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from '../../../scripts/browser.ts';
import { keepInPage, saved } from '../e2e/moments.ts';
import { SCREENS, type Screen } from './screens.ts';

const LANGUAGES = ['en', 'pt-BR', 'it'] as const;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof SIZES;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    language: { type: 'string' },
    size: { type: 'string' },
    out: { type: 'string', default: 'screenshots' },
    port: { type: 'string', default: '4179' },
    'no-hints': { type: 'boolean', default: false },
  },
});

const configFile = 'packages/app/vite.config.ts';
await build({ configFile, logLevel: 'warn' });
const server = await preview({ configFile, preview: { port: Number(values.port), strictPort: true } });
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox', '--disable-gpu'] });
const home = `http://localhost:${values.port}/`;
mkdirSync(values.out, { recursive: true });

async function take(page: Page, { name, address, game, before }: Screen, size: Size): Promise<void> {
  const save = game ? saved('picture', game()) : null;
  await page.goto(home);
  if (save) await keepInPage(page, [save]);
  await page.goto(`${home}${address}`);
  await page.reload();
  await page.waitForLoadState('networkidle');
  const cover = page.locator('.hand-over button');
  if (name !== 'hand-over' && (await cover.count()) > 0) await cover.first().click();
  await page.waitForTimeout(SETTLING);
  await before?.(page, size === 'phone');
  await page.waitForTimeout(SETTLING);
}

/** Until fonts, pictures and short movements are there. */
const SETTLING = 400;

for (const size of Object.keys(SIZES) as Size[]) {
  if (values.size !== undefined && values.size !== size) continue;
  for (const language of LANGUAGES) {
    if (values.language !== undefined && values.language !== language) continue;
    const context = await browser.newContext({
      viewport: SIZES[size],
      locale: language,
      hasTouch: size === 'phone',
      deviceScaleFactor: size === 'phone' ? 2 : 1,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    if (values['no-hints']) {
      await page.addInitScript(() => localStorage.setItem('deedbook.settings', JSON.stringify({ hints: false })));
    }
    for (const screen of SCREENS.filter(({ name }) => name.startsWith(values.only))) {
      try {
        await take(page, screen, size);
        await page.screenshot({ path: `${values.out}/${screen.name}.${size}.${language}.png` });
        console.log(`${screen.name} ${size} ${language}`);
      } catch (error) {
        process.exitCode = 1;
        console.error(`${screen.name} ${size} ${language}: ${(error as Error).message.split('\n')[0]}`);
      }
    }
    await context.close();
  }
}

await browser.close();
await server.close();
