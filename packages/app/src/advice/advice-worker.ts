import { adviseOnFight } from '@deedbook/mind';
import { expose } from 'comlink';

const DESK = { onFight: adviseOnFight };
export type AdviceDesk = typeof DESK;

expose(DESK);
