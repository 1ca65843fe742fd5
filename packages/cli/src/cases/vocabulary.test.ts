import { buildScene, HEROES, SCENARIOS, Session, Stream, seeded } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { findRoot } from '../coverage/rule-book.ts';
import { filesIn, isYaml, textOf } from './files.ts';
import { readCases } from './read.ts';
import { whyNoAnswer } from './vocabulary.ts';

/** Every answer anyone could give now. */
const keysIn = (game: Session): string[] =>
  [...game.state.players.keys()].flatMap(seat => game.question(seat)?.choices.map(choice => choice.key) ?? []);

const strange = (keys: Iterable<string>): string[] => [...new Set([...keys].flatMap(key => whyNoAnswer(key) ?? []))];

it('every answer of the worked examples consists of known words', () => {
  const cases = filesIn([`${findRoot()}/cases`])
    .filter(isYaml)
    .flatMap(file => readCases(file, textOf(file)).cases);
  const answered = cases.flatMap(({ steps }) => steps.flatMap(({ when }) => when.map(act => act.key)));
  const offered = cases.flatMap(({ given }) => keysIn(new Session(buildScene(given))));
  expect(strange([...answered, ...offered])).toEqual([]);
});

it('every answer of random games consists of known words', () => {
  const keys = new Set<string>();
  for (const scenario of SCENARIOS.ids()) {
    const players = SCENARIOS.get(scenario).modes.flatMap(form => Object.keys(form.tiles).map(Number));
    const heroes = HEROES.ids().slice(0, Math.max(...players));
    const game = new Session({ scenario, heroes, seed: scenario, options: { startLevel: 3 } });
    const stream = new Stream(seeded(scenario, 'words'));
    for (let i = 0; i < 150 && !game.isOver; i++) {
      for (const key of keysIn(game)) keys.add(key);
      const seat = game.asked[0] as number;
      const choices = game.question(seat)?.choices ?? [];
      game.answer(seat, choices[stream.below(choices.length)]?.key as string);
    }
  }
  expect(strange(keys)).toEqual([]);
});
