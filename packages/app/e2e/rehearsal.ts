import { createBot } from '@deedbook/bots';
import { Connection } from '@deedbook/client';
import { type Answer, type Asked, type GameSetup, Session, type State } from '@deedbook/engine';
import { keyOf } from '@deedbook/protocol';
import type { Page } from '@playwright/test';
import { playInPage } from './player.ts';
import { expect, type TableServer } from './tables.ts';

/** A game that bots have played to its end, to be played again by people at a table with its seed. */
export interface Rehearsal {
  readonly seed: string;
  readonly log: readonly Answer[];
  /** How many answers there were when the part to be seen began. */
  readonly from: number;
  readonly ended: Session;
}

/** What a game has to contain to be worth a journey. */
interface Wanted {
  /** Whether the part to be seen is under way. */
  readonly isOn: (state: State) => boolean;
  /** Choices that bots take whenever they can, by how their keys begin. */
  readonly prefers?: string;
  /** The most answers from there to the end. */
  readonly most: number;
  /** A game that is known to be like this; the ones after it are tried if it no longer is. */
  readonly first: number;
}

const MOST_GAMES = 60;

/** How long an answer may take, as the server shares the machine with several browsers, in ms. */
export const PATIENCE = 10_000;

/** Lets bots play until a game contains what is wanted shortly before its end. */
export function rehearse(setup: Omit<GameSetup, 'seed'>, { isOn, prefers, most, first }: Wanted): Rehearsal {
  for (let game = first; game < first + MOST_GAMES; game++) {
    const seed = `chacha:${Buffer.alloc(32, `game ${game} `).toString('base64url')}`;
    const session = new Session({ ...setup, seed });
    const bots = setup.heroes.map((_, seat) => createBot('greedy', `${game} ${seat}`));
    let from: number | null = null;
    while (!session.isOver) {
      const wasOn = isOn(session.state);
      const seat = session.asked[0] as number;
      const asked = session.question(seat) as Asked;
      const sight = { asked, view: () => session.view(seat), known: () => session.known(seat) };
      const liked = prefers === undefined ? undefined : asked.choices.find(({ key }) => key.startsWith(prefers))?.key;
      const key = liked ?? (bots[seat]?.choose(sight) as string);
      const refusal = session.answer(seat, key);
      if (refusal !== null) throw new Error(`'${key}' is refused by ${refusal.rule}`);
      if (!wasOn && isOn(session.state)) from = session.log.length - 1;
    }
    if (from !== null && session.log.length - from <= most) return { seed, log: session.log, from, ended: session };
  }
  throw new Error('no such game was found');
}

/** The session of the player in a page, for a program. */
async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'deedbook')?.value ?? '';
}

/** Has programs give the first answers for the players in these pages, who are elsewhere meanwhile. */
export async function playAhead(
  { url }: TableServer,
  table: string,
  pages: readonly Page[],
  answers: readonly Answer[],
): Promise<void> {
  const tokens = await Promise.all(pages.map(tokenOf));
  const connections = tokens.map(token => new Connection({ url, table, token }));
  for (const { seat, key } of answers) {
    const connection = connections[seat] as Connection;
    // Another player's answer may still be on its way here: then the answer is refused, and given again.
    for (let isGiven = false; !isGiven; ) {
      const doc = await connection.until(({ sight }) => sight?.asked?.choices.some(one => keyOf(one) === key) ?? false);
      const asked = doc?.sight?.asked?.id as string;
      isGiven = (await connection.do({ deed: 'answer', asked, key })) === null;
    }
  }
  for (const connection of connections) connection.close();
}

/** Has the players press what was answered in the rehearsal, from one answer up to another. */
export async function playRehearsed(
  pages: readonly Page[],
  { log }: Rehearsal,
  from: number,
  to = log.length,
): Promise<void> {
  for (let at = from; at < to; ) {
    const { seat } = log[at] as Answer;
    const others = log.slice(at, to).findIndex(answer => answer.seat !== seat);
    const script = log.slice(at, others < 0 ? to : at + others).map(({ key }) => key);
    const page = pages[seat] as Page;
    await page.locator('main.table').waitFor();
    const { problem } = await playInPage(page, 1, script.length, { script, patience: PATIENCE });
    expect(problem).toBeNull();
    at += script.length;
  }
}
