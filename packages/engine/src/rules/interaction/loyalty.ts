import type { Name } from '../../state/names.ts';
import type { Unit } from '../../state/player.ts';
import { MODIFIERS, SKILLS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { lasting } from '../lasting.ts';
import type { Query } from '../query.ts';

/*
 * A Skill may be an additional Command token, for one Unit. Which one is a lasting effect, `loyal`, about the id of the
 * Unit. That Unit is cheaper, may be used where Units are forbidden, and is never sent away (conflicts.md C-41).
 */

/** By how much a Unit recruited for this token is cheaper. */
export const LOYAL_DISCOUNT = 5;

MODIFIERS.add({ loyal: { bindsUnit: true } });

/** The token is under this Unit. */
export const isLoyal = (q: Query, { id }: Unit): boolean => lasting(q.s, q.seat, 'bindsUnit', `${id}`) === true;

/** The Skill that is such a token, if there is one and no Unit for it. */
export function freeLoyalty(q: Query): Name | null {
  const token = q.me.skills.find(({ skill }) => SKILLS.get(skill).commandToken === true);
  return token && !q.me.units.some(unit => isLoyal(q, unit)) ? token.skill : null;
}

export const hasFreeLoyalty = (q: Query): boolean => freeLoyalty(q) !== null;

/** A Unit gets this token; one that is gone has left it free. */
export function bindUnit(g: Game, { id }: Unit): void {
  g.s.modifiers = g.s.modifiers.filter(m => m.mod !== 'loyal' || m.seat !== g.seat);
  g.modify('loyal', 'game', 0, `${id}`);
}
