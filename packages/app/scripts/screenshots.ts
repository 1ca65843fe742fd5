/*
 * Takes pictures of every screen, in every language, on a desktop and on a phone:
 *
 *   npm run screenshots                                   all of them, into screenshots/
 *   npm run screenshots -- --only combat,score            those whose names begin so
 *   npm run screenshots -- --language it                  in one language
 *   npm run screenshots -- --size phone --out some/folder
 *   npm run screenshots -- --size tablet,low,tiny,small,wide,zoom  sizes that are left out unless they are asked for
 *   npm run screenshots -- --contrast high                with more contrast
 *   npm run screenshots -- --no-hints                     as somebody sees them who has played before
 *   npm run screenshots -- --jpeg                         small files, for the pictures of the README
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from '../../../scripts/browser.ts';
import { keepInPage, saved } from '../e2e/moments.ts';
import { SCREENS, type Screen } from './screens.ts';

const LANGUAGES = ['en', 'pt-BR', 'it'] as const;

interface Size {
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly scale?: number;
  readonly touch?: true;
}

const SIZES: Readonly<Record<string, Size>> = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844, scale: 2, touch: true },
  tablet: { width: 820, height: 1180, touch: true },
  low: { width: 844, height: 390, touch: true },
  tiny: { width: 360, height: 740, touch: true },
  small: { width: 1024, height: 768 },
  wide: { width: 1920, height: 1080 },
  // A desktop at 200 %.
  zoom: { width: 720, height: 450, scale: 2 },
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    language: { type: 'string' },
    size: { type: 'string', default: 'desktop,phone' },
    contrast: { type: 'string', default: 'usual' },
    out: { type: 'string', default: 'screenshots' },
    port: { type: 'string', default: '4179' },
    'no-hints': { type: 'boolean', default: false },
    jpeg: { type: 'boolean', default: false },
  },
});

const configFile = 'packages/app/vite.config.ts';
await build({ configFile, logLevel: 'warn' });
const server = await preview({ configFile, preview: { port: Number(values.port), strictPort: true } });
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox', '--disable-gpu'] });
const home = `http://localhost:${values.port}/`;
mkdirSync(values.out, { recursive: true });

async function take(page: Page, { name, address, game, before }: Screen): Promise<void> {
  const save = game ? saved('picture', game()) : null;
  await page.goto(home);
  if (save) await keepInPage(page, [save]);
  await page.goto(`${home}${address}`);
  await page.reload();
  await page.waitForLoadState('networkidle');
  const cover = page.locator('.hand-over button');
  if (name !== 'hand-over' && (await cover.count()) > 0) await cover.first().click();
  await page.waitForTimeout(SETTLING);
  await before?.(page);
  await page.waitForTimeout(SETTLING);
}

/** Waits for fonts, pictures and short movements. */
const SETTLING = 400;

const only = values.only.split(',');
const isHigh = values.contrast === 'high';
const settings = { hints: !values['no-hints'], contrast: isHigh ? 'more' : 'usual' };

for (const name of values.size.split(',')) {
  const size = SIZES[name];
  if (!size) throw new Error(`no such size: ${name}; there are ${Object.keys(SIZES).join(', ')}`);
  for (const language of LANGUAGES) {
    if (values.language !== undefined && values.language !== language) continue;
    const context = await browser.newContext({
      viewport: size,
      locale: language,
      hasTouch: size.touch === true,
      deviceScaleFactor: size.scale ?? 1,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(kept => localStorage.setItem('deedbook.settings', kept), JSON.stringify(settings));
    for (const screen of SCREENS.filter(({ name: one }) => only.some(start => one.startsWith(start)))) {
      const picture = [screen.name, name, ...(isHigh ? ['high'] : []), language].join('.');
      try {
        await take(page, screen);
        await page.screenshot({
          path: `${values.out}/${picture}.${values.jpeg ? 'jpg' : 'png'}`,
          ...(values.jpeg && { type: 'jpeg', quality: 74 }),
        });
        console.log(picture);
      } catch (error) {
        process.exitCode = 1;
        console.error(`${picture}: ${(error as Error).message.split('\n')[0]}`);
      }
    }
    await context.close();
  }
}

await browser.close();
await server.close();
