import { createBot } from '@deedbook/bots';
import { type Asked, buildScene, type Scene, Session } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { placeOfHint } from './hint-places.ts';
import { HINTS, type Hint, hintFor } from './hints.ts';

it('a first game brings the hints one by one, each once', () => {
  const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: 'hints' });
  const bot = createBot('greedy', 'hints');
  const seen: Hint[] = [];
  while (!session.isOver) {
    const asked = session.question(0) as Asked;
    const view = session.view(0);
    const hint = hintFor(asked, view, seen);
    if (hint !== null) seen.push(hint);
    session.answer(0, bot.choose({ asked, view: () => view }) as string);
  }
  expect(seen.slice(0, 2)).toEqual(['tactic', 'hand']);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining(['tactic', 'walk', 'explore', 'fight', 'end']));
  expect(hintFor(null, session.view(0), HINTS)).toBeNull();
});

/** The first hint of a scene for someone who knows everything else. */
const hintIn = (scene: Scene, known: readonly Hint[]): Hint | null => {
  const session = new Session(buildScene(scene));
  return hintFor(session.question(0), session.view(0), known);
};

it.each<[Hint, Scene]>([
  ['summoner', { combat: { enemies: ['orc-summoners'] } }],
  ['gold-at-night', { time: 'night', source: ['gold', 'red', 'blue', 'white'], hand: ['march'] }],
  ['garrison', { time: 'night', map: { '1,0': 'hills keep' }, hand: ['march'], source: ['red', 'blue'] }],
  ['ruins', { map: { '0,0': 'plains ancient-ruins' }, hand: ['march'] }],
  ['plunder', { map: { '0,0': 'village' }, moment: 'before turn', hand: ['march'] }],
  ['last-turns', { lastTurns: [0], hand: ['march'] }],
])('%s is told when it first turns up, and not again', (hint, scene) => {
  expect(hintIn(scene, [])).toBe(hint);
  expect(hintIn(scene, [hint])).not.toBe(hint);
});

it.each<[Hint, Scene, string]>([
  ['summoner', { combat: { enemies: ['diggers', 'orc-summoners'] } }, '[data-mark="enemy orc-summoners"]'],
  ['garrison', { time: 'night', map: { '1,0': 'hills keep' } }, '[data-spot="hex 1,0"]'],
  ['ruins', { map: { '0,0': 'plains ancient-ruins' } }, '[data-spot="hex 0,0"]'],
  ['gold-at-night', { time: 'night', source: ['gold', 'red'] }, '[data-spot="die gold"]'],
  ['tactic', { players: 1, moment: 'tactics' }, '.stage'],
  ['interact', { map: { '0,0': 'village' }, hand: ['promise'] }, '.market'],
])('%s points at what it speaks of', (hint, scene, place) => {
  const session = new Session(buildScene(scene));
  expect(placeOfHint(hint, session.question(0), session.view(0))).toBe(place);
});
