import type { Seat } from '../core/effect.ts';
import type { ActName } from '../protocol/acts.ts';
import type { Asked } from '../protocol/asked.ts';
import type { Choice } from '../protocol/choice.ts';
import type { MageKnight } from '../rules/mage-knight.ts';
import { idlePoints } from '../rules/turn/idle.ts';
import { gameAt, offeredAt, tryOut } from './foresee.ts';
import { queryOver } from './query-over.ts';
import type { View } from './view.ts';

/*
 * Answers a client may give on a player's behalf because nothing else makes sense: targeting the only enemy, ending a
 * phase in which nothing can be done, taking damage only the hero can take. The table knows whether an answer would
 * reveal something; if so, it is left to the player.
 */

/** Acts that only move a combat along or change the form of mana. */
const COURSE: readonly ActName[] = ['target', 'spare', 'give-up', 'end-phase', 'take-damage', 'break'];

/** The obvious answer; null if there is something to decide. */
export function obviousAnswer(asked: Asked, view: View, seat: Seat): string | null {
  if (asked.standing) return null;
  if (asked.prompt === 'choose') return onlyUseful(asked.choices, view, seat);
  if (!asked.prompt.startsWith('combat-') || view.combat?.values.length !== 0) return null;
  const game = gameAt(view, seat, asked.prompt);
  if (!game || hasUse(game, seat, asked.choices)) return null;
  const keysOf = (name: ActName) => asked.choices.filter(({ act }) => act.act === name).map(({ key }) => key);
  const [damage, ...more] = keysOf('take-damage');
  // With Units, the order of attacks matters, because they can absorb one or the other; without them it does not.
  if (damage !== undefined) return more.length === 0 || isAlone(view, seat) ? damage : null;
  const targets = keysOf('target');
  const worthwhile = targets.filter(key => hasUseAfter(game, seat, key));
  if (worthwhile.length === 0) return keysOf('end-phase')[0] ?? null;
  const isChosen = view.combat.targets.length > 0;
  return targets.length === 1 && !isChosen ? (targets[0] as string) : null;
}

/** The only effect that does not just give points with nothing to spend them on. */
function onlyUseful(choices: readonly Choice[], view: View, seat: Seat): string | null {
  const q = queryOver(view, seat);
  const useful = choices.filter(({ act }) => idlePoints(q, act) === null);
  return useful.length === 1 ? (useful[0] as Choice).key : null;
}

const hasUse = (game: MageKnight, seat: Seat, choices: readonly Choice[]): boolean =>
  choices.some(({ key, act }) => !COURSE.includes(act.act) && tryOut(game, seat, key).isUseful);

function hasUseAfter(game: MageKnight, seat: Seat, key: string): boolean {
  const aimed = game.clone();
  return aimed.answer(seat, key) !== null || hasUse(aimed, seat, offeredAt(aimed, seat));
}

const isAlone = ({ players }: View, seat: Seat): boolean =>
  players[seat]?.units.every(({ wounds }) => wounds > 0) ?? false;
