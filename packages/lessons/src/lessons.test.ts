import { describe, expect, it } from 'vitest';
import { problemsOf } from './check.ts';
import { LESSONS } from './lessons.ts';

describe('every lesson can be played as shown and after a detour, in every language', () => {
  it.each(LESSONS.map(lesson => [lesson.id, lesson] as const))('%s', async (_, lesson) => {
    expect(await problemsOf(lesson, 1)).toEqual([]);
  });
});
