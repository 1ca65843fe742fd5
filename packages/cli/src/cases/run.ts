import { buildScene, type Refusal, readPosition, Session, writePosition } from '@deedbook/engine';
import { isSame, shown } from './compare.ts';
import { type Flaw, inWords } from './document.ts';
import { missesOf, nameOf, type Seen, seatOf } from './expectations.ts';
import type { Act, Case, Step } from './read.ts';

/** Plays a case and returns all failures. */
export function runCase(tested: Case): Flaw[] {
  const { file } = tested;
  const game = new Session(buildScene(tested.given));
  const failures: Flaw[] = [];
  for (const step of tested.steps) {
    const before = game.news.length;
    let refused: string | null = null;
    for (const act of step.when) {
      const failure = perform(game, act, rule => {
        refused = rule;
      });
      // Anything after this would be about a different game.
      if (failure !== null) return [...failures, { file, line: act.line, message: failure }];
    }
    const news = game.news.slice(before).map(told => told.news);
    failures.push(...failuresOf(tested, step, game, { refused, news }));
  }
  if (!isTheSameWhenRead(game)) {
    failures.push({ file, line: tested.line, message: 'the position is another one after it was written and read' });
  }
  return failures;
}

function failuresOf({ file }: Case, { expected: wanted, lineOf }: Step, game: Session, seen: Seen): Flaw[] {
  const failures = missesOf(wanted, game, seen).map(({ path, outcome: { expected, actual } }): Flaw => {
    const field = path.map(part => inWords(String(part))).join(' ');
    return { file, line: lineOf(path), message: `${field}: expected ${shown(expected)}, found ${shown(actual)}` };
  });
  return failures.sort((a, b) => a.line - b.line);
}

/** Performs one action and says what went wrong. */
function perform(game: Session, act: Act, refusedBy: (rule: string) => void): string | null {
  const seat = seatFor(game, act);
  if (typeof seat === 'string') return seat;
  const before = JSON.stringify(game.state);
  const refusal = doIt(game, seat, act.key);
  if (act.kind === 'answer') {
    if (refusal) return `'${act.key}' is refused by ${refusal.rule} ${shown(refusal.about)}; open: ${open(game, seat)}`;
    return act.key === 'undo' || act.key === 'redo' ? null : whyNotExact(game, seat, act.key, before);
  }
  if (!refusal) return `'${act.key}' should have been refused`;
  refusedBy(refusal.rule);
  if (JSON.stringify(game.state) !== before) return `'${act.key}' was refused and changed the position all the same`;
  if (act.refused === null || act.refused === refusal.rule) return null;
  return `'${act.key}': expected to be refused by ${act.refused}, found ${refusal.rule} ${shown(refusal.about)}`;
}

function doIt(game: Session, seat: number, key: string): Refusal | null {
  if (key === 'undo') return game.undo(seat);
  return key === 'redo' ? game.redo(seat) : game.answer(seat, key);
}

/** Who acts: the hero named, or the only seat asked; undo and redo go to the seat that can. */
function seatFor(game: Session, { who, key }: Act): number | string {
  if (who !== null) return seatOf(game.state, who) ?? `nobody here is '${who}'`;
  const seats = [...game.state.players.keys()];
  if (key === 'undo') return game.log.at(-1)?.seat ?? 0;
  if (key === 'redo') return seats.find(seat => game.undoable(seat).redo > 0) ?? 0;
  const [seat, ...more] = game.asked;
  if (seat === undefined) return `'${key}' answers nobody: the game is over`;
  return more.length === 0 ? seat : `several are asked: say who, as in '${nameOf(game.state, seat)}: ${key}'`;
}

const open = (game: Session, seat: number): string =>
  shown(game.question(seat)?.choices.map(choice => choice.key) ?? 'nothing');

/** Undoes and redoes the last answer if possible; both must be exact (UND-12). */
function whyNotExact(game: Session, seat: number, key: string, before: string): string | null {
  if (game.undoable(seat).undo === 0) return null;
  const after = JSON.stringify(game.state);
  game.undo(seat);
  if (JSON.stringify(game.state) !== before) return `taking back '${key}' does not bring back the position before it`;
  game.redo(seat);
  return JSON.stringify(game.state) === after ? null : `'${key}' taken back and done again leads to another position`;
}

/** A position survives being written to a file and read back, and asks the same questions. */
function isTheSameWhenRead(game: Session): boolean {
  const read = new Session(readPosition(writePosition(game.state)));
  if (!isSame(read.state, game.state)) return false;
  return game.asked.every(seat => shown(read.question(seat)?.choices) === shown(game.question(seat)?.choices));
}
