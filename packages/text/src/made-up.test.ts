import { CARDS, ENEMIES, type Seat, SITES, SKILLS, TACTICS, UNITS } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import * as telling from './telling.ts';
import { playRandomGames } from './testing/games.ts';
import { leftovers } from './testing/leftovers.ts';
import { madeUpSentences, madeUpWords } from './testing/made-up.ts';
import { TextInLines } from './text-in-lines.ts';
import { Voice } from './voice.ts';

/** Rule ids are the same in every language, and user input is quoted. */
const NO_WORDS = /\b[A-Z]{2,}(-[A-Z]+)*-\d+\b|“[^”]*”/g;

/** Lines with plain letters or visible seams. */
const plain = (lines: readonly string[]): string[] => [
  ...new Set([...leftovers(lines), ...lines.filter(line => /[a-z]/i.test(line.replaceAll(NO_WORDS, '')))]),
];

const who = (seat: Seat): string => `Ω${seat}`;

describe('a fourth language, in a single folder, has words for everything', () => {
  const text = new TextInLines(new Voice('en', madeUpSentences, 'named'), telling);
  const heard = playRandomGames(12, 2);

  it('in whole games: questions, answers, the log, refusals, fights and scores', () => {
    const { moments, news, reveals, refusals, outlooks, duels, scores } = heard;
    expect(plain(moments.map(({ asked, view }) => text.prompt(asked, view)))).toEqual([]);
    const answers = moments.flatMap(({ asked, view }) => asked.choices.map(choice => text.choice(asked, choice, view)));
    expect(plain(answers)).toEqual([]);
    expect(plain(news.flatMap(one => [text.news(one), text.news(one, who)]))).toEqual([]);
    expect(plain(reveals.map(shown => text.reveal(shown, who)))).toEqual([]);
    expect(plain(refusals.map(refusal => text.refusal(refusal)))).toEqual([]);
    expect(
      plain([...outlooks.flatMap(one => text.outlook(one)), ...duels.flatMap(one => text.duel(one, who))]),
    ).toEqual([]);
    expect(plain(scores.flatMap(sheets => text.scoreSheet(sheets, who)))).toEqual([]);
    expect(moments.length).toBeGreaterThan(500);
  });

  it('for everything printed', () => {
    const cards = CARDS.ids().map(id => text.cardText(id));
    const said = [
      ...cards.flatMap(({ name, basic, powered, strongName }) => [name, basic, powered, strongName ?? name]),
      ...TACTICS.ids().map(id => text.tacticText(id).name),
      ...SKILLS.ids().map(id => text.skillText(id).name),
      ...UNITS.ids().map(id => text.unitText(id).name),
      ...ENEMIES.ids().map(id => text.enemyText(id).name),
      ...SITES.ids().map(id => text.siteText(id).name),
    ];
    expect(plain(said)).toEqual([]);
  });
});

it('for the app too', () => {
  expect(madeUpWords.table.hand.hand(2)).toBe('Ｈａｎｄ: 2 ｃａｒｄｓ');
  expect(madeUpWords.page.parts.problems.unknown).toMatch(/^[^a-z]+$/i);
});
