import { LocalTable, type Seat, type Session } from '@deedbook/engine';
import { LANGUAGES } from '@deedbook/text';
import { createText, TERMINAL_WORDS } from '@deedbook/text/all';
import { oneOf, readArgs, UsageError, wholeNumber } from '../args.ts';
import type { Io } from '../io.ts';
import { languageOf } from '../language.ts';
import { readGame } from '../play/files.ts';
import { NOTHING_OFFERED } from '../screen/choices.ts';
import { drawFight } from '../screen/fight.ts';
import { drawHand } from '../screen/hand.ts';
import { drawHero } from '../screen/hero.ts';
import { type Look, paint, signs, wantsColor } from '../screen/paint.ts';
import { heading, nameOfSeat, type Scene, sceneAt } from '../screen/scene.ts';
import { drawScores } from '../screen/scores.ts';
import { newsLines } from '../screen/screen.ts';
import { drawTop } from '../screen/top.ts';
import { drawUnits } from '../screen/units.ts';
import { drawWholeMap } from '../screen/whole-map.ts';
import { fullest } from './told.ts';

const OPTIONS = {
  upto: { type: 'string' },
  language: { type: 'string' },
  log: { type: 'boolean', default: false },
  ascii: { type: 'boolean', default: false },
  'no-color': { type: 'boolean', default: false },
} as const;

const MOST_ANSWERS = 1_000_000;
const LAST_NEWS = 12;
const USUAL_WIDTH = 100;

/** Replays a recorded game and shows where it ended and what happened; shows a position as is. */
export async function replayCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, { options: OPTIONS, allowPositionals: true });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('name one file with a game record or a position');
  const language = values.language === undefined ? languageOf(io.env) : oneOf('language', values.language, LANGUAGES);
  const upTo = values.upto === undefined ? {} : { upTo: wholeNumber('upto', values.upto, 0, MOST_ANSWERS) };
  const { session, gap } = readGame(file, upTo);
  const look: Look = {
    color: wantsColor(io, values['no-color']),
    ascii: values.ascii,
    width: io.stdout.columns ?? USUAL_WIDTH,
    height: null,
  };
  const [text, words] = [createText(language), TERMINAL_WORDS[language]];
  const client = new LocalTable(session, [...session.state.players.keys()]);
  const sceneOf = (seat: Seat): Scene => sceneAt(client, seat, { own: false, text, words, look });
  const note = gap === null ? [] : [text.otherVersion(gap)];
  const lines = [words.replayed(file, session.log.length), ...note, ...draw(session, sceneOf, values.log)];
  io.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

function draw(session: Session, sceneOf: (seat: Seat) => Scene, wholeLog: boolean): string[] {
  const seats = session.state.players.map((_, seat) => seat);
  const scene = sceneOf(session.asked[0] ?? 0);
  const { words, look } = scene;
  const rule = paint(look, 'dim', signs(look).line.repeat(look.width));
  const news = session.news.flatMap(fullest);
  const shown = wholeLog ? news : news.slice(-LAST_NEWS);
  return [
    ...(wholeLog && shown.length > 0 ? [heading(scene, words.wholeLog), ...newsLines(scene, shown), rule] : [rule]),
    ...drawTop(scene),
    rule,
    ...drawWholeMap(scene, []),
    ...drawFight(scene, { asked: null, arranged: NOTHING_OFFERED, isDetailed: true }),
    ...seats.flatMap(seat => [
      rule,
      ...drawHero(sceneOf(seat)),
      ...drawHand(sceneOf(seat), NOTHING_OFFERED),
      ...drawUnits(sceneOf(seat), NOTHING_OFFERED),
    ]),
    rule,
    ...(!wholeLog && shown.length > 0 ? [heading(scene, words.lastNews), ...newsLines(scene, shown)] : []),
    ...(session.isOver ? drawScores(scene) : session.asked.map(seat => words.decidesNow(nameOfSeat(scene)(seat)))),
  ];
}
