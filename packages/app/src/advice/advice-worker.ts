import { plansFor, priceOfIdea } from '@deedbook/bots';
import { adviseOnFight, glanceAtFight, oddsOfStep } from '@deedbook/mind';
import { expose } from 'comlink';

const DESK = {
  atOnce: glanceAtFight,
  onFight: adviseOnFight,
  onStep: oddsOfStep,
  onTurn: plansFor,
  onIdea: priceOfIdea,
};
export type AdviceDesk = typeof DESK;

expose(DESK);
