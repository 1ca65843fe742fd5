import { type GameSetup, HEROES, Session } from '@deedbook/engine';
import type { Language } from '@deedbook/text';
import { textIn } from '../parts/use-text.ts';
import { goTo } from '../platform/route.ts';
import { enqueue } from '../saves/queue.ts';
import { saveOf } from '../saves/save.ts';
import { newId } from '../saves/shelf.ts';
import type { Plan } from '../seats/plan.ts';
import { playHere } from './play-here.ts';

/** Sets up a game, saves it and opens it. It can be played even if it cannot be saved. */
export async function beginGame(setup: GameSetup, plan: Plan, language: Language): Promise<void> {
  const session = new Session(setup);
  await sitDown(session, plan, language);
}

/** Saves a game under a new id and opens it. */
export async function sitDown(session: Session, plan: Plan, language: Language): Promise<void> {
  const text = await textIn(language);
  const id = newId();
  const begun = Date.now();
  enqueue(saveOf(id, session, plan, begun));
  playHere(id, session, plan, text, { begun });
  goTo('game', id);
}

/** The shortest way into a game: solo, the first scenario, any hero. */
export function beginSolo(language: Language): Promise<void> {
  const heroes = HEROES.ids().filter(id => HEROES.get(id).set === 'base');
  const hero = heroes[Math.floor(Math.random() * heroes.length)] ?? 'tovak';
  return beginGame({ scenario: 'first-reconnaissance', heroes: [hero], seed: newSeed() }, ['person'], language);
}

/** A seed that is easy to read out and type. */
export const newSeed = (): string => newId().slice(0, 8);
