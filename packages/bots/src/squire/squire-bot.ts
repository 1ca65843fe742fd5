import type { Bot, Sight } from '../bot.ts';
import { lookAround } from '../greedy/goals.ts';
import { greedyBotWith } from '../greedy/greedy-bot.ts';
import { Mind, Moment, SOBER } from '../greedy/mind.ts';

/** How many goals it hesitates between, and how much worse than the best they may be. */
const GOALS = 4;
const WORSE = 3;

/**
 * A beginner: sees what could be done but cannot tell the best goal from the next best, so it picks one of the good
 * ones by chance. It sticks to that until something new is revealed, and fights by rule of thumb.
 */
export function squireBot(seed: string): Bot {
  const mind = new Mind(seed, SOBER);
  const sensible = greedyBotWith(mind);
  let chosenAt = '';
  return {
    choose(sight) {
      const { asked } = sight;
      if (asked.prompt === 'turn' && !asked.standing) {
        const moment = new Moment(sight);
        const { round, fence, turn } = moment.q.s;
        const now = `${round} ${fence} ${turn.part} ${turn.interacting}`;
        if (now !== chosenAt) mind.committed = oneOfTheBest(sight, mind);
        chosenAt = now;
      }
      return sensible.choose(sight);
    },
  };
}

/** One of the goals that seem good; null if there is none. */
function oneOfTheBest(sight: Sight, mind: Mind): string | null {
  const { q } = new Moment(sight);
  if (q.turn.part !== 'movement' || q.turn.interacting || q.me.hex === null) return null;
  const values = new Map<string, number>();
  for (const { id, value } of lookAround(q, mind.mood).goals) values.set(id, Math.max(value, values.get(id) ?? value));
  const goals = [...values].sort(([, a], [, b]) => b - a).slice(0, GOALS);
  const least = Math.max(0, (goals[0]?.[1] ?? 0) - WORSE);
  const good = goals.filter(([, value]) => value > least).map(([id]) => id);
  return good.length === 0 ? null : mind.pick(good);
}
