import { added, diceIn, inventoryOf, lostOrAdded } from '@deedbook/engine';
import { Broken, type Invariant } from './invariant.ts';

/** Nothing gets lost and nothing appears: every card, Unit, token, tile, Skill and die is still somewhere. */
export const nothingIsLost: Invariant = ({ state, box }) => {
  const missing = lostOrAdded(inventoryOf(state), box);
  if (missing !== null) throw new Broken(missing);
  const dice = diceIn(state);
  if (dice !== state.players.length + 2 + added(state, 'moreDice')) throw new Broken(`there are ${dice} dice`);
  const tactics = [...state.tactics, ...state.tacticsGone, ...state.players.map(player => player.tactic)];
  const twice = tactics.find((tactic, i) => tactic !== null && tactics.indexOf(tactic) < i);
  if (twice) throw new Broken(`the Tactic '${twice}' is in two places`);
  return undefined;
};
