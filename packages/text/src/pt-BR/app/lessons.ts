import type { AppWords } from '../../app-words.ts';
import { coach } from './lessons/coach.ts';
import { firstSteps } from './lessons/first-steps.ts';

export const lessons: AppWords['lessons'] = { coach, lessons: { ...firstSteps } };
