import { type AppWords, loadWords } from '@deedbook/text';
import type { Page } from '@playwright/test';
import type { Screen, Thing } from './screen.ts';
import { type Spoken, VOCABULARY } from './words.ts';

/* The screen as a screen reader tells it: roles and names, in order, and nothing else. */

interface Line {
  readonly role: string;
  readonly name: string;
  readonly rest: string;
  /** What it is in, the innermost last. */
  readonly within: readonly Line[];
}

const LINE = /^(\s*)- (')?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/;

function linesOf(snapshot: string): Line[] {
  const open: { depth: number; line: Line }[] = [];
  return snapshot.split('\n').flatMap(each => {
    const [, space = '', , role, name = '', rest = ''] = LINE.exec(each) ?? [];
    if (role === undefined) return [];
    while ((open.at(-1)?.depth ?? -1) >= space.length) open.pop();
    const plain = name.replaceAll("''", "'").replaceAll('\\"', '"');
    const line: Line = { role, name: plain, rest, within: open.map(({ line: outer }) => outer) };
    open.push({ depth: space.length, line });
    return line;
  });
}

const PRESSED = ['button', 'menuitem'];
const LAYERS = ['menu', 'dialog', 'alertdialog'];

/** The words of a paragraph. */
const saidIn = ({ rest }: Line): string =>
  rest
    .replace(/^'?:?\s*/, '')
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('\\"', '"');

/** Listens to the screen. */
export async function listen(page: Page, language: Spoken): Promise<Screen> {
  const [{ coach }, table] = await Promise.all([loadWords(language, 'lessons'), loadWords(language, 'table')]);
  const snapshot = await page.locator('body').ariaSnapshot();
  const lines = linesOf(snapshot);
  const isIn = (line: Line, name: string) => line.within.some(outer => outer.role === 'region' && outer.name === name);
  const own = lines.filter(line => isIn(line, coach.title));
  const has = (name: string) => own.some(line => line.name === name);
  const layer = lines.findLast(({ role }) => LAYERS.includes(role));
  const isHere = (line: Line) => (layer ? line.within.includes(layer) : !own.includes(line) && isOnTable(line, table));
  const things = lines
    .filter(({ role, name, rest }) => PRESSED.includes(role) && name !== '' && !rest.includes('[disabled]'))
    .filter(line => isHere(line) && !line.name.endsWith(table.hand.notNow) && !line.name.endsWith(table.question.idle))
    .map(
      (line, n): Thing => ({
        role: line.role,
        name: line.name,
        isCard: !layer && isHandOf(line, table),
        isRinged: false,
        isOnTop: layer !== undefined,
        isAsked: isIn(line, table.question.question),
        key: '',
        n,
      }),
    );
  return {
    all: lines
      .filter(line => ![line, ...line.within].some(({ role }) => role === 'status' || role === 'alert'))
      .map(({ role, name, rest }) => role + name + rest)
      .join(' '),
    isArmed: VOCABULARY[language].again.test(snapshot),
    said: own
      .filter(({ role }) => role === 'paragraph' || role === 'status')
      .map(saidIn)
      .join(' '),
    step: own.map(line => (line.role === 'text' ? saidIn(line) : '')).join(''),
    isRead: has(coach.next),
    isDone: has(coach.toList),
    isCovered: layer !== undefined,
    question: lines.find(line => line.role === 'heading' && isIn(line, table.question.question))?.name ?? '',
    things,
  };
}

type TableWords = AppWords['table'];

const isHandOf = ({ within }: Line, { hand }: TableWords): boolean =>
  within.some(({ role, name }) => role === 'list' && name.split(':')[0] === hand.hand(2).split(':')[0]);

/** Things are in lists or on the map, and what is asked in a region of its own; the rest of the panels informs. */
function isOnTable({ within, name }: Line, { question, strip, hero, hand, board }: TableWords): boolean {
  if (
    [
      question.allChoices,
      question.undo,
      board.zoomIn,
      board.zoomOut,
      board.toHero,
      board.toWhole,
      board.toMap,
    ].includes(name) ||
    [true, false].some(more => name.endsWith(question.onMap(2, more).slice(1)))
  ) {
    return false;
  }
  const [region] = within.filter(({ role }) => role === 'region');
  if (region?.name === strip.strip || region?.name === hand.playArea || region?.name === name || /: \d+$/.test(name))
    return false;
  if (within.some(({ role }) => role === 'list' || role === 'application')) return true;
  return region?.name !== hero.hero;
}
