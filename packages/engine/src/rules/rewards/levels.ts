import { type Ask, ifNone } from '../../core/question.ts';
import { refuse } from '../../core/refusal.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import type { Name } from '../../state/names.ts';
import { gainOnDeck } from '../cards/deeds.ts';
import { SKILLS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { takeFromOffer } from '../interaction/offers.ts';
import { lateRule, rule } from '../mage-knight.ts';
import { distinct, type Query, without } from '../query.ts';
import { showDummySkill } from '../round/dummy.ts';
import { is, many } from '../shapes.ts';
import { levelAt } from './tracks.ts';

/** Step 6 of the End of Turn: one level-up per line of the Fame track crossed, in ascending order (LVL-01, LVL-02). */
export const levelUps = rule('level-ups', () => g => {
  const { me } = g;
  if (me.level >= levelAt(me.fame)) return;
  me.level++;
  g.tell({ news: 'level-reached', seat: g.seat, level: me.level });
  // LVL-03: at an odd level the new token changes Armor, Hand limit and Command tokens; there is nothing to choose.
  g.next(...(me.level % 2 === 0 ? [showSkills()] : []), levelUps());
});

/** Reveals the top two Skill tokens of the player's pile (LVL-04). */
const showSkills = rule('show-skills', () => g => {
  const { me } = g;
  const skills = me.skillPile.slice(-2).reverse();
  me.skillPile = me.skillPile.slice(0, -2);
  if (skills.length > 0) {
    g.reveal();
    g.tell({ news: 'skills-shown', seat: g.seat, skills });
  }
  g.next(gainSkill({ shown: skills }));
});

type Pick = { readonly skill: Name; readonly own: boolean };

/**
 * The player keeps one of the two Skills and takes any Advanced Action, or takes another hero's Skill and the bottom
 * card (LVL-05, LVL-06).
 */
const gainSkill = lateRule('gain-skill', { shown: many(is.skill) }, function* (q, { shown }) {
  const pick = yield* ask(q.seat, 'gain-skill', skillOptions(q, shown), {
    about: { shown },
    refused: ifNone(NO_SKILL),
  });
  const card = yield* askAdvanced(q, pick.own);
  return (g: Game) => {
    const { me, s } = g;
    me.skills = [...me.skills, { skill: pick.skill, used: false }];
    s.skillOffer = pick.own
      ? [...s.skillOffer, ...without(shown, pick.skill)]
      : [...without(s.skillOffer, pick.skill), ...shown];
    g.tell({ news: 'skill-gained', seat: g.seat, skill: pick.skill });
    const { onGaining } = SKILLS.get(pick.skill);
    if (onGaining) g.nextFrom(pick.skill, 0, onGaining);
    if (card !== null) {
      gainOnDeck(g, card);
      takeFromOffer(g, 'advanced-actions', card);
    }
    showDummySkill(g);
  };
});

const NO_SKILL = refuse('LVL-10');

function skillOptions(q: Query, shown: readonly Name[]): Option<Pick>[] {
  const foreign = distinct(q.s.skillOffer).filter(skill => SKILLS.get(skill).hero !== q.me.hero);
  return [
    ...shown.map(skill => option({ act: 'keep-skill', skill }, { skill, own: true })),
    ...foreign.map(skill => option({ act: 'take-skill', skill }, { skill, own: false })),
  ];
}

function* askAdvanced(q: Query, any: boolean): Ask<Name | null> {
  const cards = any ? q.s.advancedOffer : q.s.advancedOffer.slice(0, 1);
  if (cards.length === 0) return null; // REW-08
  return yield* ask(
    q.seat,
    'gain-advanced-action',
    cards.map(card => option({ act: 'pick-card', card }, card, 'offer')),
  );
}
