/* Searches over what a seat may know. */
export { adviseOnFight, type Ending, type FightAdvice, oddsOfStep, type Step } from './advice.ts';
export { AIMS, type Aim, outcomeOf, worthIt } from './aim.ts';
export { drill } from './drills.ts';
export { exhaust } from './exhaust.ts';
export { type Budget, QUICK, type Solution, solve, THOROUGH } from './solve.ts';
