import type { Bot } from '../bot.ts';
import * as answers from './answers.ts';
import { decideAttack, decideBlock, decideDamage, decideJoining, decideWhoSuffers } from './combat.ts';
import { decideAftermath, decideDefence, decideDuelAttack, decideDuelBlock, decideDuelDamage } from './duel.ts';
import * as jointAssault from './joint-assault.ts';
import { type Decide, Mind, Moment, type Mood, SOBER } from './mind.ts';
import { decideTurn } from './turn.ts';

/** Which function decides which question. Questions not listed here are answered at random. */
const DECIDE: Readonly<Record<string, Decide>> = {
  turn: decideTurn,
  'combat-ranged': decideAttack,
  'combat-block': decideBlock,
  'combat-damage': decideDamage,
  'combat-attack': decideAttack,
  'assign-damage': decideWhoSuffers,
  'join-fight': decideJoining,
  'into-the-city': jointAssault.enterCity,
  invite: jointAssault.invite,
  'assault-shares': jointAssault.share,
  'join-assault': jointAssault.join,
  'hold-enemy': (_moment, mind) => mind.held,
  defend: decideDefence,
  'duel-attack': decideDuelAttack,
  'duel-block': decideDuelBlock,
  'duel-damage': decideDuelDamage,
  aftermath: decideAftermath,
  choose: answers.chooseYield,
  pay: answers.choosePayment,
  'discard-cost': answers.loseCard,
  empower: answers.playThrough,
  'gain-crystal': answers.chooseColor,
  crystallize: answers.chooseColor,
  mine: answers.chooseColor,
  boost: moment => moment.key('boost'),
  rest: answers.loseCard,
  'rest-wounds': answers.throwWounds,
  'discard-step': answers.discardAtEnd,
  'refill-deck': moment => moment.key('tactic'),
  glade: answers.useGlade,
  rewards: answers.takeReward,
  'take-spell': answers.gainCard,
  'return-artifact': answers.loseCard,
  'gain-advanced-action': answers.gainCard,
  'take-unit': answers.takeUnit,
  disband: answers.disband,
  'gain-skill': answers.gainSkill,
  tactic: answers.takeTactic,
  rethink: answers.exchangeCards,
  'midnight-meditation': answers.exchangeCards,
  preparation: answers.gainCard,
  'sparing-power': answers.sparingPower,
  'start-of-turn': answers.beginOrAnnounce,
  'before-turn': answers.beforeTurn,
};

/** A standing option is considered about once in this many times it is available. */
const SELDOM = 20;

/**
 * Does what pays best right now: fights what it can beat, recruits, explores. It plans no further than the end of its
 * turn and knows only what its seat may know. The same seed plays the same game.
 */
export function greedyBot(seed: string, mood: Mood = SOBER): Bot {
  return greedyBotWith(new Mind(seed, mood));
}

/** The same with a given mind, which the caller can influence. */
export function greedyBotWith(mind: Mind): Bot {
  return {
    choose(sight) {
      const moment = new Moment(sight);
      if (sight.asked.standing) return mind.isTime(SELDOM) ? standing(moment, mind) : null;
      const key = DECIDE[sight.asked.prompt]?.(moment, mind) ?? null;
      return key !== null && moment.offers(key) ? key : mind.pick(moment.keys);
    },
  };
}

function standing(moment: Moment, mind: Mind): string | null {
  const key = answers.beforeTurn(moment, mind);
  return key !== null && moment.offers(key) ? key : null;
}
