import { describe, expect, it } from 'vitest';
import { ENEMIES } from '../../rules/catalogue.ts';
import { challenging, foe } from '../../testing/fighting.ts';

// From the facts: color, copies, Armor, attack; Block needed and damage dealt with Swift and Brutal; Fame, abilities, resistances.
const PRINTED = [
  ['prowlers', 'green', 2, 3, '4 physical', 4, 4, 2, '', ''],
  ['diggers', 'green', 2, 3, '3 physical', 3, 3, 2, 'fortified', ''],
  ['cursed-hags', 'green', 2, 5, '3 physical', 3, 3, 3, 'poison', ''],
  ['wolf-riders', 'green', 2, 4, '3 physical', 6, 3, 3, 'swift', ''],
  ['ironclads', 'green', 2, 3, '4 physical', 4, 8, 4, 'brutal', 'physical'],
  ['orc-summoners', 'green', 2, 4, 'none', 0, 0, 4, 'summon', ''],
  ['crossbowmen', 'grey', 3, 4, '4 physical', 8, 4, 3, 'swift', ''],
  ['guardsmen', 'grey', 3, 7, '3 physical', 3, 3, 3, 'fortified', ''],
  ['swordsmen', 'grey', 2, 5, '6 physical', 6, 6, 4, '', ''],
  ['golems', 'grey', 2, 5, '2 physical', 2, 2, 4, '', 'physical'],
  ['minotaur', 'brown', 2, 5, '5 physical', 5, 10, 4, 'brutal', ''],
  ['gargoyle', 'brown', 2, 4, '5 physical', 5, 5, 4, '', 'physical'],
  ['medusa', 'brown', 2, 4, '6 physical', 6, 6, 5, 'paralyze', ''],
  ['crypt-worm', 'brown', 2, 6, '6 physical', 6, 6, 5, 'fortified', ''],
  ['werewolf', 'brown', 2, 5, '7 physical', 14, 7, 5, 'swift', ''],
  ['monks', 'violet', 2, 5, '5 physical', 5, 5, 4, 'poison', ''],
  ['illusionists', 'violet', 2, 3, 'none', 0, 0, 4, 'summon', 'physical'],
  ['ice-mages', 'violet', 2, 6, '5 ice', 5, 5, 5, '', 'ice'],
  ['ice-golems', 'violet', 1, 4, '2 ice', 2, 2, 5, 'paralyze', 'ice physical'],
  ['fire-mages', 'violet', 2, 5, '6 fire', 6, 6, 5, '', 'fire'],
  ['fire-golems', 'violet', 1, 4, '3 fire', 3, 6, 5, 'brutal', 'fire physical'],
  ['freezers', 'white', 3, 7, '3 ice', 6, 3, 7, 'paralyze swift', 'fire'],
  ['gunners', 'white', 3, 6, '6 fire', 6, 12, 7, 'brutal', 'ice'],
  ['altem-guardsmen', 'white', 2, 7, '5 physical', 5, 5, 8, 'fortified', 'fire ice physical'],
  ['altem-mages', 'white', 2, 8, '4 cold-fire', 4, 8, 8, 'brutal poison', 'physical'],
  ['swamp-dragon', 'red', 2, 9, '5 physical', 10, 5, 7, 'poison swift', ''],
  ['fire-dragon', 'red', 2, 7, '9 fire', 9, 9, 8, '', 'fire physical'],
  ['ice-dragon', 'red', 2, 7, '6 ice', 6, 6, 8, 'paralyze', 'ice physical'],
  ['high-dragon', 'red', 2, 9, '6 cold-fire', 6, 12, 9, 'brutal', 'fire ice'],
] as const;

const words = (list: readonly string[]) => [...list].sort().join(' ');

describe('enemy tokens', () => {
  it.each(PRINTED)(
    'CMB-TOK-01 %s: %s, %i copies, Armor %i, attack %s (Block %i, damage %i), Fame %i, %s, resists %s',
    (enemy, color, copies, armor, attack, block, damage, fame, abilities, resistances) => {
      const printed = ENEMIES.get(enemy);
      expect([printed.color, printed.copies, printed.fame]).toEqual([color, copies, fame]);
      const shown = foe(challenging(enemy), enemy);
      expect([shown.armor.n, words(shown.abilities), words(shown.resistances)]).toEqual([
        armor,
        abilities,
        resistances,
      ]);
      expect(shown.attacks.map(one => [one.element, one.block.n, one.damage.n])).toEqual(
        attack === 'none' ? [] : [[attack.split(' ')[1], block, damage]],
      );
    },
  );

  it('CMB-TOK-01 SET-05 there are no others in the base game', () => {
    const base = ENEMIES.ids().filter(id => ENEMIES.get(id).set === 'base');
    expect(base.sort()).toEqual(PRINTED.map(([enemy]) => enemy).sort());
  });
});
