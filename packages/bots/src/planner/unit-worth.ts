import type { Query } from '@deedbook/engine';
import { isCampaign } from './siege.ts';

const UNIT_A_ROUND = 0.6;
/** How much more Units count where cities are to be taken: one good Unit more takes about one defender more. */
const FOR_A_SIEGE = 2;

/** What each level of a Unit is worth for each Round it can be used in. */
export const worthOfUnitLevel = (q: Query): number => UNIT_A_ROUND * (isCampaign(q) ? FOR_A_SIEGE : 1);
