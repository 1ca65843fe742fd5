import type { Effect } from '../../core/effect.ts';
import { refuse } from '../../core/refusal.ts';
import { type Option, option } from '../../protocol/choice.ts';
import type { Name } from '../../state/names.ts';
import { SKILLS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { rule } from '../mage-knight.ts';
import type { Menu } from '../menu.ts';
import type { Query } from '../query.ts';
import { is } from '../shapes.ts';
import { yieldsOf } from '../yields.ts';

const USED = refuse('SKL-02');
const TOO_LATE = refuse('SKL-03');
const NOT_IN_PART = refuse('PVP-DEF-07', { why: 'skill' });

/** Whether the player has the Skill and it is unused (SKL-01, SKL-02). */
export const hasSkill = (q: Query, skill: Name): boolean => q.me.skills.some(own => own.skill === skill && !own.used);

/**
 * Marks a Skill as used: its token is face down, or in the middle of the table, until the next turn or Round (SKL-02,
 * SKL-03).
 */
export function markUsed(g: Game, skill: Name): void {
  g.me.skills = g.me.skills.map(own => (own.skill === skill ? { ...own, used: true } : own));
  g.tell({ news: 'skill-used', seat: g.seat, skill });
}

/** Uses a Skill, once per turn or once per Round (SKL-02). */
const useSkill = rule(
  'use-skill',
  { skill: is.skill },
  (q, { skill }) => {
    const own = q.me.skills.find(other => other.skill === skill);
    const { effect = null, mode, anyTurn = false } = SKILLS.get(skill);
    if (!own) return refuse('SKL-01', { skill });
    if (own.used) return USED;
    if (effect === null) return refuse('CARD-EFFECT-MISSING', { card: skill });
    if (q.isPartial && !anyTurn) return NOT_IN_PART;
    // Skills against other players are not allowed near the end, when not everyone could still respond.
    if (mode === 'competitive' && (q.s.announcedBy !== null || q.s.ending)) return TOO_LATE;
    const useless = q.from(skill).refusal(effect);
    if (useless) return useless;
    return g => {
      markUsed(g, skill);
      g.nextFrom(skill, 0, effect);
    };
  },
  {
    gives: (q: Query, { skill }) => {
      const { effect } = SKILLS.get(skill);
      return effect ? yieldsOf(q.from(skill), effect) : null;
    },
  },
);

/** How much a Skill raises the Unit being used. */
export interface UnitRaise {
  readonly skill: Name;
  readonly n: number;
}

/** The player's Skills that could raise this Unit ability now. */
export const raisesOfUnit = (q: Query, effect: Effect): UnitRaise[] =>
  q.me.skills
    .filter(({ used }) => !used && !q.isPartial)
    .map(({ skill }) => ({ skill, n: SKILLS.get(skill).raisesUnit?.(q, effect) ?? 0 }))
    .filter(({ n }) => n > 0);

/** The option to use each Skill, built once. */
const uses = new Map<Name, Option<Effect>>();

export function useOfSkill(skill: Name): Option<Effect> {
  let use = uses.get(skill);
  if (!use) {
    use = option({ act: 'skill', skill }, useSkill({ skill }));
    uses.set(skill, use);
  }
  return use;
}

function offer(q: Query, menu: Menu, skill: Name): void {
  const { choice, value } = useOfSkill(skill);
  menu.offer(q, choice, value);
}

/** Offers every Skill that can be used by itself. */
export function offerSkills(q: Query, menu: Menu): void {
  for (const { skill } of q.me.skills) if (SKILLS.get(skill).effect) offer(q, menu, skill);
}

/** Offers the Skills that may be used before the player's turn, including on other players' turns. */
export function offerSkillsAnyTurn(q: Query, menu: Menu): void {
  for (const { skill } of q.me.skills) if (SKILLS.get(skill).anyTurn) offer(q, menu, skill);
}
