import { adviseOnFight, oddsOfStep } from '@deedbook/mind';
import { expose } from 'comlink';

const DESK = { onFight: adviseOnFight, onStep: oddsOfStep };
export type AdviceDesk = typeof DESK;

expose(DESK);
