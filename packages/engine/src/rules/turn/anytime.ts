import { refuse } from '../../core/refusal.ts';
import { choice, option } from '../../protocol/choice.ts';
import { BASIC_COLORS, type BasicColor } from '../../state/mana.ts';
import { gainMana } from '../cards/mana.ts';
import { TACTICS, type Tactic } from '../catalogue.ts';
import { offerLasting } from '../lasting.ts';
import { rule } from '../mage-knight.ts';
import type { Menu } from '../menu.ts';
import type { Query } from '../query.ts';
import { offerSkills } from '../rewards/skills.ts';
import { is } from '../shapes.ts';
import { giving } from '../yields.ts';

const NO_CRYSTAL = refuse('MAN-04');

const hasCrystal = (q: Query, color: BasicColor): boolean => q.me.crystals[color] > 0;

/** Turns a crystal into one mana of its color, at any time during one's turn (MAN-04). */
const breakCrystal = rule(
  'break-crystal',
  { color: is.basicColor },
  (q, { color }) => {
    if (!hasCrystal(q, color)) return NO_CRYSTAL;
    return g => {
      g.me.crystals = { ...g.me.crystals, [color]: g.me.crystals[color] - 1 };
      g.tell({ news: 'crystal-broken', seat: g.seat, color });
      gainMana(g, color);
    };
  },
  { gives: (_q, { color }) => giving({ gain: 'mana', color }) },
);

const CRYSTALS = BASIC_COLORS.map(color => ({ color, use: option({ act: 'break', color }, breakCrystal({ color })) }));
const NO_TACTIC: Partial<Tactic> = {};
const USE_TACTIC = choice({ act: 'tactic' });

/**
 * Offers what may be done at any time during the player's turn, including in combat. A partial defender gets only what
 * can be used on any turn.
 */
export function offerAnytime(q: Query, menu: Menu): void {
  for (const { color, use } of CRYSTALS) {
    if (menu.wanted !== null) menu.offerOption(q, use);
    else if (hasCrystal(q, color)) menu.add(use);
  }
  offerSkills(q, menu);
  offerLasting(q, menu);
  const { duringTurn, beforeTurn } = q.me.tactic === null ? NO_TACTIC : TACTICS.get(q.me.tactic);
  const tactic = q.isPartial ? beforeTurn : duringTurn;
  if (tactic) menu.offer(q, USE_TACTIC, tactic);
}
