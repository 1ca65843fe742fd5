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

/** What a list of games shows about one without opening it. */
export interface Label {
  readonly scenario: string;
  readonly heroes: readonly string[];
  /** The names people gave themselves, by seat; older saves have none. */
  readonly names?: readonly string[];
  readonly round: number;
  readonly time: Time;
  readonly fame: readonly number[];
  readonly answers: number;
  readonly isOver: boolean;
  /** The last event worth telling; null if there is none. */
  readonly last: News | null;
  /** The map it happened on; older saves have none. */
  readonly map?: State['map'];
}

/**
 * Identifies the running code, including the rules: file names contain hashes of their contents and imports. A save
 * written by this exact code can be opened without checking or replaying it.
 */
const BUILD = import.meta.url;

/** A saved game. The record is the truth; the position opens it if a newer engine plays the record differently. */
export interface Save {
  readonly id: string;
  readonly plan: Plan;
  readonly record: string | null;
  readonly position: string;
  /** Null if it was lost. */
  readonly label: Label | null;
  readonly begun: number;
  readonly changed: number;
  /** The code that saved it. */
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

/** The game of a save written by this code, at once: its history must be recalled. Null if it must be replayed. */
export function goOnWith({ record, position, build, label }: Save): Session | null {
  // Finished games are opened with their history.
  if (record === null || build !== BUILD || label === null || label.isOver) return null;
  try {
    const read = JSON.parse(position) as { engine: string; state: State };
    const session = resume(JSON.parse(record) as GameRecord, read);
    return session && isPlayable(session) ? session : null;
  } catch {
    // One half is broken: the other is tried on its own.
    return null;
  }
}

/** Whether a position is complete enough to be viewed and asked; missing parts make these throw. */
const isPlayable = (session: Session): boolean =>
  session.state.players.every((_, seat) => session.view(seat) && session.question(seat) !== undefined);

/**
 * The game of a save with its whole history; null if the record cannot be played any more. We wrote the record
 * ourselves, so its shape is known, and every answer is checked as it is played.
 */
export function playAgain({ record, position }: Pick<Save, 'record' | 'position'>): Session | null {
  if (record === null) return null;
  try {
    const kept = JSON.parse(record) as GameRecord;
    const session = replay(kept);
    // Other rules may lead the same answers elsewhere: then the game continues from its saved position.
    return versionGap(kept.engine) === null || isAt(session, position) ? session : null;
  } catch {
    // Another version of the rules plays these answers differently.
    return null;
  }
}

const isAt = ({ state }: Session, position: string): boolean =>
  JSON.stringify(state) === JSON.stringify((JSON.parse(position) as { state: State }).state);
