import type { Bot } from '@deedbook/bots';
import {
  type Answer,
  type Asked,
  cloneState,
  type Inventory,
  inventoryOf,
  newGame,
  type Seat,
  Session,
  type State,
} from '@deedbook/engine';
import { botsFor, GameFailure, MOST_DECISIONS, type Outcome, type Planned } from './game.ts';
import { cardsAreListedAsRuled } from './invariants/cards.ts';
import { choicesAreSound } from './invariants/choices.ts';
import { clonesAreTrue } from './invariants/clone.ts';
import { nothingIsLost } from './invariants/conservation.ts';
import { Broken, type Invariant, type Moment, mustBeSame } from './invariants/invariant.ts';
import { canBeWritten, goesOnFromJson, isPlainJson } from './invariants/json.ts';
import { lateChoicesStand } from './invariants/late.ts';
import { replaysAlike } from './invariants/replay.ts';
import { revealsEndUndo } from './invariants/reveals.ts';
import { seekingFindsTheSame } from './invariants/seeking.ts';
import { undoGoesAllTheWay, undoIsExact } from './invariants/undo.ts';
import { viewsGiveNothingAway } from './invariants/views.ts';
import { askingWhyIsHarmless } from './invariants/why.ts';

/** Invariants checked at every decision. */
const CHEAP: Readonly<Record<string, Invariant>> = { choicesAreSound, nothingIsLost, lateChoicesStand };

/** Invariants checked at every decision, or at every K-th with `--every K`. */
const DEAR: Readonly<Record<string, Invariant>> = {
  isPlainJson,
  goesOnFromJson,
  canBeWritten,
  clonesAreTrue,
  seekingFindsTheSame,
  cardsAreListedAsRuled,
  askingWhyIsHarmless,
  viewsGiveNothingAway,
  revealsEndUndo,
  undoIsExact,
  undoGoesAllTheWay,
};

/** Plays a game to the end and checks all invariants on the way. */
export function playChecked(planned: Planned, every: number): Outcome {
  const bots = botsFor(planned);
  const session = new Session(planned.setup);
  let box = inventoryOf(newGame(planned.setup));
  let heroes = heroesIn(session.state);
  const answers: Answer[] = [];
  let position: State | null = null;
  let json = JSON.stringify(session.state);
  try {
    for (let turn = 0; !session.isOver; turn++) {
      if (turn > MOST_DECISIONS) throw new Broken(`no end after ${MOST_DECISIONS} decisions`);
      position = cloneState(session.state);
      if (heroesIn(position) !== heroes) {
        // A player who gets another hero gets its cards and Skills too (VAR-AUC-01).
        heroes = heroesIn(position);
        box = inventoryOf(position);
      }
      json = decideChecked(session, bots, box, turn, every, answers, json);
    }
    replaysAlike(session);
  } catch (error) {
    throw new GameFailure(error, answers, position);
  }
  return { answers, news: session.news, end: session.state };
}

const heroesIn = (s: State): string => s.players.map(({ hero }) => hero).join();

/**
 * Makes one decision, with all invariants checked before and after it. The answer is recorded before it is given. Takes
 * the JSON of the position after the last decision and returns the one after this: nothing may change in between.
 */
export function decideChecked(
  session: Session,
  bots: readonly Bot[],
  box: Inventory,
  turn: number,
  every: number,
  answers: Answer[],
  json: string,
): string {
  const { answer, asked } = nextDecision(session, bots);
  answers.push(answer);
  const moment = { session, state: session.state, json, asked, ...answer, box, turn };
  return decide(moment, turn % every === 0 ? { ...CHEAP, ...DEAR } : CHEAP);
}

/** Bots rarely start while another player is still choosing; here they do, once in this many decisions. */
const EAGER = 3;
const BEGIN = 'begin-turn';

const mayBegin = ({ standing, choices }: Asked): boolean => standing && choices.some(({ key }) => key === BEGIN);

/** Checks, answers, and checks again; the JSON of the position after it. */
function decide(moment: Moment, invariants: Readonly<Record<string, Invariant>>): string {
  const { session, seat, key, json } = moment;
  const later = Object.entries(invariants).map(([name, look]) => [name, under(name, () => look(moment))] as const);
  mustBeSame(JSON.stringify(session.state), json, 'the position after nothing but looking');
  const refusal = session.answer(seat, key);
  if (refusal) throw new Broken(`'${key}' is offered, but refused by ${refusal.rule}`);
  const after = { session, state: session.state, json: JSON.stringify(session.state) };
  for (const [name, look] of later) if (look) under(name, () => look({ ...after, state: session.state }));
  return after.json;
}

/** Adds the name of the invariant to whatever it throws. */
function under<T>(name: string, look: () => T): T {
  try {
    return look();
  } catch (error) {
    throw error instanceof Broken ? new Broken(`${name}: ${error.message}`) : error;
  }
}

/**
 * Who decides next, and how. Standing options come before the question; if several seats are asked, they take turns.
 */
function nextDecision(session: Session, bots: readonly Bot[]): { answer: Answer; asked: Asked } {
  const seats = bots.map((_, seat) => seat);
  const { asked: deciding, log } = session;
  const first = log.length % Math.max(1, deciding.length);
  const order = [
    ...seats.filter(seat => !deciding.includes(seat)),
    ...deciding.slice(first),
    ...deciding.slice(0, first),
  ];
  for (const seat of order) {
    const asked = session.question(seat);
    const isEager = asked !== null && log.length % EAGER === 0 && mayBegin(asked);
    const sight = { view: () => session.view(seat as Seat), known: () => session.known(seat as Seat) };
    const choose = (asked: Asked) => (bots[seat] as Bot).choose({ asked, ...sight });
    const key = isEager ? BEGIN : asked && choose(asked);
    if (key !== null) return { answer: { seat, key }, asked: asked as Asked };
  }
  throw new Broken('nobody decides');
}
