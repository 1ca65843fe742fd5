import type { Page } from '@playwright/test';
import { idle } from '../looks.ts';
import { type Hands, WAYS } from './hands.ts';
import { listen } from './listen.ts';
import { type Wish, wishesFor } from './reading.ts';
import { look, type Screen } from './screen.ts';
import type { Spoken } from './words.ts';

interface Newcomer {
  readonly language: Spoken;
  readonly hands: Hands;
  /** Called at the beginning of every step. */
  readonly onStep?: (step: string) => Promise<void>;
  /** Called with everything that is pressed, and why. */
  readonly onPress?: (told: string) => void;
  /** How long they wait for something to happen before they try something else, in ms; as long as it takes by default. */
  readonly patience?: number;
}

/** More presses than any step takes. */
const MOST = 25;

/**
 * Plays an open lesson as someone would who has never seen the game. They do what the coach and the question say in
 * words, with what is in a ring of light and the keys that are shown. They know neither the rules nor what "show me"
 * would do. Returns where the words did not lead on, or null at the end of the lesson.
 */
export async function learn(page: Page, newcomer: Newcomer): Promise<string | null> {
  const { language, hands, onStep, onPress, patience = Number.POSITIVE_INFINITY } = newcomer;
  const see = async () => {
    await idle(page);
    return hands === 'names' ? listen(page, language) : look(page, language);
  };
  const { press, readOn, close } = WAYS[hands];
  const tried = new Set<string>();
  const again = new Set<string>();
  let [step, last, hasWaited, hasReread]: [string, Wish | null, boolean, boolean] = ['', null, false, false];
  // The keys of the map come last.
  await page.locator('.coach, .table').first().waitFor();
  await page.locator('[aria-keyshortcuts~="End"]').waitFor({ state: 'attached' });
  let screen = await next(see, null, patience);
  for (let presses = 0; !screen.isDone; presses++) {
    if (screen.step !== step) {
      [step, last, hasWaited, hasReread, presses] = [screen.step, null, false, false, 0];
      tried.clear();
      again.clear();
      await onStep?.(step);
      // Rings of light follow the words.
      screen = await next(see, null, patience);
    }
    const wish: Wish | undefined = wishesFor(screen, language, last).find(({ id }) => !tried.has(id));
    if (screen.isRead) await readOn(page, language);
    else if (wish && presses < MOST) {
      onPress?.(`${step}: “${screen.said}” ${screen.question} → ${wish.part ?? ''} ${wish.thing.name}`);
      tried.add(wish.id);
      [last, hasWaited] = [wish, false];
      // What has gone in the meantime is not pressed.
      await press(page, wish, language).catch((error: Error) => {
        if (!error.message.includes('not attached')) throw error;
      });
    } else if (hasWaited && !screen.isCovered) {
      if (hasReread) return stuckAt(screen, tried);
      // Whoever is at a loss reads everything once more, and does what is still there to be done.
      hasReread = true;
      tried.clear();
      again.clear();
      continue;
    } else if (hasWaited && presses < MOST) await close(page);
    else hasWaited = true;
    const after = await next(see, screen, patience);
    // Whoever sees nothing happen, or is told to, presses once more.
    if (wish && last === wish && (after.isArmed || isSame(after, screen)) && !again.has(wish.id)) {
      again.add(wish.id);
      tried.delete(wish.id);
    }
    screen = after;
  }
  return null;
}

/** The screen once it has changed and come to rest; the same one if their patience ends. */
async function next(see: () => Promise<Screen>, before: Screen | null, patience: number): Promise<Screen> {
  let seen = await see();
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const again = await see();
    if (isSame(seen, again) && again.step + again.said !== '' && !(before && isSame(before, again))) return again;
    seen = again;
  }
  return seen;
}

const isSame = (one: Screen, other: Screen): boolean => JSON.stringify(one) === JSON.stringify(other);

const stuckAt = ({ step, said, question, things }: Screen, tried: ReadonlySet<string>): string =>
  [
    `${step}: “${said}”`,
    `asked: ${question}`,
    `pressed: ${[...tried].join(' | ') || 'nothing'}`,
    `on the screen: ${things.map(({ name, isRinged }) => (isRinged ? `(${name})` : name)).join(' | ')}`,
  ].join('\n    ');
