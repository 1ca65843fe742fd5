import { plansFor, priceOfIdea } from '@deedbook/bots';
import { adviseOnFight, oddsOfStep } from '@deedbook/mind';
import { expose } from 'comlink';

const DESK = { onFight: adviseOnFight, onStep: oddsOfStep, onTurn: plansFor, onIdea: priceOfIdea };
export type AdviceDesk = typeof DESK;

expose(DESK);
