import { loadWords } from '@deedbook/text';
import type { Locator, Page } from '@playwright/test';
import type { Wish } from './reading.ts';
import { type Part, type Spoken, VOCABULARY } from './words.ts';

/** By mouse, by keyboard alone, by touch, or by what a screen reader hears. */
export type Hands = 'mouse' | 'keys' | 'touch' | 'names';

interface Way {
  press(page: Page, wish: Wish, language: Spoken): Promise<void>;
  /** Presses the button under words that are only read. */
  readOn(page: Page, language: Spoken): Promise<void>;
  /** Backs out of a menu that offers nothing of use. */
  close(page: Page): Promise<void>;
}

const ZONES: Readonly<Record<Part, string>> = { basic: 'play', powered: 'power', sideways: 'sideways' };

/** The thing in the page, as it was seen. */
const elementOf = async (page: Page, { thing }: Wish) => {
  const element = (await page.evaluateHandle(n => window.seen[n], thing.n)).asElement();
  if (!element) throw new Error(`${thing.name} is gone`);
  return element;
};

const coachButton = (page: Page): Locator => page.locator('.coach button.is-gold');

/** The middle of the part of a card that is wanted, or of all of it. */
async function pointOf(page: Page, wish: Wish, least: number): Promise<{ x: number; y: number }> {
  const element = await elementOf(page, wish);
  const zone = wish.thing.isCard ? await element.$(`[data-zone=${ZONES[wish.part ?? 'basic']}]`) : null;
  const [box, whole] = [await zone?.boundingBox(), await element.boundingBox()];
  if (!whole) throw new Error(`${wish.thing.name} is gone`);
  const at = box && box.height >= least ? box : whole;
  return { x: whole.x + whole.width / 2, y: at.y + at.height / 2 };
}

/** Cards move when they are pointed at. */
async function restingPointOf(page: Page, wish: Wish): Promise<{ x: number; y: number }> {
  for (let before = await pointOf(page, wish, 0); ; ) {
    await page.evaluate(() => new Promise(done => requestAnimationFrame(done)));
    const now = await pointOf(page, wish, 0);
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
}

/** A card that is dealt under the pointer rises over what is above it. */
const moveAway = (page: Page): Promise<void> => page.mouse.move(0, 0);

const mouse: Way = {
  async press(page, wish) {
    const element = await elementOf(page, wish);
    if (wish.thing.isCard) {
      await element.hover();
      const { x, y } = await restingPointOf(page, wish);
      await page.mouse.click(x, y);
    } else await element.click();
    await moveAway(page);
  },
  async readOn(page) {
    await coachButton(page).click();
    await moveAway(page);
  },
  close: page => page.mouse.click(2, 2),
};

const touch: Way = {
  async press(page, wish) {
    if (!wish.thing.isCard) return (await elementOf(page, wish)).tap();
    const { x, y } = await pointOf(page, wish, 40);
    await page.touchscreen.tap(x, y);
  },
  readOn: page => coachButton(page).tap(),
  close: page => page.touchscreen.tap(2, 2),
};

const keys: Way = {
  async press(page, wish, language) {
    const { isOnTop, key, isCard } = wish.thing;
    const isPlain = !isCard || wish.part === null || wish.part === 'basic';
    if (isOnTop) await enterInList(page, wish.thing.n);
    // Everything that has no key of its own is in the list of all choices.
    else if (key === '' || !isPlain) await enterInAll(page, wish, language);
    // Some buttons show two keys.
    else await page.keyboard.press(key.split(' ').at(-1) ?? key);
  },
  readOn: page => page.keyboard.press('PageDown'),
  close: page => page.keyboard.press('Escape'),
};

/** Moves through a menu or list with the arrow keys, down and then up. */
async function enterInList(page: Page, n: number): Promise<void> {
  for (let left = 160; left > 0; left--) {
    if (await page.evaluate(at => document.activeElement === window.seen[at], n)) return page.keyboard.press('Enter');
    await page.keyboard.press(left > 80 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error('the arrow keys do not reach it');
}

/** Finds a thing of the table in the list of all choices. */
async function enterInAll(page: Page, wish: Wish, language: Spoken): Promise<void> {
  await page.keyboard.press(' ');
  await page.locator('.palette-list button').first().waitFor();
  const choices = await page.evaluate(() => {
    window.seen = [...document.querySelectorAll('.palette-list button')];
    return window.seen.map(button => button.querySelector('.choice-words')?.textContent ?? '');
  });
  const named = choices.filter(choice => isAbout(choice, wish, language));
  // The label that says most about it, or the choice that the coach's words fit best.
  const whole = named
    .filter(choice => wish.thing.name.includes(choice))
    .sort((one, other) => other.length - one.length);
  const fitting = named.sort((one, other) => wish.fits(other) - wish.fits(one) || one.length - other.length);
  const found = whole[0] ?? fitting[0];
  if (found === undefined) return page.keyboard.press('Escape');
  await enterInList(page, choices.indexOf(found));
}

/** Whether a choice of the list is about the thing: by its whole label, or by its name and the part that is meant. */
function isAbout(choice: string, { thing, part }: Wish, language: Spoken): boolean {
  const { parts } = VOCABULARY[language];
  const [head = ''] = thing.name.split('. ');
  const [name = ''] = head.replace(/^\d+ /, '').split(/ \d/);
  const short = name.split(' ').slice(0, 2).join(' ');
  if (!thing.isCard) return thing.name.includes(choice) || choice.includes(short);
  const isSuch = choice.startsWith(head) && (part === 'powered' || part === 'sideways');
  return isSuch && part !== null && parts[part].test(choice.slice(head.length));
}

const names: Way = {
  async press(page, { thing: { role, name } }) {
    await page
      .getByRole(role as 'button', { name, exact: true })
      .first()
      .focus();
    await page.keyboard.press('Enter');
  },
  async readOn(page, language) {
    const { coach } = await loadWords(language, 'lessons');
    const button = page
      .getByRole('region', { name: coach.title })
      .getByRole('button', { name: coach.next, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
  },
  close: page => page.keyboard.press('Escape'),
};

export const WAYS: Readonly<Record<Hands, Way>> = { mouse, touch, keys, names };
