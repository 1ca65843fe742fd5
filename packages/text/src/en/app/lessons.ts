import { coach } from './lessons/coach.ts';
import { firstSteps } from './lessons/first-steps.ts';

export const lessons = { coach, lessons: { ...firstSteps } };
