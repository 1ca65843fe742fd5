import {
  type GameRecord,
  type News,
  type Player,
  recordOf,
  replay,
  resume,
  type Session,
  type State,
  type Time,
  versionGap,
  writePosition,
  writeRecord,
} from '@deedbook/engine';
import { lastWorthTelling } from '../news/shown.ts';
import { givenNames, tidyName } from '../seats/names.ts';
import type { Plan } from '../seats/plan.ts';

/** What a list of games tells about one without opening it. */
export interface Label {
  readonly scenario: string;
  readonly heroes: readonly string[];
  /** What the people call themselves, seat by seat; older saves have none. */
  readonly names?: readonly string[];
  readonly round: number;
  readonly time: Time;
  readonly fame: readonly number[];
  readonly answers: number;
  readonly isOver: boolean;
  /** What happened last that is worth telling; null while there is nothing. */
  readonly last: News | null;
  /** The map it happened on; older saves have none. */
  readonly map?: State['map'];
}

/**
 * Names the code that is running, the rules with it: files are named after what is in them and in those they import.
 * What was kept by this very code need neither be checked nor be played again to be opened.
 */
const BUILD = import.meta.url;

/** A game as it is kept. The record is the truth; the position opens it when a newer engine plays the record otherwise. */
export interface Save {
  readonly id: string;
  readonly plan: Plan;
  readonly record: string | null;
  readonly position: string;
  /** Null where it was lost. */
  readonly label: Label | null;
  readonly begun: number;
  readonly changed: number;
  /** What code has kept it. */
  readonly build?: string;
}

export function saveOf(
  id: string,
  session: Session,
  plan: Plan,
  begun: number,
  names: readonly string[] = givenNames(session),
): Save & { readonly label: Label } {
  const { players, round, time } = session.state;
  return {
    id,
    plan,
    record: session.setup ? writeRecord(recordOf(session)) : null,
    position: writePosition(session.state),
    label: {
      scenario: session.state.options.scenario,
      heroes: players.map(({ hero }) => hero),
      names: names.map(tidyName),
      round,
      time,
      fame: players.map(({ fame }: Player) => fame),
      answers: session.log.length,
      isOver: session.isOver,
      last: lastWorthTelling(session.news),
      map: session.state.map,
    },
    begun,
    changed: Date.now(),
    build: BUILD,
  };
}

/** The game of a save that this code has kept, at once: its history has to be recalled. Null if it is to be played again. */
export function goOnWith({ record, position, build, label }: Save): Session | null {
  // What is over is looked back on.
  if (record === null || build !== BUILD || label === null || label.isOver) return null;
  try {
    const read = JSON.parse(position) as { engine: string; state: State };
    const session = resume(JSON.parse(record) as GameRecord, read);
    return session && isPlayable(session) ? session : null;
  } catch {
    // One half of it is broken: the other is tried by itself.
    return null;
  }
}

/** Whether a position is whole enough to be looked at and asked; what is missing makes these throw. */
const isPlayable = (session: Session): boolean =>
  session.state.players.every((_, seat) => session.view(seat) && session.question(seat) !== undefined);

/**
 * The game of a save with its whole history; null if the record cannot be played any more. We wrote the record
 * ourselves, so its shape is known, and each of its answers is checked as it is played.
 */
export function playAgain({ record, position }: Pick<Save, 'record' | 'position'>): Session | null {
  if (record === null) return null;
  try {
    const kept = JSON.parse(record) as GameRecord;
    const session = replay(kept);
    // Other rules may take the same answers elsewhere: then the game goes on from where it was left.
    return versionGap(kept.engine) === null || isAt(session, position) ? session : null;
  } catch {
    // Another version of the rules plays these answers otherwise.
    return null;
  }
}

const isAt = ({ state }: Session, position: string): boolean =>
  JSON.stringify(state) === JSON.stringify((JSON.parse(position) as { state: State }).state);
