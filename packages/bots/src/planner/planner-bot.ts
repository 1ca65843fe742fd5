import { type Known, keyOf, type Player } from '@deedbook/engine';
import type { Bot, Sight } from '../bot.ts';
import { type Allowance, Fighter } from '../duelist/duelist-bot.ts';
import { greedyBot } from '../greedy/greedy-bot.ts';
import { minorAnswer } from './minor-answers.ts';
import type { Plan } from './plan.ts';
import { type Effort, planTurn } from './plan-turn.ts';
import { weighedAnswer } from './weighed-answers.ts';

const PROPOSE = keyOf({ act: 'propose-assault' });
const END_TURN = keyOf({ act: 'end-turn' });

/** Plans its turns as well as its effort allows, and plans again whenever something is revealed. */
export function plannerBot(seed: string, effort: Effort): Bot {
  const sensible = greedyBot(seed);
  const fighter = new Fighter(seed);
  let answers: readonly string[] = [];
  /** When it last proposed a cooperative assault: it does not insist. */
  let proposed = '';
  /** Pays for the plans of this turn. */
  let purse: Allowance = { left: effort.stepsATurn };
  const think = (known: Known, answered: number): Plan | undefined => {
    const plans = planTurn(known, effort, `${seed} ${answered}`, purse);
    return plans.find(plan => proposed !== momentOf(known) || !plan.answers.includes(PROPOSE));
  };
  const planned = ({ asked, known }: Sight): string | null => {
    if (asked.standing) return null;
    if (asked.prompt === 'turn') fighter.forget();
    if (asked.choices.every(({ key }) => key !== answers[0])) answers = [];
    if (answers.length === 0 && asked.prompt === 'turn' && known)
      answers = think(known(), asked.answers)?.answers ?? [];
    const [key, ...rest] = answers;
    answers = rest;
    if (key === PROPOSE && known) proposed = momentOf(known());
    return key ?? null;
  };
  const minor = (sight: Sight): string | null => weighedAnswer(sight, seed) ?? minorAnswer(sight);
  return {
    choose: sight => {
      const key = planned(sight) ?? minor(sight) ?? fighter.choose(sight) ?? sensible.choose(sight);
      if (key === END_TURN) purse = { left: effort.stepsATurn };
      return key;
    },
  };
}

/** Something that changes whenever the hero has done anything. */
function momentOf({ seat, position }: Known): string {
  const { hand, deck, fame } = position.players[seat] as Player;
  return [position.round, hand.length, deck.length, fame].join();
}
