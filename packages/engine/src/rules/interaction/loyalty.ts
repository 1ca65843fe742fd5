import type { Name } from '../../state/names.ts';
import type { Unit } from '../../state/player.ts';
import { MODIFIERS, SKILLS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { lasting } from '../lasting.ts';
import type { Query } from '../query.ts';

/*
 * A Skill can be an extra Command token for one particular Unit. The lasting effect `loyal` holds the id of that Unit.
 * It is cheaper to recruit, may be used where Units are forbidden, and is never disbanded (conflicts.md C-41).
 */

/** How much cheaper a Unit recruited for this token is. */
export const LOYAL_DISCOUNT = 5;

MODIFIERS.add({ loyal: { bindsUnit: true } });

/** Whether this Unit has that token. */
export const isLoyal = (q: Query, { id }: Unit): boolean =>
  q.s.modifiers.length > 0 && lasting(q.s, q.seat, 'bindsUnit', `${id}`) === true;

/** The Skill that is such a token, if it is free. */
export function freeLoyalty(q: Query): Name | null {
  const token = q.me.skills.find(({ skill }) => SKILLS.get(skill).commandToken === true);
  return token && !q.me.units.some(unit => isLoyal(q, unit)) ? token.skill : null;
}

export const hasFreeLoyalty = (q: Query): boolean => freeLoyalty(q) !== null;

/** Gives this token to a Unit. It is free again when its Unit is gone. */
export function bindUnit(g: Game, { id }: Unit): void {
  g.s.modifiers = g.s.modifiers.filter(m => m.mod !== 'loyal' || m.seat !== g.seat);
  g.modify('loyal', 'game', 0, `${id}`);
}
