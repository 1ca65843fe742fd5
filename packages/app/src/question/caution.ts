import { type Act, type ActName, type Asked, type Choice, type Soon, soon, type View } from '@deedbook/engine';
import { create } from 'zustand';
import { type Table, useTable } from '../game/table.ts';
import { lastInput } from '../platform/input.ts';
import { useSettings } from '../platform/settings.ts';
import { openThings } from './open-things.ts';
import { regretsOf } from './regrets.ts';

/*
 * No slip throws away what is won. Leaving a phase with a sufficient Block or Attack asks first, on every device. With
 * a finger or a key, anything that reveals something or ends the turn with things left to do or to warn a newcomer of
 * needs a second press in the same place; a mouse is precise, and shows those things on the way there.
 */

/** Why an answer waits: it wastes a ready attack or block, ends the turn too early, or reveals something. */
type Caution = 'wasted' | 'open' | 'reveals';

/** An answer that waits for a second press. */
interface Armed {
  readonly choice: Choice;
  readonly asked: Asked;
  readonly why: Caution;
  readonly since: number;
}

/** A double click is one press, in milliseconds. */
const DOUBLE = 400;

const useCaution = create<{ readonly armed: Armed | null }>(() => ({ armed: null }));

const STRIKES: readonly ActName[] = ['attack', 'block'];
const LEAVING: readonly ActName[] = ['end-phase', 'give-up'];
/** What was put together on purpose is not questioned again. */
const MEANT: readonly ActName[] = [...STRIKES, 'duel-attack', 'stand'];

/** The sufficient Attack or Block being built: it is offered only when it is enough. */
export const strikeIn = (asked: Asked | null): Choice | undefined =>
  asked?.choices.find(({ act }) => STRIKES.includes(act.act));

/** What was put together, in a duel too: there it need not be enough. */
export const meantIn = (asked: Asked | null): Choice | undefined =>
  asked?.choices.find(({ act }) => MEANT.includes(act.act));

/** What waits for a second press now; a new question clears it. */
export function useArmed(): Armed | null {
  const armed = useCaution(({ armed: one }) => one);
  const isAsked = useTable(({ table }) => armed !== null && table?.asked === armed.asked);
  return isAsked ? armed : null;
}

export function armedNow(): Armed | null {
  const { armed } = useCaution.getState();
  return armed?.asked === useTable.getState().table?.asked ? armed : null;
}

export const disarm = (): void => useCaution.setState({ armed: null });

const isOne = (act: Act, list: readonly ActName[]): boolean => list.includes(act.act);

/** Calls `go` at once if there is no reason to wait, or after a second press. */
export function withCare(table: Table, choice: Choice, go: () => void): void {
  const { asked } = table;
  const armed = armedNow();
  const isSecond = armed?.choice.key === choice.key;
  if (isSecond && armed.why === 'wasted' && performance.now() - armed.since < DOUBLE) return;
  soon(isSecond ? null : cautionFor(table, choice), why => {
    if (asked === null || why === null) go();
    else useCaution.setState({ armed: { choice, asked, why, since: performance.now() } });
    // The notice takes the focus; until it is here, Enter does what is ready.
    if (why === 'wasted' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

function cautionFor({ asked, client, seat, view }: Table, { act, key }: Choice): Soon<Caution | null> {
  if (isOne(act, LEAVING) && strikeIn(asked)) return 'wasted';
  if (asked === null || lastInput() === 'mouse' || !useSettings.getState().secondPress) return null;
  if (act.act === 'end-turn') return isEndOpen(asked, view) ? 'open' : null;
  if (isOne(act, MEANT)) return null;
  const reveals = client.reveals(seat, key);
  const caution = (does: boolean) => (does ? 'reveals' : null);
  return reveals instanceof Promise ? reveals.then(caution) : caution(reveals);
}

/** Whether ending the turn leaves things to do, or something to warn a newcomer of. */
const isEndOpen = ({ choices }: Asked, view: View): boolean =>
  openThings(choices, view.turn).length > 0 || (useSettings.getState().hints && regretsOf(choices, view).length > 0);
