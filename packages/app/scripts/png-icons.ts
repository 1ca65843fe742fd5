/* Draws the png icons from the SVG ones, for systems that take no SVG: `node scripts/with-install.mjs packages/app/scripts/png-icons.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.ts';

const PUBLIC = join(import.meta.dirname, '../public');

/** Each with the drawing it is made from; Apple phones round the corners themselves. */
const ICONS = [
  { file: 'icon-192.png', from: 'icon.svg', size: 192 },
  { file: 'icon-512.png', from: 'icon.svg', size: 512 },
  { file: 'icon-maskable-512.png', from: 'icon-maskable.svg', size: 512 },
  { file: 'apple-touch-icon.png', from: 'icon-maskable.svg', size: 180 },
];

const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox', '--disable-gpu'] });
for (const { file, from, size } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawing = readFileSync(join(PUBLIC, from), 'utf8').replace('<svg ', `<svg width="${size}" height="${size}" `);
  await page.setContent(`<body style="margin:0">${drawing}</body>`);
  await page.screenshot({ path: join(PUBLIC, file), omitBackground: true });
  await page.close();
}
await browser.close();
