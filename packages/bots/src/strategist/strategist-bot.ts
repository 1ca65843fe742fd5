import { imagineFrom, type Known, MageKnight } from '@deedbook/engine';
import type { Bot, Sight } from '../bot.ts';
import { Fighter } from '../duelist/duelist-bot.ts';
import { lookAround } from '../greedy/goals.ts';
import { greedyBotWith } from '../greedy/greedy-bot.ts';
import { Mind, Moment, SOBER } from '../greedy/mind.ts';
import { futureOf } from './future.ts';

/** How many ideas to compare, and in how many imagined positions each. */
const IDEAS = 5;
const WORLDS = 4;
const FIRST_LOOK = 1;
/** How much better an idea must be to replace the first one. */
const CLEARLY = 0.3;

/**
 * Compares ideas for the turn by playing each on for a few turns, all in the same imagined positions, and fights by
 * solved lines. It thinks again whenever something new is revealed.
 */
export function strategistBot(seed: string): Bot {
  const mind = new Mind(seed, SOBER);
  const sensible = greedyBotWith(mind);
  const fighter = new Fighter(seed);
  let thoughtAt = '';
  return {
    choose(sight) {
      const line = fighter.choose(sight);
      if (line !== null) return line;
      const { asked } = sight;
      if (asked.prompt === 'turn' && !asked.standing && sight.known) {
        const known = sight.known();
        const { round, fence, turn } = known.position;
        const moment = `${round} ${fence} ${turn.part} ${turn.interacting} ${turn.path[0]}`;
        if (moment !== thoughtAt) {
          thoughtAt = moment;
          mind.committed = bestIdea(sight, known, `${seed} ${asked.answers}`);
        }
      }
      return sensible.choose(sight);
    },
  };
}

/** The most promising idea; null to follow its own judgment. */
function bestIdea(sight: Sight, known: Known, seed: string): string | null {
  const ideas = ideasFor(sight);
  if (ideas.length < 2) return null;
  let left = ideas.map((idea, i): Idea => ({ idea, place: i, sum: 0 }));
  for (let world = 0; world < WORLDS; world++) {
    // After the first positions, drop the less promising half.
    if (world === FIRST_LOOK) left = left.sort((a, b) => b.sum - a.sum).slice(0, Math.ceil(left.length / 2));
    const table = new MageKnight(imagineFrom(known, `${seed} ${world}`));
    left = left.map(one => ({
      ...one,
      sum: one.sum + futureOf(table.clone(), known.seat, one.idea, `${seed} ${world}`),
    }));
  }
  const best = left.reduce((a, b) => (b.sum > a.sum ? b : a));
  const first = left.find(({ place }) => place === 0);
  return first && best.sum - first.sum < CLEARLY * WORLDS ? null : best.idea;
}

interface Idea {
  readonly idea: string | null;
  readonly place: number;
  readonly sum: number;
}

/** The ideas to compare: no commitment first, then the goals that seem best. */
function ideasFor(sight: Sight): (string | null)[] {
  const moment = new Moment(sight);
  const { q } = moment;
  if (q.turn.part !== 'movement' || q.turn.interacting || q.me.hex === null) return [null];
  const values = new Map<string, number>();
  for (const { id, value } of lookAround(q, SOBER).goals) values.set(id, Math.max(value, values.get(id) ?? value));
  const goals = [...values].sort(([, a], [, b]) => b - a).map(([id]) => id);
  const rest = moment.offers('rest') ? ['rest'] : [];
  return [null, ...goals.slice(0, IDEAS), ...rest];
}
