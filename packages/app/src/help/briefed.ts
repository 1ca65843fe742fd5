import { create } from 'zustand';
import { useSeat } from '../game/table.ts';
import { useSettings } from '../platform/settings.ts';

/* Which scenarios a player has been briefed on, in this browser: once each, before the first question. */

const KEY = 'deedbook.briefed';

function stored(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.map(String) : [];
  } catch {
    return []; // private windows and damaged data: no briefings seen
  }
}

const useBriefed = create<{ readonly scenarios: readonly string[] }>(() => ({ scenarios: stored() }));

export function markBriefed(scenario: string): void {
  const scenarios = [...new Set([...useBriefed.getState().scenarios, scenario])];
  useBriefed.setState({ scenarios });
  try {
    localStorage.setItem(KEY, JSON.stringify(scenarios));
  } catch {
    // nowhere to store it: it lasts for this visit
  }
}

/** Shows all of them again. */
export function forgetBriefed(): void {
  useBriefed.setState({ scenarios: [] });
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

/** Whether the player has yet to see the map and hear what this game is about. */
export function useBriefing(): boolean {
  const hints = useSettings(settings => settings.hints);
  const scenario = useSeat(({ view, seat, asked }) =>
    asked !== null && view.round === 1 && view.turn.seat === null && view.players[seat]?.tactic === null
      ? view.options.scenario
      : null,
  );
  const isTold = useBriefed(({ scenarios }) => scenario !== null && scenarios.includes(scenario));
  return hints && scenario !== null && !isTold;
}
