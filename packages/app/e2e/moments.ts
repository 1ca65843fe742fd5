import { createBot, decide } from '@deedbook/bots';
import { type Asked, type GameSetup, SCENARIOS, Session, type View } from '@deedbook/engine';
import type { Page } from '@playwright/test';
import { type Save, saveOf } from '../src/saves/save.ts';
import type { Plan } from '../src/seats/plan.ts';

/** A moment of a game worth looking at. */
export type Moment = (asked: Asked, view: View, session: Session) => boolean;

/** Lets bots play until a moment comes, trying one seed after another. */
export function momentOf(
  setup: Omit<GameSetup, 'seed'>,
  moment: Moment,
  bot: 'greedy' | 'curious' = 'greedy',
): Session {
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const session = new Session({ ...setup, seed: `moment ${seed}` });
    const bots = setup.heroes.map((_, seat) => createBot(bot, `moment ${seed} ${seat}`));
    while (!session.isOver) {
      const seat = session.asked[0] as number;
      const asked = session.question(seat) as Asked;
      if (moment(asked, session.view(seat), session)) return session;
      decide(session, bots);
    }
    if (setup.heroes.length > 0 && moment(OVER, session.view(0), session)) return session;
  }
  throw new Error('this moment never came');
}

const MOST_GAMES = 40;
/** No question: the game is over. */
const OVER: Asked = { seat: 0, prompt: 'standing', about: {}, choices: [], answers: 0, standing: true };

/** A game in the form the app saves it in. */
export const saved = (id: string, session: Session, plan?: Plan): Save =>
  saveOf(id, session, plan ?? session.state.players.map(() => 'person'), Date.UTC(2026, 0, 1));

/** What the browser of someone keeps who has seen the briefings. */
export const BRIEFED = { name: 'deedbook.briefed', value: JSON.stringify(SCENARIOS.ids()) };

/** Puts games into the browser's database; the page must already be on the app's origin. */
export async function keepInPage(page: Page, saves: readonly Save[]): Promise<void> {
  // Someone with saved games has seen the briefings.
  await page.evaluate(({ name, value }) => localStorage.setItem(name, value), BRIEFED);
  await page.evaluate(
    list =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('deedbook', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          for (const save of list) transaction.objectStore('games').put(save);
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    saves,
  );
}
