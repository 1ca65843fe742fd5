import { imagineFrom, type Prompt, queryOver, type Seat, type State } from '@deedbook/engine';
import type { Sight } from '../bot.ts';
import { averageOf, compared, gameAt, type Way } from './compare.ts';
import { minorAnswer } from './minor-answers.ts';
import { isSiege } from './siege.ts';

/*
 * Minor questions in a siege, answered by playing on from each answer. What is usually best may be wrong there: the
 * Skill that is worth most in the long run, where an Advanced Action drawn at once would take the city.
 */

const WEIGHED: ReadonlySet<string> = new Set([
  'gain-skill',
  'gain-advanced-action',
  'take-spell',
  'return-artifact',
  'preparation',
  'discard-step',
  'tactic',
  'gain-crystal',
  'gain-mana',
  'ready-unit',
  'recruit-any',
] satisfies Prompt[]);

/** Imagined positions to compare the answers in, the answers at most, and the steps of solving fights. */
const WORLDS = 4;
const MOST_WAYS = 14;
const STEPS = 400_000;
/** How much better another answer must be than the usual one. */
const MARGIN = 1;

/** The answer to a minor question that leads to more than the usual one, if any. */
export function weighedAnswer(sight: Sight, seed: string): string | null {
  const { asked, known } = sight;
  if (!known || asked.standing || asked.choices.length < 2 || !WEIGHED.has(asked.prompt)) return null;
  const { seat } = asked;
  if (!isSiege(queryOver(sight.view(), seat))) return null;
  const all = known();
  const worlds = Array.from({ length: WORLDS }, (_, i) => imagineFrom(all, `${seed} ${asked.answers} ${i}`));
  const ways = waysFrom(worlds[0] as State, seat).slice(0, MOST_WAYS);
  const found = compared(ways, worlds, seat, { turns: 1, allowance: { left: STEPS } }, seed).map(candidate => ({
    key: candidate.way.keys[0] as string,
    value: averageOf(candidate),
  }));
  // Where there is no usual answer, the best one is taken.
  const usual = minorAnswer(sight);
  const usually = Math.max(...found.filter(({ key }) => key === usual).map(({ value }) => value));
  const [best] = found;
  return best && best.value > usually + MARGIN ? best.key : null;
}

/** Every answer; a Skill together with each Advanced Action that may come with it. */
function waysFrom(state: State, seat: Seat, keys: readonly string[] = []): Way[] {
  const table = gameAt(state);
  for (const key of keys) if (table.answer(seat, key)) return [];
  const question = table.questionFor(seat);
  const isOpen = keys.length === 0 || (keys.length === 1 && question?.prompt === 'gain-advanced-action');
  if (!question || !isOpen) return [{ keys }];
  return question.options.flatMap(({ choice }) => waysFrom(state, seat, [...keys, choice.key]));
}
