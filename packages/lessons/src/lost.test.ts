import { describe, expect, it } from 'vitest';
import { LESSONS } from './lessons.ts';
import { LEARNER, Run } from './run.ts';
import { restartStep, showStep } from './show.ts';

/** A run of a lesson at this step, with everything before done as shown. */
function runAt(lesson: (typeof LESSONS)[number], at: number): Run {
  const run = new Run(lesson);
  while (run.at < at && showStep(run));
  return run;
}

const isFighting = (run: Run): boolean => run.session.view(LEARNER).combat !== null;

/** Lets every phase pass and takes what comes, until the fight is over. */
function loseFight(run: Run): void {
  for (let left = 40; isFighting(run) && left > 0; left--) {
    const choices = run.session.question(LEARNER)?.choices ?? [];
    const passive =
      choices.find(({ key }) => key === 'end-phase') ?? choices.find(({ key }) => key.startsWith('take '));
    const choice = passive ?? choices[0];
    if (choice) run.answer(choice.key);
    // Words that are only read do not hold up the fight.
    while (run.step && !run.step.goal) run.next();
  }
}

/** Every step of a lesson that is played in a fight with enemies left. */
const FIGHTS = LESSONS.flatMap(lesson =>
  lesson.steps.flatMap((step, at) => {
    const run = runAt(lesson, at);
    const foes = run.session.view(LEARNER).combat?.foes ?? [];
    return step.goal && foes.some(({ defeated }) => !defeated)
      ? [[`${lesson.id}/${step.id}`, lesson, at] as const]
      : [];
  }),
);

describe('a fight that is lost reaches no goal, is explained, and can be fought again', () => {
  it.each(FIGHTS)('%s', (_, lesson, at) => {
    const run = runAt(lesson, at);
    loseFight(run);
    expect(run.isFightLost).toBe(true);
    const { step } = run;
    expect(step?.goal).toBeDefined();
    restartStep(run);
    expect(run.step).toBe(step);
    expect(showStep(run)).toBe(true);
  });
});

it('an enemy defeated without a Block is not asked for again', () => {
  const fight = LESSONS.find(({ id }) => id === 'fight');
  if (!fight) throw new Error('no such lesson');
  const run = runAt(
    fight,
    fight.steps.findIndex(({ id }) => id === 'block'),
  );
  for (const key of ['end-phase', 'take prowlers', 'end-phase', 'target prowlers', 'power rage', 'red token'])
    run.answer(key);
  expect([run.step?.id, run.astray]).toEqual(['block', 'hurt']);
  run.answer('attack');
  expect(run.step?.id).toBe('fame');
});
