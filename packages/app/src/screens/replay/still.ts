import {
  type Moment,
  type News,
  Refusal,
  type Seat,
  type SeatState,
  type State,
  scoreSheets,
  type TableClient,
  type ToldNews,
  viewOf,
} from '@deedbook/engine';

const NOT_ASKED = new Refusal('NOT-ASKED', {});
const NO_UNDO = new Refusal('UND-02', {});

/** What a film knows about one of its moments. */
interface Shot {
  readonly state: State;
  /** The point of view; null for a spectator. */
  readonly eyes: Seat | null;
  readonly told: readonly ToldNews[];
  readonly moments: readonly Moment[];
}

/** A read-only table: a past state of a game. No one is asked anything. */
export class Still implements TableClient {
  readonly seats: readonly Seat[] = [];
  private readonly shot: Shot;
  private readonly state: SeatState;

  constructor(shot: Shot) {
    const { state, eyes, told, moments } = shot;
    this.shot = shot;
    this.state = {
      seat: eyes ?? 0,
      view: viewOf(state, eyes),
      asked: null,
      deciding: [],
      told,
      answers: moments.length - 1,
      undoable: { undo: 0, redo: 0 },
      isWhole: true,
      scores: state.over ? scoreSheets(state) : null,
    };
  }

  at(): SeatState {
    return this.state;
  }

  answer(): Refusal {
    return NOT_ASKED;
  }

  undo(): Refusal {
    return NO_UNDO;
  }

  redo(): Refusal {
    return NO_UNDO;
  }

  why(): Refusal {
    return NOT_ASKED;
  }

  reveals(): boolean {
    return false;
  }

  history(): readonly Moment[] {
    return this.shot.moments;
  }

  lastReveal(): readonly News[] {
    return [];
  }

  subscribe(): () => void {
    return () => undefined;
  }
}
