import { expect, test } from 'vitest';
import { prove } from './drill.ts';

test('a fight is proven with the lowest loss and the answers to it', () => {
  const scene = {
    players: 1,
    deck: [],
    hand: ['swiftness', 'rage', 'march'],
    source: ['white', 'blue', 'black'],
  } as const;
  // Swiftness powered by the white die: Ranged Attack 3, as much as the Prowlers' Armor.
  expect(prove({ ...scene, combat: { enemies: ['prowlers'] } })).toMatchObject({
    loss: 1,
    line: ['target prowlers', 'power swiftness', 'attack'],
  });
  expect(prove({ ...scene, combat: { enemies: ['fire-dragon'] } })).toBeNull();
});
