/* Searches over what a seat may know. */
export { type PhaseAccuracy, type ReviewSummary, summarize, type TurningPoint } from './accuracy.ts';
export { adviseOnFight, glanceAtFight, oddsOfStep } from './advice.ts';
export { AIMS, type Aim, outcomeOf, worthIt } from './aim.ts';
export { lossOf, type Proof, prove, type Stars, starsFor } from './drill.ts';
export { exhaustExchange } from './duel/exhaust.ts';
export { sampleDuel } from './duel/sample-duels.ts';
export { solveExchange } from './duel/solve-exchange.ts';
export { isSameExchange } from './duel/stakes.ts';
export { type Ending, endingOf, type FightAdvice, played, type Step } from './ending.ts';
export { exhaust } from './exhaust.ts';
export { priceOf } from './price.ts';
export { type Judged, type MissedFight, outline, REVIEW_PHASES, type ReviewPhase, type Stretch } from './review.ts';
export { sampleFight } from './sample-fights.ts';
export { type Budget, GLANCE, QUICK, type Solution, solve, THOROUGH } from './solve.ts';
export { compared, opened, STORED_AIM, type StoredFight, solveStored, spread, summed } from './stored-fights.ts';
