import { expect, it } from 'vitest';
import { heard, reaches } from './goal.ts';
import type { Course } from './lesson.ts';
import { Run } from './run.ts';
import { restartStep, resumeRun, showStep } from './show.ts';

const COURSE: Course = {
  scene: { players: 1, hand: ['march', 'stamina', 'rage'], mana: ['green'], source: ['red', 'red', 'red'] },
  steps: [
    { id: 'read' },
    { id: 'move', goal: reaches({ move: 2 }), show: ['play march'] },
    { id: 'walk', goal: heard('walked'), show: ['walk 0,1'] },
    { id: 'read-again' },
  ],
};

const begun = (): Run => {
  const run = new Run(COURSE);
  run.next();
  return run;
};

it('any way that reaches a goal counts', () => {
  for (const key of ['play march', 'play stamina', 'power march']) {
    const run = begun();
    run.answer(key);
    expect(run.step?.id).toBe('walk');
  }
});

it('what does not reach the goal can be played on', () => {
  const run = begun();
  run.answer('sideways rage move');
  expect(run.step?.id).toBe('move');
  run.answer('sideways stamina move');
  expect(run.step?.id).toBe('walk');
});

it('undo over the beginning of a step leads back to the step before', () => {
  const run = begun();
  run.answer('play march');
  run.session.undo(0);
  run.settle();
  expect(run.step?.id).toBe('move');
});

it('a step begins again even if its cards are gone', () => {
  const run = begun();
  for (const key of ['sideways rage influence', 'sideways march influence', 'sideways stamina influence'])
    run.answer(key);
  restartStep(run);
  expect(run.session.view(0).players[0]?.hand).toEqual(['march', 'stamina', 'rage']);
  expect(showStep(run)).toBe(true);
});

it('a stored run goes on at its step, with everything that was answered', () => {
  const run = begun();
  run.answer('play march');
  run.answer('sideways rage influence');
  const resumed = resumeRun(COURSE, JSON.parse(JSON.stringify(run.kept)));
  expect(resumed.kept).toEqual(run.kept);
  expect(resumed.session.state).toEqual(run.session.state);
});

it('a stored run whose answers no longer fit goes on at its step', () => {
  const run = begun();
  run.answer('play march');
  const changed: Course = { ...COURSE, scene: { ...COURSE.scene, hand: ['stamina', 'rage'] } };
  expect(resumeRun(changed, run.kept).step?.id).toBe('walk');
});

it('a stored run of a step that is gone begins again', () => {
  expect(resumeRun(COURSE, { step: 'gone', answers: ['0 play march'], starts: [0] }).at).toBe(0);
  expect(resumeRun(COURSE, { step: '', answers: [], starts: [] }).at).toBe(0);
});

it('a step the ones before have left out of reach begins as if they had been done as shown', () => {
  const course: Course = {
    scene: { ...COURSE.scene, deck: 0 },
    steps: [
      { id: 'play', goal: heard('card-played'), show: ['play stamina'] },
      { id: 'power', goal: heard('card-played', { as: 'powered' }), show: ['power march'] },
    ],
  };
  const run = new Run(course);
  run.answer('play march');
  expect(showStep(run)).toBe(false);
  restartStep(run);
  expect(run.step?.id).toBe('power');
  expect(showStep(run)).toBe(true);
});
