import type { Effect } from '../../core/effect.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { type When, whenPossible } from '../../core/rule.ts';
import { type Option, option } from '../../protocol/choice.ts';
import type { Name } from '../../state/names.ts';
import type { Skill } from '../../state/player.ts';
import { SKILLS, type SkillToken } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { rule } from '../mage-knight.ts';
import type { Menu } from '../menu.ts';
import type { Query } from '../query.ts';
import { is } from '../shapes.ts';
import { NEVER } from '../when.ts';
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

/** Why a Skill cannot be used now, regardless of its effect, or null. */
function whyHeld(q: Query, own: Skill, { mode, anyTurn = false }: SkillToken): Refusal | null {
  if (own.used) return USED;
  if (q.isPartial && !anyTurn) return NOT_IN_PART;
  // Skills against other players are not allowed near the end, when not everyone could still respond.
  return mode === 'competitive' && (q.s.announcedBy !== null || q.s.ending) ? TOO_LATE : null;
}

/** Uses a Skill, once per turn or once per Round (SKL-02). */
const useSkill = rule(
  'use-skill',
  { skill: is.skill },
  (q, { skill }) => {
    const own = q.me.skills.find(other => other.skill === skill);
    if (!own) return refuse('SKL-01', { skill });
    const token = SKILLS.get(skill);
    const { effect = null } = token;
    if (effect === null) return refuse('CARD-EFFECT-MISSING', { card: skill });
    const useless = whyHeld(q, own, token) ?? q.from(skill).refusal(effect);
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

/** The answer that uses a Skill, and when its effect is possible. */
interface Use {
  readonly token: SkillToken;
  readonly option: Option<Effect>;
  readonly when: When;
}

/** The option to use each Skill, built once. */
const uses = new Map<Name, Use>();

function useOf(skill: Name): Use {
  let use = uses.get(skill);
  if (!use) {
    const token = SKILLS.get(skill);
    const when = token.effect ? whenPossible(token.effect) : NEVER;
    use = { token, option: option({ act: 'skill', skill }, useSkill({ skill })), when };
    uses.set(skill, use);
  }
  return use;
}

export const useOfSkill = (skill: Name): Option<Effect> => useOf(skill).option;

/** Offers a Skill. Its rule is tried only if the moment does not decide, or if a reason is wanted. */
function offer(q: Query, menu: Menu, own: Skill): void {
  const { token, option, when } = useOf(own.skill);
  const listing = menu.wanted === null;
  if (listing && whyHeld(q, own, token)) return;
  const isNow = listing ? menu.moment.allows(q, when) : null;
  if (isNow === null) menu.offerOption(q, option);
  else if (isNow) menu.add(option);
}

/** Offers every Skill that can be used by itself. */
export function offerSkills(q: Query, menu: Menu): void {
  for (const own of q.me.skills) if (useOf(own.skill).token.effect) offer(q, menu, own);
}

/** Offers the Skills that may be used before the player's turn, including on other players' turns. */
export function offerSkillsAnyTurn(q: Query, menu: Menu): void {
  for (const own of q.me.skills) if (useOf(own.skill).token.anyTurn) offer(q, menu, own);
}
