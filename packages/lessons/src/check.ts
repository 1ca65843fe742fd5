import {
  CARDS,
  ENEMIES,
  HEROES,
  LocalTable,
  SCENARIOS,
  SITES,
  SKILLS,
  Stream,
  seeded,
  TACTICS,
  UNITS,
} from '@deedbook/engine';
import { LANGUAGES, loadWords } from '@deedbook/text';
import { type Course, examOf, type Lesson } from './lesson.ts';
import { LEARNER, Run } from './run.ts';
import { restartStep, showStep } from './show.ts';
import { isOnTable } from './spotlight.ts';

/* Plays a lesson the way it is shown, and the way someone plays it who tries other things first. */

/** Everything that is wrong with a lesson, in words for its author. */
export async function problemsOf(lesson: Lesson, detours = 3): Promise<string[]> {
  const courses: readonly (readonly [string, Course])[] = [
    [lesson.id, lesson],
    [`${lesson.id}/exam`, examOf(lesson)],
  ];
  return [
    ...courses.flatMap(([name, course]) => [
      ...problemsAsShown(name, course),
      ...Array.from({ length: detours }, (_, n) => problemsAfterDetours(name, course, `${name} ${n}`)).flat(),
    ]),
    ...(await problemsOfWords(lesson)),
  ];
}

/** Does only what is shown; everything a step points at must be there. */
function problemsAsShown(name: string, course: Course): string[] {
  const problems: string[] = [];
  const run = new Run(course);
  for (let { step } = run; step !== null; step = run.step) {
    const table = new LocalTable(run.session, [LEARNER]).at(LEARNER);
    for (const spotlight of step.at ?? []) {
      if (!isOnTable(spotlight, table))
        problems.push(`${name}: '${step.id}' points at '${spotlight}', which is not there`);
    }
    for (const [, enemy] of (step.show ?? []).join('\n').matchAll(/^target (.+)$/gm)) {
      if (step.id !== 'exam' && !step.at?.includes(`enemy ${enemy}`))
        problems.push(`${name}: '${step.id}' does not point at '${enemy}', which is to be chosen`);
    }
    if (!showStep(run)) return [...problems, `${name}: what '${step.id}' shows does not reach its goal`];
  }
  return problems;
}

/** Tries a few other things before each goal; then what is shown must still lead there, if need be from the beginning. */
function problemsAfterDetours(name: string, course: Course, seed: string): string[] {
  const stream = new Stream(seeded(seed, 'lessons'));
  const run = new Run(course);
  for (let { step } = run; step !== null; step = run.step) {
    const { at } = run;
    for (let tries = step.goal ? stream.below(4) : 0; tries > 0 && run.at === at; tries--) {
      const choices = run.session.question(LEARNER)?.choices ?? [];
      const choice = choices[stream.below(Math.max(1, choices.length))];
      if (choice) run.answer(choice.key);
    }
    if (run.at !== at || showStep(run)) continue;
    restartStep(run);
    if (!showStep(run)) return [`${name}: after a detour the goal of '${step.id}' is out of reach (${seed})`];
  }
  return [];
}

const NAMES: Readonly<Record<string, { has(id: string): boolean }>> = {
  card: CARDS,
  enemy: ENEMIES,
  hero: HEROES,
  scenario: SCENARIOS,
  site: SITES,
  skill: SKILLS,
  tactic: TACTICS,
  unit: UNITS,
};

/** Two sentences at a time. */
const MOST_SENTENCES = 2;

async function problemsOfWords(lesson: Lesson): Promise<string[]> {
  const problems: string[] = [];
  for (const language of LANGUAGES) {
    const { title, about, steps, astray, exam } = (await loadWords(language, 'lessons')).lessons[lesson.id];
    const wanted: readonly string[] = lesson.steps.map(({ id }) => id);
    for (const id of wanted) if (!(id in steps)) problems.push(`${lesson.id}: '${id}' has no words in ${language}`);
    for (const id of Object.keys(steps)) {
      if (!wanted.includes(id))
        problems.push(`${lesson.id}: no step is called '${id}', which has words in ${language}`);
    }
    for (const said of [title, about, exam, ...Object.values(steps), ...Object.values(astray)] as string[]) {
      const sentences = said.match(/[.!?](?=\s|$)/g) ?? [];
      if (sentences.length > MOST_SENTENCES)
        problems.push(`${lesson.id}: more than two sentences in ${language}: ${said}`);
      for (const [, kind = '', id = ''] of said.matchAll(/\[(\w+) ([\w-]+)\]/g)) {
        if (!NAMES[kind]?.has(id)) problems.push(`${lesson.id}: there is no ${kind} '${id}' (${language})`);
      }
    }
  }
  return problems;
}
