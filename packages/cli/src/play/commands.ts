import { resolve } from 'node:path';
import type { Asked, Choice, Refusal, Seat, Soon } from '@deedbook/engine';
import { isLanguage, LANGUAGES } from '@deedbook/text';
import { TERMINAL_WORDS, type TerminalWords } from '@deedbook/text/all';
import type { Arranged } from '../screen/choices.ts';
import { flow, wrap } from '../screen/layout.ts';
import { drawOffers } from '../screen/offers.ts';
import { nameOfSeat } from '../screen/scene.ts';
import { newsLines } from '../screen/screen.ts';
import { drawWholeMap } from '../screen/whole-map.ts';
import { describe } from './describe.ts';
import { explain } from './explain.ts';
import { reasonOf, writeGame } from './files.ts';
import { findThings, type ThingKind } from './find.ts';
import type { TerminalGame } from './game.ts';

/** The result of a line: the table has changed, the player leaves, or the question is asked again. */
export type Outcome = 'go on' | 'leave' | 'ask again';

type Order = keyof TerminalWords['commands'];

/** Executes a line: a choice by number or key, or a command. */
export async function obey(game: TerminalGame, line: string): Promise<Outcome> {
  const { all } = game.arranged as Arranged;
  if (/^\d+$/.test(line)) return take(game, all[Number(line) - 1], Number(line));
  const named = all.find(({ key }) => key === line);
  if (named) return take(game, named, 0);
  const [, word = '', rest = ''] = /^(\?|\S+) ?(.*)$/.exec(line) ?? [];
  const order = orderOf(game.words, word.toLowerCase());
  if (order !== null) return ORDERS[order](game, rest.trim());
  game.terminal.print([...(await explain(game.scene, game.asked as Asked, all, line)), game.words.unknown]);
  return 'ask again';
}

/** English words work in every language. */
function orderOf(words: TerminalWords, word: string): Order | null {
  const orders = Object.keys(ORDERS) as Order[];
  return (
    orders.find(order => words.commands[order].includes(word) || TERMINAL_WORDS.en.commands[order].includes(word)) ??
    null
  );
}

/** Whether a line means that the player leaves. */
export const isLeaving = (words: TerminalWords, line: string): boolean => orderOf(words, line.toLowerCase()) === 'quit';

async function take(game: TerminalGame, choice: Choice | undefined, n: number): Promise<Outcome> {
  if (choice) return (await game.answer(choice.key)) ? 'go on' : 'ask again';
  game.terminal.print([game.words.noSuchNumber(n, (game.arranged as Arranged).all.length)]);
  return 'ask again';
}

type Doing = (game: TerminalGame, rest: string) => Outcome | Promise<Outcome>;

/** Prints and asks again. */
const showing =
  (lines: (game: TerminalGame, rest: string) => Soon<readonly string[]>): Doing =>
  async (game, rest): Promise<Outcome> => {
    game.terminal.print(await lines(game, rest));
    return 'ask again';
  };

/** On a shared screen, anyone may undo the last decision, whoever made it. */
async function backOrForth(game: TerminalGame, step: (seat: Seat) => Soon<Refusal | null>): Promise<Refusal | null> {
  const refusal = await step(game.seat);
  const { by } = refusal?.about ?? {};
  return refusal?.rule === 'UND-11' && typeof by === 'number' ? step(by) : refusal;
}

const undo: Doing = async game => {
  const { client, words, text, terminal, scene } = game;
  const refusal = await backOrForth(game, seat => client.undo(seat));
  if (!refusal) {
    const left = Math.max(...client.seats.map(seat => client.at(seat).undoable.undo));
    game.afterUndo(words.undone(left));
    return 'go on';
  }
  const news = client.lastReveal(game.seat);
  const reveal = refusal.rule === 'UND-02' ? [`${words.revealedThere} ${text.reveal(news, nameOfSeat(scene))}`] : [];
  terminal.print([words.cannotUndo, ...reveal].flatMap(line => wrap(line, scene.look.width, '  ')));
  return 'ask again';
};

const redo: Doing = async game => {
  const { client, words, text, terminal } = game;
  const refusal = await backOrForth(game, seat => client.redo(seat));
  if (!refusal) {
    game.afterUndo(words.redone);
    return 'go on';
  }
  terminal.print([text.refusal(refusal)]);
  return 'ask again';
};

const why = showing((game, rest) =>
  rest === ''
    ? [game.words.needs(usage(game.words, 'why'))]
    : explain(game.scene, game.asked as Asked, (game.arranged as Arranged).all, rest),
);

/** Shows what is printed on a thing of these kinds. */
const thing = (order: Order, kinds: readonly ThingKind[]): Doing =>
  showing(({ scene, words }, rest) => {
    if (rest === '') return [words.needs(usage(words, order))];
    const found = findThings(rest, kinds);
    return found.length > 0 ? found.flatMap(each => describe(scene, each)) : [words.noSuchThing(rest)];
  });

const log = showing(({ scene, words }) => {
  const lines = newsLines(
    scene,
    scene.told.map(({ news }) => news),
  );
  return lines.length > 0 ? lines : [words.logIsEmpty];
});

const save = showing(({ file, words }, rest) => {
  if (file === null) return [words.online.kept];
  if (rest === '') return [words.needs(usage(words, 'save'))];
  try {
    writeGame(file(), rest);
    return [words.saved(resolve(rest))];
  } catch (error) {
    return [words.notSaved(reasonOf(error))];
  }
});

const language: Doing = (game, rest) => {
  const wanted = LANGUAGES.find(id => id.toLowerCase() === rest.toLowerCase());
  if (!wanted || !isLanguage(wanted)) {
    game.terminal.print([game.words.noSuchLanguage(rest, LANGUAGES.join(', '))]);
    return 'ask again';
  }
  game.speak(wanted);
  game.notice = [game.words.languageIs(game.words.language)];
  return 'go on';
};

/** Lets another player use what is allowed on other players' turns. */
const as: Doing = (game, rest) => {
  const { client, words, scene, terminal } = game;
  const heroes = scene.view.players.map(({ hero }) => hero);
  const seat = heroes.findIndex(hero => rest !== '' && hero.startsWith(rest.toLowerCase()));
  if (seat < 0) terminal.print([words.noSuchSeat(rest, heroes.join(', '))]);
  else if (!client.seats.includes(seat) || !client.at(seat).asked)
    terminal.print([words.nothingStanding(nameOfSeat(scene)(seat))]);
  else {
    game.letIn = seat;
    return 'go on';
  }
  return 'ask again';
};

const help = showing(({ words, scene }) => {
  const rows = Object.entries(words.commandHelp).map(([order, [needs = '', does = '']]) => {
    const names = order === 'number' ? [] : words.commands[order as Order];
    return [`${names.slice(0, 2).join(', ')} ${needs}`.trim(), does] as const;
  });
  const width = Math.max(...rows.map(([typed]) => typed.length)) + 2;
  return rows.flatMap(([typed, does]) => flow([typed.padEnd(width) + does], '', scene.look.width));
});

function usage(words: TerminalWords, order: Order): string {
  return `${words.commands[order][0]} ${words.commandHelp[order][0]}`;
}

const ORDERS: Readonly<Record<Order, Doing>> = {
  undo,
  redo,
  why,
  card: thing('card', ['card', 'tactic']),
  unit: thing('unit', ['unit']),
  enemy: thing('enemy', ['enemy']),
  site: thing('site', ['site', 'ruin']),
  map: showing(game => drawWholeMap(game.scene, (game.arranged as Arranged).all)),
  log,
  offers: showing(({ scene }) => drawOffers(scene)),
  save,
  language,
  as,
  quit: () => 'leave',
  help,
};
