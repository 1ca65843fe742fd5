import { describe, expect, it } from 'vitest';
import { createText, voiceOf } from './all.ts';
import { LANGUAGES } from './languages.ts';
import { canRefuse } from './refusals.ts';
import { playRandomGames } from './testing/games.ts';
import { leftovers } from './testing/leftovers.ts';

const heard = playRandomGames(40, 6);

describe.each(LANGUAGES)('random games in %s', language => {
  const voice = voiceOf(language);
  const text = createText(language);

  it('have a sentence for every question', () => {
    expect(leftovers(heard.moments.map(({ asked }) => text.prompt(asked)))).toEqual([]);
  });

  it('have a label for every answer, with and without a view', () => {
    const labels = heard.moments.flatMap(({ asked, view }) =>
      asked.choices.flatMap(choice => [view, null].map(seen => text.choice(asked, choice, seen))),
    );
    expect(leftovers(labels)).toEqual([]);
  });

  it('give different answers of a question different labels', () => {
    for (const { asked, view } of heard.moments) {
      const labels = asked.choices.map(choice => text.choice(asked, choice, view));
      expect(new Set(labels).size, `${asked.prompt}: ${labels.join(' | ')}`).toBe(labels.length);
    }
  });

  it('have a log line for all news', () => {
    const lines = heard.news.map(news => text.news(news, seat => `Hero ${seat}`));
    expect(leftovers([...lines, ...heard.news.map(news => text.news(news))])).toEqual([]);
    expect(lines.filter(line => !line.endsWith('.'))).toEqual([]);
  });

  it('can say what was revealed wherever undo stops', () => {
    expect(leftovers(heard.reveals.map(news => text.reveal(news)))).toEqual([]);
  });

  it('have an outlook on every combat and a score sheet for every end', () => {
    const lines = heard.outlooks.map(outlook => text.outlook(outlook));
    expect(leftovers(lines.flat())).toEqual([]);
    expect(lines.map(list => list.length > 0)).toEqual(heard.outlooks.map(({ foes }) => foes.length > 0));
    expect(leftovers(heard.duels.flatMap(duel => text.duel(duel, seat => `Hero ${seat}`)))).toEqual([]);
    const sheets = heard.scores.flatMap(scores => text.scoreSheet(scores, seat => `Hero ${seat}`));
    expect(leftovers(sheets)).toEqual([]);
  });

  it('have words for every refusal', () => {
    const mute = heard.refusals.filter(({ rule }) => !canRefuse(voice, rule)).map(({ rule }) => rule);
    expect(new Set(mute)).toEqual(new Set());
    expect(leftovers(heard.refusals.map(refusal => text.refusal(refusal)))).toEqual([]);
  });
});

it('the random games cover enough questions, news and refusals', () => {
  expect(new Set(heard.moments.map(({ asked }) => asked.prompt)).size).toBeGreaterThan(38);
  expect(new Set(heard.news.map(({ news }) => news)).size).toBeGreaterThan(62);
  expect(new Set(heard.refusals.map(({ rule }) => rule)).size).toBeGreaterThan(35);
  expect(heard.outlooks.length).toBeGreaterThan(100);
  expect(heard.duels.length).toBeGreaterThan(100);
  expect(heard.scores.length).toBeGreaterThan(30);
});
