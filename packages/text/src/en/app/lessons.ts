import { beyond } from './lessons/beyond.ts';
import { coach } from './lessons/coach.ts';
import { encounters } from './lessons/encounters.ts';
import { firstSteps } from './lessons/first-steps.ts';
import { mastery } from './lessons/mastery.ts';

export const lessons = { coach, lessons: { ...firstSteps, ...encounters, ...mastery, ...beyond } };
