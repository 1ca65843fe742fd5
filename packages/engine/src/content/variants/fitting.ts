import type { ScenarioMode } from '../../rules/scenarios/scenarios.ts';

/** Without opponents, these are removed from the game anyway (SCN-CO-02, SCN-SO-01). */
export const needsRivals = (_: unknown, { mode }: ScenarioMode): string | null =>
  mode === 'competitive' || mode === 'teams' ? null : 'SET-27';
