import { review } from '@deedbook/bots';
import { type Asked, type GameRecord, recordOf, replay, type Seat } from '@deedbook/engine';
import {
  type Ending,
  type MissedFight,
  outline,
  priceOf,
  type ReviewSummary,
  type Stretch,
  summarize,
  type TurningPoint,
} from '@deedbook/mind';
import { LANGUAGES, type Language } from '@deedbook/text';
import { createText, TERMINAL_WORDS } from '@deedbook/text/all';
import { oneOf, readArgs, UsageError, wholeNumber } from '../args.ts';
import { type Io, sayLine } from '../io.ts';
import { languageOf } from '../language.ts';
import { readGame } from '../play/files.ts';
import { fullest } from '../replay/told.ts';

const OPTIONS = {
  seat: { type: 'string', default: '0' },
  language: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** Says how good the decisions of a seat were. */
export async function reviewCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, { options: OPTIONS, allowPositionals: true });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('name one file with a game record');
  const language = values.language === undefined ? languageOf(io.env) : oneOf('language', values.language, LANGUAGES);
  const record = recordOf(readGame(file).session);
  const seat = wholeNumber('seat', values.seat, 0, record.seats.length - 1);
  const stretches = reviewed(record, seat, language, io);
  const summary = summarize(stretches);
  if (values.json) sayLine(io.stdout, JSON.stringify({ seat, ...summary, stretches }));
  else for (const line of new Report(record, seat, language).lines(summary)) sayLine(io.stdout, line);
  return 0;
}

function reviewed(record: GameRecord, seat: Seat, language: Language, { stderr }: Io): Stretch[] {
  const words = TERMINAL_WORDS[language].review;
  return [...review(record, seat)].map(({ stretch, done, of }) => {
    if (stderr.isTTY) stderr.write(done === of ? '\r\x1b[K' : `\r${words.working(Math.floor((100 * done) / of))}`);
    return stretch;
  });
}

const DIGITS = 1;
const MOST_NEWS = 3;

/** A review in words. */
class Report {
  private readonly record: GameRecord;
  private readonly seat: Seat;
  private readonly text;
  private readonly words;

  constructor(record: GameRecord, seat: Seat, language: Language) {
    this.record = record;
    this.seat = seat;
    this.text = createText(language);
    this.words = TERMINAL_WORDS[language].review;
  }

  lines({ accuracy, decisions, lost, goodLuck, badLuck, phases, turningPoints, fights }: ReviewSummary): string[] {
    const { words } = this;
    const percent = (n: number) => `${Math.round(n)} %`;
    return [
      `${words.of(this.nameOf(this.seat))}: ${words.decisions(decisions)}`,
      words.explained,
      '',
      ...(accuracy === null ? [] : [`${words.accuracy}: ${percent(accuracy)}`]),
      `${words.lost}: ${words.points(lost.toFixed(DIGITS))}`,
      `${words.goodLuck}: ${words.points(goodLuck.toFixed(DIGITS))}`,
      `${words.badLuck}: ${words.points(badLuck.toFixed(DIGITS))}`,
      '',
      words.byPhase,
      ...phases.map(one => `  ${words.phases[one.phase]}: ${percent(one.accuracy)}, ${words.decisions(one.decisions)}`),
      '',
      words.turningPoints,
      ...(turningPoints.length === 0 ? [`  ${words.noTurningPoints}`] : turningPoints.flatMap(one => this.turn(one))),
      '',
      words.fights,
      ...(fights.length === 0 ? [`  ${words.noFights}`] : fights.flatMap(one => this.fight(one))),
    ];
  }

  private turn({ at, kind, swing, instead }: TurningPoint): string[] {
    const { words, text } = this;
    const points = Math.abs(swing).toFixed(DIGITS);
    const judged = kind === 'decision' ? words.cost(points) : swing > 0 ? words.lucky(points) : words.unlucky(points);
    const view = replay(this.record, { upTo: at }).view(this.seat);
    const better = outline(instead).map(step => text.choice(step.asked, step.choice, view));
    return [
      `  ${words.at(view.round, at + 1)}: ${judged}`,
      `    ${kind === 'decision' ? this.said(at) : this.told(at)}`,
      ...(better.length > 0 ? [`    ${words.better} ${better.join(' · ')}`] : []),
    ];
  }

  private fight({ at, before, best, actual }: MissedFight): string[] {
    const { words } = this;
    const { round } = replay(this.record, { upTo: at }).state;
    return [
      `  ${words.at(round, at + 1)}: ${best.won && !actual.won ? words.couldWin : words.couldSave}`,
      `    ${words.possible} ${this.price(before, best)}`,
      `    ${words.actual} ${this.price(before, actual)}`,
    ];
  }

  private price(from: Ending, to: Ending): string {
    return this.words.change(priceOf(from, to)) || this.words.nothing;
  }

  /** The answer given after so many. */
  private said(at: number): string {
    const session = replay(this.record, { upTo: at });
    const asked = session.question(this.seat) as Asked;
    const key = this.record.answers[at]?.slice(2);
    const choice = asked.choices.find(one => one.key === key);
    return choice ? this.text.choice(asked, choice, session.view(this.seat)) : '';
  }

  /** What that answer caused. */
  private told(at: number): string {
    const before = replay(this.record, { upTo: at }).news.length;
    const { news, state } = replay(this.record, { upTo: at + 1 });
    const lines = news.slice(before).flatMap(fullest);
    return lines
      .slice(0, MOST_NEWS)
      .map(one => this.text.news(one, seat => this.nameOf(seat), state.map))
      .join(' ');
  }

  private nameOf(seat: Seat): string {
    return this.text.name('hero', this.record.seats[seat]?.hero ?? '');
  }
}
