import type { Effect, Seat } from '../../core/effect.ts';
import { refuse } from '../../core/refusal.ts';
import { hasInside } from '../../core/rule.ts';
import { option, question } from '../../protocol/choice.ts';
import type { Name } from '../../state/names.ts';
import { DUMMY } from '../../state/state.ts';
import { CARDS, SKILLS } from '../catalogue.ts';
import { offerMeanwhile, rule, settledRule } from '../mage-knight.ts';
import type { Seen } from '../query.ts';
import { turnsToCome } from '../round/ending.ts';
import { setAside } from './finisher.ts';

/*
 * The next player may start while the previous one is still making End of Turn choices (END-02, REW-06). Anything both
 * could touch waits until those choices are made: see the trait `waits`.
 */

/**
 * Who plays next, skipping the dummy player and players who miss their turn; null if it is the same player or the Round
 * ends.
 */
function nextPlayer(s: Seen): Seat | null {
  if (s.turn.again || s.turn.seat === null) return null;
  const seat = turnsToCome(s).find(other => other !== DUMMY && s.players[other]?.tokenDown === false);
  return seat === undefined || seat === s.turn.seat ? null : seat;
}

const NOT_YET = refuse('END-02');

/** Starts the next player's turn. The rest of the previous turn is set aside for its owner to finish. */
const beginEarly = rule('begin-early', q => {
  const { assault, defence, stack } = q.s;
  if (assault !== null || defence !== null || nextPlayer(q.s) !== q.seat) return NOT_YET;
  const below = stack.findLastIndex(({ effect }) => effect.fx === 'next-turn');
  return g => setAside(g.s, below + 1);
});

const BEGIN = option({ act: 'begin-turn' }, beginEarly());

offerMeanwhile(q => (q.possible(BEGIN.value) ? question(q.seat, 'standing', [BEGIN], { always: true }) : null));

/** The printed effect of a card or Skill, or the effect itself. */
function printed(effect: Effect & { card?: Name; as?: 'basic' | 'powered'; skill?: Name }): Effect {
  const { card, as, skill } = effect;
  if (card !== undefined && as !== undefined) return CARDS.get(card)[as] ?? effect;
  return (skill === undefined ? null : SKILLS.get(skill).effect) ?? effect;
}

/**
 * Something chosen in a turn. An effect that touches more than the player's own things waits for the previous player.
 */
export const inTime = (s: Seen, effect: Effect): Effect[] =>
  s.finishing !== null && hasInside(printed(effect), 'waits') ? [allSettled(), effect] : [effect];

/** Does nothing except wait until the previous turn has ended. */
export const allSettled = settledRule('all-settled', () => () => {});
