import type { Bot, Sight } from '../bot.ts';
import { Fighter } from '../duelist/duelist-bot.ts';
import { greedyBot } from '../greedy/greedy-bot.ts';
import { type Effort, planTurn } from './plan-turn.ts';

/** Plans its turns as well as its effort allows, and plans again whenever something is revealed. */
export function plannerBot(seed: string, effort: Effort): Bot {
  const sensible = greedyBot(seed);
  const fighter = new Fighter(seed);
  let answers: readonly string[] = [];
  const planned = (sight: Sight): string | null => {
    const { asked } = sight;
    if (asked.standing) return null;
    const isOffered = asked.choices.some(({ key }) => key === answers[0]);
    if (!isOffered) answers = [];
    if (asked.prompt === 'turn') fighter.forget();
    if (answers.length === 0 && asked.prompt === 'turn' && sight.known)
      answers = planTurn(sight.known(), effort, `${seed} ${asked.answers}`)[0]?.answers ?? [];
    const [key, ...rest] = answers;
    answers = rest;
    return key ?? null;
  };
  return { choose: sight => planned(sight) ?? fighter.choose(sight) ?? sensible.choose(sight) };
}
