import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../../scene/scene.ts';
import type { News } from '../../state/news.ts';
import type { State } from '../../state/state.ts';
import { Watching } from '../../testing/watching.ts';
import { CARDS, SKILLS } from '../catalogue.ts';

/*
 * Everything is played with a full deck and with a short one, giving the same answers: the cards drawn and the cards
 * reported as lost must add up to what a full deck gives.
 */

const MANA = ['red', 'blue', 'green', 'white', 'black'] as const;

const scene = (deck: number, scene: Scene): State =>
  buildScene({
    ...{ time: 'night', level: 9, mana: [...MANA], source: ['gold'], discard: ['march', 'wound', 'fireball'] },
    ...{ ...scene, hand: [...(scene.hand ?? []), 'march', 'wound', 'rage'] },
    deck: Array(deck).fill('stamina'),
  });

const lostDraw = (news: News): number =>
  news.news === 'part-lost' && news.effect.fx === 'draw' ? (news.effect as { fx: 'draw'; n: number }).n : 0;

/** The cards drawn and reported as lost up to the next menu, with the first and the last answers. */
function drawnAfter(start: State, keys: readonly string[]): Map<string, { drawn: number; lost: number }> {
  const game = new Watching(structuredClone(start));
  for (const key of keys) game.say(key);
  const [question] = game.advance();
  if (question !== undefined && !/^(turn|combat)/.test(question.prompt) && keys.length < 6) {
    const [first, last] = [question.options.at(0), question.options.at(-1)].map(option => option?.choice.key as string);
    return new Map([first, last].flatMap(key => [...drawnAfter(start, [...keys, key as string])]));
  }
  const heard = (game.news ?? []).filter(({ to }) => to === null || to.includes(0)).map(({ news }) => news);
  const drawn = heard.flatMap(news => (news.news === 'cards-drawn' ? news.cards : [])).length;
  return new Map([[keys.join(', '), { drawn, lost: heard.reduce((sum, news) => sum + lostDraw(news), 0) }]]);
}

/** Ways to draw fewer cards than a full deck would give; each must be reported. */
function shortDraws(deck: number, what: Scene, ...starts: readonly string[]): string[] {
  const left = scene(deck, what);
  const [question] = new Watching(structuredClone(left)).advance();
  const keys = (question?.options ?? []).map(({ choice }) => choice.key).filter(key => starts.includes(key));
  return keys.flatMap(key => {
    const would = drawnAfter(scene(9, what), [key]);
    return [...drawnAfter(left, [key])].flatMap(([way, { drawn, lost }]) => {
      const all = would.get(way)?.drawn ?? drawn;
      expect([way, drawn + lost]).toEqual([way, all]);
      return all > drawn ? [way] : [];
    });
  });
}

describe('END-DRAW-03 a player who draws fewer cards than a full deck would give is told how many are lost', () => {
  const cards = CARDS.ids().filter(card => CARDS.get(card).kind !== 'wound');
  const short = (deck: number): string[] => [
    ...cards.flatMap(card => shortDraws(deck, { hand: [card] }, `play ${card}`, `power ${card}`)),
    ...SKILLS.ids().flatMap(skill => shortDraws(deck, { skills: [skill] }, `skill ${skill}`)),
  ];

  it('with an empty deck', () => {
    expect(short(0).join(' · ')).toContain('skill tovak-i-feel-no-pain');
  });

  it('with a single card left', () => {
    const found = short(1).join(' · ');
    for (const way of ['power tranquility', 'skill tovak-motivation']) expect(found).toContain(way);
  });

  it('Golden Grail under its own name, not that of the card that heals', () => {
    const game = new Watching(scene(0, { hand: ['golden-grail', 'tranquility'] }));
    for (const key of ['power golden-grail', 'play tranquility', 'heal']) game.say(key);
    const lost = game.news?.map(({ news }) => news).filter(news => lostDraw(news) === 1);
    expect(lost).toMatchObject([{ card: 'golden-grail', rule: 'END-DRAW-03' }]);
  });
});
