import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type GameSetup, HEROES, SCENARIOS, Session, setupChoices, whyNotSetUp } from '@deedbook/engine';
import { LANGUAGES, type Language } from '@deedbook/text';
import { createText, TERMINAL_WORDS } from '@deedbook/text/all';
import { UsageError } from '../args.ts';
import { languageOf } from '../language.ts';
import { readGame } from './files.ts';
import { fewestPlayers, mostPlayers, type PlayOptions, playersOf, setupWith } from './options.ts';
import type { Terminal } from './terminal.ts';

/** The player left while being asked. */
export class Gone extends Error {}

/** Determines language, game and players: from flags first, then by asking; Enter accepts the default. */
export async function open(
  options: PlayOptions,
  terminal: Terminal,
  env: Readonly<Record<string, string | undefined>>,
  autosave: string,
): Promise<{ session: Session; language: Language }> {
  const language = options.language ?? (await askLanguage(terminal, languageOf(env)));
  const load = (file: string): { session: Session; language: Language } => {
    const { session, gap } = readGame(file);
    if (gap !== null) terminal.print([createText(language).otherVersion(gap)]);
    return { session, language };
  };
  if (options.load !== undefined) return load(options.load);
  if (options.goOn) {
    if (!existsSync(autosave)) throw new UsageError(`there is no game to go on with (${autosave})`);
    return load(autosave);
  }
  const isNew = options.heroes === null && options.players === null && options.seed === undefined;
  const kept = isNew && terminal.interactive ? await askContinue(terminal, language, autosave) : null;
  return { session: kept ?? new Session(await askSetup(options, terminal, language)), language };
}

/** Asks until the answer is valid; null if Enter was pressed. */
async function askFor<T>(
  terminal: Terminal,
  language: Language,
  question: string,
  read: (line: string) => T | null,
): Promise<T> {
  for (;;) {
    const line = await terminal.ask(`${question} `);
    if (line === null) throw new Gone();
    const value = read(line.toLowerCase());
    if (value !== null) return value;
    terminal.print([TERMINAL_WORDS[language].notUnderstood]);
  }
}

async function askLanguage(terminal: Terminal, proposed: Language): Promise<Language> {
  if (!terminal.interactive) return proposed;
  const words = TERMINAL_WORDS[proposed];
  terminal.print([words.welcome]);
  return askFor(terminal, proposed, words.askLanguage(words.language), line => {
    if (line === '') return proposed;
    const number = Number(line);
    return LANGUAGES.find((id, i) => number === i + 1 || id.toLowerCase().startsWith(line)) ?? null;
  });
}

/** The last game, if it is unfinished and the player wants to continue it. */
async function askContinue(terminal: Terminal, language: Language, autosave: string): Promise<Session | null> {
  if (!existsSync(autosave)) return null;
  let session: Session;
  try {
    ({ session } = readGame(autosave));
  } catch {
    return null; // unreadable or outdated: no need to mention it to a player who wants a new game
  }
  if (session.isOver || session.log.length === 0) return null;
  const [words, text] = [TERMINAL_WORDS[language], createText(language)];
  const heroes = session.state.players.map(({ hero }) => text.name('hero', hero)).join(', ');
  const answer = await askFor(terminal, language, words.askContinue(heroes, session.state.round), line => line);
  return answer === '' || words.yes.includes(answer) ? session : null;
}

async function askSetup(wanted: PlayOptions, terminal: Terminal, language: Language): Promise<GameSetup> {
  const seed = wanted.seed ?? randomInt(36 ** 6).toString(36);
  const isOpen = terminal.interactive && !wanted.isScenarioGiven && wanted.players === null && wanted.heroes === null;
  const options = isOpen ? { ...wanted, scenario: await askScenario(wanted, terminal, language) } : wanted;
  const heroes = options.heroes ?? (await askHeroes(options, terminal, language));
  const variants = isOpen ? await askVariants(options, heroes.length, terminal, language) : [];
  const agreed = variants.length > 0 ? { ...options.agreed, variants } : options.agreed;
  return setupWith({ ...options, agreed }, heroes, seed);
}

/** Asks for variants; those that fit are shown with what they change, the others with the reason. */
async function askVariants(options: PlayOptions, players: number, terminal: Terminal, language: Language) {
  const { scenario, agreed } = options;
  const [words, text] = [TERMINAL_WORDS[language], createText(language)];
  const choice = setupChoices(scenario, players, agreed).find(({ option }) => option === 'variants');
  const fitting = (choice?.values ?? []).map(String);
  terminal.print([
    ...fitting.map((id, i) => `${i + 1} ${text.name('variant', id)}: ${text.variant(id)}`),
    ...Object.entries(choice?.unfit ?? {}).map(([id, why]) => `- ${text.name('variant', id)}: ${text.refusal(why)}`),
  ]);
  return askFor(terminal, language, words.askVariants, line => {
    const asked = line.split(/[\s,]+/).filter(word => word !== '');
    const found = asked.map(word => fitting.find((id, i) => Number(word) === i + 1 || id === word));
    const variants = found.filter(id => id !== undefined);
    const heroes = HEROES.ids().slice(0, players);
    const wrong = whyNotSetUp(setupWith({ ...options, agreed: { ...agreed, variants } }, heroes, 'x'));
    return variants.length < asked.length || wrong !== null ? null : variants;
  });
}

/** Asks for a scenario; each is shown with a summary and its number of players. */
async function askScenario({ scenario }: PlayOptions, terminal: Terminal, language: Language): Promise<string> {
  const all = SCENARIOS.ids();
  const [words, text] = [TERMINAL_WORDS[language], createText(language)];
  terminal.print(
    all.map((id, i) => {
      return `${i + 1} ${text.name('scenario', id)} (${playersOf(id)}): ${text.goal(id)}`;
    }),
  );
  return askFor(terminal, language, words.askScenario(text.name('scenario', scenario)), line => {
    if (line === '') return scenario;
    return all.find((id, i) => Number(line) === i + 1 || id.startsWith(line)) ?? null;
  });
}

async function askHeroes(options: PlayOptions, terminal: Terminal, language: Language): Promise<string[]> {
  const all = HEROES.ids();
  const [words, text] = [TERMINAL_WORDS[language], createText(language)];
  const [least, most] = [fewestPlayers(options.scenario), mostPlayers(options.scenario)];
  if (!terminal.interactive) return all.slice(0, options.players ?? least);
  const players =
    options.players ??
    (least === most ? least : null) ??
    (await askFor(terminal, language, words.askPlayers(least, most), line => {
      const n = line === '' ? least : Number(line);
      return Number.isInteger(n) &&
        n >= least &&
        n <= most &&
        whyNotSetUp(setupWith(options, all.slice(0, n), 'x')) === null
        ? n
        : null;
    }));
  const heroes: string[] = [];
  while (heroes.length < players) {
    const free = all.filter(hero => !heroes.includes(hero));
    const list = free.map((hero, i) => `${i + 1} ${text.name('hero', hero)}`).join(', ');
    const question = words.askHero(heroes.length + 1, list, text.name('hero', free[0] as string));
    heroes.push(
      await askFor(terminal, language, question, line => {
        if (line === '') return free[0] as string;
        return free.find((hero, i) => Number(line) === i + 1 || hero.startsWith(line)) ?? null;
      }),
    );
  }
  return heroes;
}
