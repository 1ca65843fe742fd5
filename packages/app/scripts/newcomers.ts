/*
 * Lets scripted newcomers play the lessons by what the screen says in words (e2e/learn/newcomer.ts):
 *
 *   npm run newcomers                                every lesson, in every language, by mouse, keyboard, touch and ear
 *   npm run newcomers -- --lesson fight,keep         some lessons
 *   npm run newcomers -- --language it --by touch    in one language, with one kind of hands
 *   npm run newcomers -- --pictures some/folder      and take a picture of every step
 *   npm run newcomers -- --size 820x1180             on a screen of another size
 *   npm run newcomers -- --tell                      and tell every press
 *   npm run newcomers -- --at http://localhost:4174/ with an app that is already served
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LESSONS } from '@deedbook/lessons';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from '../../../scripts/browser.ts';
import { PHONE } from '../e2e/journey.ts';
import type { Hands } from '../e2e/learn/hands.ts';
import { learn } from '../e2e/learn/newcomer.ts';
import type { Spoken } from '../e2e/learn/words.ts';
import { LANGUAGES } from '../e2e/looks.ts';
import { undrawn } from '../e2e/undrawn.ts';

const { values } = parseArgs({
  options: {
    lesson: { type: 'string', default: LESSONS.map(({ id }) => id).join(',') },
    language: { type: 'string', default: LANGUAGES.join(',') },
    by: { type: 'string', default: 'mouse,keys,touch,names' },
    pictures: { type: 'string' },
    size: { type: 'string' },
    tell: { type: 'boolean', default: false },
    at: { type: 'string' },
    pages: { type: 'string', default: '2' },
    port: { type: 'string', default: '4179' },
  },
});

/** One lesson in one language with one kind of hands. */
interface Visit {
  readonly lesson: string;
  readonly language: Spoken;
  readonly hands: Hands;
}

const visits = values.language
  .split(',')
  .flatMap(language =>
    values.by
      .split(',')
      .flatMap(hands =>
        values.lesson
          .split(',')
          .map((lesson): Visit => ({ lesson, language: language as Spoken, hands: hands as Hands })),
      ),
  );

const configFile = 'packages/app/vite.config.ts';
if (values.at === undefined) await build({ configFile, logLevel: 'warn' });
const server =
  values.at === undefined
    ? await preview({ configFile, preview: { port: Number(values.port), strictPort: true } })
    : undefined;
const home = values.at ?? `http://localhost:${values.port}/`;
if (values.pictures !== undefined) mkdirSync(values.pictures, { recursive: true });

/** A page of a first visit. */
async function newPage(browser: Browser, { language, hands }: Visit): Promise<Page> {
  const [width = 1440, height = 900] = values.size?.split('x').map(Number) ?? [];
  const hasSize = hands !== 'touch' || values.size !== undefined;
  const context = await browser.newContext({
    ...(hands === 'touch' && PHONE),
    ...(hasSize && { viewport: { width, height } }),
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await undrawn(context);
  return context.newPage();
}

/** Longer than anything on the screen takes to load or to answer, in ms. */
const PATIENCE = 20_000;

async function visit(browser: Browser, it: Visit): Promise<string | null> {
  const { lesson, language, hands } = it;
  const page = await newPage(browser, it);
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  page.setDefaultTimeout(30_000);
  let n = 0;
  const picture = async () => {
    const name = `${lesson}.${String(n++).padStart(2, '0')}.${hands}.${language}.png`;
    await page.evaluate(() => window.draw(true));
    await page.screenshot({ path: `${values.pictures}/${name}` });
    await page.evaluate(() => window.draw(false));
  };
  try {
    await page.goto(`${home}#/learn/${lesson}`);
    const stuck = await learn(page, {
      language,
      hands,
      patience: PATIENCE,
      ...(values.pictures !== undefined && { onStep: picture }),
      ...(values.tell && { onPress: told => console.log(`  ${told}`) }),
    });
    if (stuck !== null && values.pictures !== undefined) await picture();
    return stuck ?? errors[0] ?? null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await page.context().close();
  }
}

const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox', '--disable-gpu'] });
let stuck = 0;
/** Takes one visit after another. */
async function attend(): Promise<void> {
  for (let it = visits.shift(); it !== undefined; it = visits.shift()) {
    const problem = await visit(browser, it);
    if (problem !== null) stuck++;
    console.log(
      `${problem === null ? 'ok   ' : 'STUCK'} ${it.lesson} ${it.language} ${it.hands}${problem === null ? '' : `\n    ${problem}`}`,
    );
  }
}
const all = visits.length;
await Promise.all(Array.from({ length: Number(values.pages) }, attend));
console.log(`${all - stuck} of ${all} lessons led to their end`);
process.exitCode = stuck > 0 ? 1 : 0;
await browser.close();
await server?.close();
