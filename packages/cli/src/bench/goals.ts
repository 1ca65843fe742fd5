import { ratio } from './measure.ts';
import { type Results, timeOf } from './results.ts';

/** One goal, with its target and the measured value; null if it was not measured. */
export interface Goal {
  readonly id: string;
  readonly what: string;
  readonly bar: string;
  readonly value: number | null;
  readonly met: boolean | null;
  /** Why it was not measured, or a remark on the value. */
  readonly note: string;
}

type Bar = readonly ['≥' | '≤', number];

function judge(id: string, what: string, [sign, bar]: Bar, value: number | null, note = ''): Goal {
  const met = value === null ? null : sign === '≥' ? value >= bar : value <= bar;
  return { id, what, bar: `${sign} ${bar.toLocaleString('en')}`, value, met, note };
}

/** The goals for the engine, in the order of docs/performance.md. */
export const goalsOf = (results: Results): Goal[] => [
  ...playing(results),
  ...asking(results),
  ...keeping(results),
  ...takingBack(results),
  ...testing(results),
];

const QUIET = 'absolute: for a quiet machine';
const QUICK = 'left out by --quick';
const noteOn = (r: Results): string => (r.withoutYardsticks === null ? '' : 'without yardsticks');

function playing(r: Results): Goal[] {
  const [solo, four] = [timeOf(r, 'random, solo'), timeOf(r, 'random, 4 players')];
  const conquest = timeOf(r, 'random Solo Conquest');
  const [adventurer, adventurers] = [timeOf(r, 'adventurers, solo'), timeOf(r, 'adventurers, 4 players')];
  const missing = noteOn(r);
  const [bgio, showdown] = [r.timed.get('boardgame.io move'), r.timed.get('showdown decision')];
  const { solo: inGame, battle: inBattle } = r.decisions;
  const battle = showdown && inBattle !== null ? (ratio(solo, showdown) * inGame) / inBattle : null;
  return [
    judge('E1', 'decisions/s, random solo', ['≥', 150_000], 1000 / solo.cpu, QUIET),
    judge('E1', '… ÷ boardgame.io moves/s, solo', ['≥', 5], bgio ? ratio(bgio, solo) : null, missing),
    judge('E1', '… ÷ boardgame.io moves/s, 4 players', ['≥', 5], bgio ? ratio(bgio, four) : null, missing),
    judge('E1', '… ÷ showdown decisions/s, solo', ['≥', 18], showdown ? ratio(showdown, solo) : null, missing),
    judge('E1', '… ÷ showdown decisions/s, 4 players', ['≥', 18], showdown ? ratio(showdown, four) : null, missing),
    judge('E2', 'decisions/s, adventurers solo', ['≥', 85_000], 1000 / adventurer.cpu, QUIET),
    judge('E2', '… ÷ random, solo', ['≥', 0.55], ratio(solo, adventurer)),
    judge('E2', '… ÷ random, 4 players', ['≥', 0.55], ratio(four, adventurers)),
    judge(
      'E2',
      '… on the stored positions ÷ random',
      ['≥', 0.55],
      ratio(solo, timeOf(r, 'copy and decision')),
      'with the copy',
    ),
    judge('E2', 'tiles on the map at the end', ['≥', 6], r.floors.solo.tiles, 'adventurers solo'),
    judge('E2', 'level at the end', ['≥', 2], r.floors.solo.level, 'adventurers solo'),
    judge('E2', 'combats in a game', ['≥', 3], r.floors.solo.fights, 'adventurers solo'),
    judge('E3', 'ms a random solo game', ['≤', 2], solo.cpu * r.decisions.solo, QUIET),
    judge('E3', '… ÷ a showdown battle', ['≤', 0.12], battle, missing),
    judge('E3', 'ms a random Solo Conquest', ['≤', 4], conquest.cpu * r.decisions.conquest, QUIET),
  ];
}

function asking(r: Results): Goal[] {
  const bgio = r.timed.get('boardgame.io move');
  return [
    judge('E4', 'µs a question, mean', ['≤', 8], 1000 * timeOf(r, 'question').cpu, QUIET),
    judge('E4', 'µs a question, 99 of 100', ['≤', 30], 1000 * r.question.p99, QUIET),
    judge(
      'E4',
      '… mean ÷ a boardgame.io move',
      ['≤', 0.25],
      bgio ? ratio(timeOf(r, 'question'), bgio) : null,
      noteOn(r),
    ),
  ];
}

function keeping(r: Results): Goal[] {
  const [solo, copy, replaying] = [timeOf(r, 'random, solo'), timeOf(r, 'copy'), timeOf(r, 'replay')];
  const { answers, compact, header } = r.records.random;
  const state = r.states.find(size => size.players === 1 && size.when === 'late')?.json ?? null;
  const largest = Math.max(...r.states.map(size => size.packed));
  return [
    judge('E5', 'µs a copy', ['≤', 2], 1000 * copy.cpu, QUIET),
    judge('E5', 'structuredClone ÷ copy', ['≥', 50], ratio(timeOf(r, 'structuredClone'), copy)),
    judge('E5', 'bytes of a packed position', ['≤', 4096], largest, 'the largest mean, deflated JSON'),
    judge('E6', 'bytes an answer, compact', ['≤', 1.5], (compact - header) / answers),
    judge('E6', 'bytes besides the answers', ['≤', 64], header),
    judge('E6', 'bytes of a First Reconnaissance', ['≤', 400], compact, 'random solo'),
    judge('E6', '… ÷ JSON of a position', ['≤', 0.05], state === null ? null : compact / state),
    judge('E7', 'decisions/s replayed', ['≥', 150_000], 1000 / replaying.cpu, `${QUIET}; no hash is checked yet`),
    judge('E7', '… ÷ E1', ['≥', 1.2], ratio(solo, replaying), 'through a Session, as a program opens a save'),
    judge('E7', 's for 1,000 stored games', ['≤', 3], replaying.wall * answers, 'random solo'),
    judge(
      'E7',
      `ms to open a save of ${r.cold?.answers ?? 400}, cold`,
      ['≤', 4],
      r.cold?.ms ?? null,
      r.cold ? QUIET : QUICK,
    ),
  ];
}

function takingBack(r: Results): Goal[] {
  const [short, long] = [timeOf(r, 'move, log of 0'), timeOf(r, 'move, log of 10,000')];
  return [
    judge('E8', 'µs an undo', ['≤', 5], 1000 * r.undo.long.alone, `${QUIET}; at 10,000 answers`),
    judge('E8', 'a move at 10,000 ÷ at 0', ['≤', 1.05], ratio(long, short), 'made and taken back'),
    judge('E8', 'bytes a step, log', ['≤', 128], r.memory.log),
    judge('E8', 'bytes a step, log and news', ['≤', 128], r.memory.session),
    judge('E8', 'bytes a step kept for undo, solo', ['≤', 128], r.memory.soloSnapshot, 'only since the last reveal'),
  ];
}

function testing({ suite }: Results): Goal[] {
  const note = suite ? '' : QUICK;
  return [
    judge('E9', 'tests of the engine', ['≥', 3000], suite?.tests ?? null, note),
    judge('E9', 's for them', ['≤', 10], suite?.suite ?? null, suite ? QUIET : QUICK),
    judge('E9', '… ÷ an empty test file', ['≤', 5], suite ? suite.suite / suite.empty : null, note),
    judge('E9', 'ms of the slowest test', ['≤', 200], suite?.slowest ?? null, suite ? suite.slowestName : QUICK),
  ];
}
