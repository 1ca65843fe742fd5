import type { Seat } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { useEffect, useLayoutEffect, useState } from 'react';
import { closeTable, shownTo, type Table, useTable } from '../../game/table.ts';
import type { Plan } from '../../seats/plan.ts';
import type { Film } from './film.ts';

/** Steps per second at speed 1. */
const PACE = 1.25;
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** The point of view: a seat, or null for a spectator. */
export type Eyes = Seat | null;

/** Shows the game after this many answers; no one is asked anything. */
function layOut(film: Film, plan: Plan, text: Text, n: number, eyes: Eyes): void {
  const client = film.stillAt(n, eyes);
  const still = client.at();
  const { turn, current } = still.view;
  const acting = [turn.seat, current, film.answerOf(n)?.seat].find(seat => typeof seat === 'number' && seat >= 0);
  const table: Table = {
    ...shownTo(still, client, plan),
    id: 'replay',
    client,
    plan,
    files: null,
    hurry: () => undefined,
    text,
    names: film.names,
    // A spectator follows the active player, without seeing the hand.
    seat: eyes ?? acting ?? 0,
    handOver: false,
    left: [],
    acted: undefined,
    opened: 0,
    thinking: null,
  };
  useTable.setState({ table });
}

/** Where the address says to start, and from whose point of view. */
export interface Start {
  readonly at: number | null;
  readonly seat: Seat | null;
}

/** The position in the film, and whether it is playing. */
export function useProjector(film: Film, plan: Plan, text: Text, start: Start) {
  // A finished game starts at its beginning; an unfinished one at its current state.
  const [step, setStep] = useState(start.at ?? (film.isWhole ? 0 : film.length));
  const [eyes, setEyes] = useState<Eyes>(() => start.seat ?? (plan.length === 1 ? 0 : null));
  const [speed, setSpeed] = useState<Speed>(1);
  const [isRunning, setRunning] = useState(false);
  const n = Math.min(step, film.length);

  // The game that was at the table is saved and comes back with its screen. It leaves before the film opens.
  useLayoutEffect(() => {
    closeTable();
    return closeTable;
  }, []);
  useLayoutEffect(() => layOut(film, plan, text, n, eyes), [film, plan, text, n, eyes]);

  const isOn = isRunning && n < film.length;
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setStep(at => Math.min(at + 1, film.length)), 1000 / (PACE * speed));
    return () => clearInterval(timer);
  }, [isOn, speed, film]);

  const go = (to: number) => {
    setRunning(false);
    setStep(Math.min(Math.max(to, 0), film.length));
  };
  const toggle = () => {
    if (n >= film.length) setStep(0);
    setRunning(n >= film.length || !isRunning);
  };
  return { n, eyes, speed, isRunning: isOn, go, toggle, setEyes, setSpeed };
}

export type Projector = ReturnType<typeof useProjector>;
