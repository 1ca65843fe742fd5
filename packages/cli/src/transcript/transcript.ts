import {
  type Answer,
  DUMMY,
  type GameSetup,
  groundOf,
  type Name,
  type News,
  type Player,
  SCENARIOS,
  type Seat,
  Session,
  type State,
  scoreSheets,
} from '@deedbook/engine';
import { createText } from '@deedbook/text/all';
import { fullest } from '../replay/told.ts';

/*
 * A whole game in words, for reading: the setup, every Round and turn with a sentence for each thing that happened, and
 * the score sheets. Each sentence is on its own line, so that a diff shows where two games differ.
 */

const text = createText('en');

const list = (what: Parameters<typeof text.name>[0], names: readonly Name[]): string =>
  names.length === 0 ? 'none' : names.map(name => text.name(what, name)).join(', ');

/** News that belongs to the turn that begins, not to the previous one. */
const HEADED: readonly News['news'][] = ['round-began', 'turn-began', 'turn-missed', 'turn-forfeited', 'dummy-turned'];

/** Replays the answers and tells what happens. */
export function transcriptOf(setup: GameSetup, answers: readonly Answer[]): string {
  const session = new Session(setup);
  const who = (seat: Seat): string =>
    seat === DUMMY ? 'Dummy player' : text.name('hero', session.state.players[seat]?.hero as Name);
  const lines = opening(session, setup);
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

/** The options, and what is on the table. */
function opening({ state }: Session, setup: GameSetup): string[] {
  const { modes } = SCENARIOS.get(setup.scenario);
  const { options, players } = state;
  const mode = modes.find(form => form.mode === options.mode);
  const sites = [...groundOf(state.map).values()].flatMap(({ site, hex }) =>
    site ? `${text.name('site', site)} ${text.hex(hex)}` : [],
  );
  const chosen = Object.entries(options).filter(([name]) => name !== 'scenario');
  return [
    `# ${text.name('scenario', setup.scenario)}`,
    '',
    text.goal(setup.scenario),
    '',
    `- Heroes: ${list('hero', setup.heroes)}`,
    `- Seed: ${setup.seed}`,
    `- Rounds: ${mode?.rounds}`,
    ...chosen.map(([name, value]) => `- ${name}: ${Array.isArray(value) ? value.join(', ') || 'none' : value}`),
    `- Tiles still to come: ${state.tileStack.length}`,
    `- Sites: ${sites.join(', ')}`,
    `- Source: ${list('color', state.source)}`,
    `- Units on offer: ${list('unit', state.unitOffer)}`,
    `- Advanced Actions on offer: ${list('card', state.advancedOffer)}`,
    `- Spells on offer: ${list('card', state.spellOffer)}`,
    ...players.map(({ hero, hand }) => `- Hand of ${text.name('hero', hero)}: ${list('card', hand)}`),
  ];
}

/** The heading of a Round or turn. */
function headingOf(news: News, state: State, who: (seat: Seat) => string): string[] {
  if (news.news === 'round-began') return ['', `## Round ${news.round}, ${text.name('time', news.time)}`, ''];
  if (news.news === 'dummy-turned') return ['', `### ${who(DUMMY)}`, ''];
  if (!('seat' in news) || news.seat === null) return [];
  const standing = news.news === 'turn-began' ? [standingOf(state.players[news.seat] as Player), ''] : [];
  return ['', `### ${who(news.seat)}`, '', ...standing];
}

/** A hero's state at the start of a turn. */
function standingOf({ level, fame, reputation, hex, hand, deck, discard, crystals, units }: Player): string {
  const stored = Object.entries(crystals).flatMap(([color, n]) => (n > 0 ? `${n} ${text.name('color', color)}` : []));
  const names = units.map(({ unit }) => unit);
  return (
    `Level ${level}, Fame ${fame}, Reputation ${reputation}, ${hex === null ? 'off the map' : `at ${text.hex(hex)}`}; ` +
    `deck ${deck.length}, discard ${discard.length}, crystals ${stored.join(', ') || 'none'}, ` +
    `Units ${list('unit', names)}; hand: ${list('card', hand)}.`
  );
}

function closing(state: State, who: (seat: Seat) => string): string[] {
  const sheets = scoreSheets(state);
  const winner = text.winner(sheets, who);
  return [
    '',
    '## Score',
    ...sheets.flatMap(sheet => {
      const [name, ...lines] = text.scoresOf(sheet, who);
      return lines.length === 0 ? [] : ['', `### ${name}`, '', ...lines.map(line => `- ${line}`)];
    }),
    ...(winner === null ? [] : ['', winner]),
  ];
}
