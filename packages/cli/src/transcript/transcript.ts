import {
  type Answer,
  DUMMY,
  type GameSetup,
  groundOf,
  type Name,
  type News,
  SCENARIOS,
  type Seat,
  Session,
  type State,
  scoreSheets,
} from '@deedbook/engine';
import { createText } from '@deedbook/text';
import { fullest } from '../replay/told.ts';

/*
 * A whole game in words, for reading: what was laid out, every Round and turn with a sentence for each thing that
 * happened, and the score sheets. Each sentence has its own line, so that a difference shows where a game went otherwise.
 */

const text = createText('en');

const list = (what: Parameters<typeof text.name>[0], names: readonly Name[]): string =>
  names.length === 0 ? 'none' : names.map(name => text.name(what, name)).join(', ');

/** What belongs to the turn that begins, not to the one before. */
const HEADED: readonly News['news'][] = ['round-began', 'turn-began', 'turn-missed', 'turn-forfeited', 'dummy-turned'];

/** Plays the answers again and tells what happens. */
export function transcriptOf(setup: GameSetup, answers: readonly Answer[]): string {
  const session = new Session(setup);
  const who = (seat: Seat): string =>
    seat === DUMMY ? 'Dummy player' : text.name('hero', session.state.players[seat]?.hero as Name);
  const lines = [...opening(session, setup), ''];
  let heard = 0;
  const tell = () => {
    for (const news of session.news.slice(heard).flatMap(fullest)) {
      if (HEADED.includes(news.news)) lines.push(...headingOf(news, session.state, who));
      lines.push(text.news(news, who));
    }
    heard = session.news.length;
  };
  tell();
  for (const { seat, key } of answers) {
    const refusal = session.answer(seat, key);
    if (refusal) throw new Error(`'${seat} ${key}' is refused by ${refusal.rule}`);
    tell();
  }
  return `${[...lines, ...(session.isOver ? closing(session.state, who) : [])].join('\n')}\n`;
}

/** What was agreed, and what lies on the table. */
function opening({ state }: Session, setup: GameSetup): string[] {
  const { goal, modes } = SCENARIOS.get(setup.scenario);
  const { options, players } = state;
  const mode = modes.find(form => form.mode === options.mode);
  const chosen = Object.entries(options).filter(([name]) => name !== 'scenario');
  return [
    `# ${text.name('scenario', setup.scenario)}`,
    '',
    goal[0],
    '',
    `- Heroes: ${list('hero', setup.heroes)}`,
    `- Seed: ${setup.seed}`,
    `- Rounds: ${mode?.rounds}`,
    ...chosen.map(([name, value]) => `- ${name}: ${Array.isArray(value) ? value.join(', ') || 'none' : value}`),
    `- Tiles still to come: ${state.tileStack.length}`,
    `- Sites: ${[...groundOf(state.map).values()].flatMap(({ site, hex }) => (site ? `${text.name('site', site)} ${text.hex(hex)}` : [])).join(', ')}`,
    `- Source: ${list('color', state.source)}`,
    `- Units on offer: ${list('unit', state.unitOffer)}`,
    `- Advanced Actions on offer: ${list('card', state.advancedOffer)}`,
    `- Spells on offer: ${list('card', state.spellOffer)}`,
    ...players.map(({ hero, hand }) => `- Hand of ${text.name('hero', hero)}: ${list('card', hand)}`),
  ];
}

/** Rounds and turns have a heading; that of a turn says how its hero stands. */
function headingOf(news: News, state: State, who: (seat: Seat) => string): string[] {
  if (news.news === 'round-began') return ['', `## Round ${news.round}, ${text.name('time', news.time)}`, ''];
  if (news.news === 'dummy-turned' || !('seat' in news) || news.seat === null) return ['', '### Dummy player', ''];
  const player = state.players[news.seat];
  if (!player) return ['', `### ${who(news.seat)}`, ''];
  const { level, fame, reputation, hex, hand, deck, discard, crystals, units } = player;
  const stored = Object.entries(crystals).flatMap(([color, n]) => (n > 0 ? `${n} ${text.name('color', color)}` : []));
  return [
    '',
    `### ${who(news.seat)}`,
    '',
    `Level ${level}, Fame ${fame}, Reputation ${reputation}, ${hex === null ? 'off the map' : `at ${text.hex(hex)}`}; ` +
      `deck ${deck.length}, discard ${discard.length}, crystals ${stored.join(', ') || 'none'}, ` +
      `Units ${list(
        'unit',
        units.map(({ unit }) => unit),
      )}; hand: ${list('card', hand)}.`,
    '',
  ];
}

function closing(state: State, who: (seat: Seat) => string): string[] {
  const sheets = scoreSheets(state);
  const winner = text.winner(sheets, who);
  return [
    '',
    '## Score',
    ...sheets.flatMap(sheet => {
      const [name, ...lines] = text.scoresOf(sheet, who);
      return ['', `### ${name}`, '', ...lines.map(line => `- ${line}`)];
    }),
    ...(winner === null ? [] : ['', winner]),
  ];
}
