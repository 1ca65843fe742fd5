import { both } from '../../effects/combine.ts';
import { holdEnemy } from '../../effects/enemies.ts';
import { attack, block, blockSwift, heal, influence, move, ranged, siege } from '../../effects/gain.ts';
import { gainCrystal, gainMana } from '../../effects/mana.ts';
import { cheaper } from '../../effects/terrain.ts';
import { readyUnit, woundUnit } from '../../effects/units.ts';
import { UNITS } from '../../rules/catalogue.ts';
import { paid, unitsOf } from './unit-notation.ts';

const unit = unitsOf('regular');

UNITS.add({
  peasants: unit(3, 'cost 4, level 1, armor 3, at village', attack(2), block(2), influence(2), move(2)),
  foresters: unit(
    2,
    'cost 5, level 1, armor 4, at village',
    both(move(2), cheaper(1, 'forest', 'hills', 'swamp')),
    block(3),
  ),
  herbalists: unit(
    2,
    'cost 3, level 1, armor 2, at village monastery',
    paid('green', heal(2)),
    readyUnit(2),
    gainMana('green'),
  ),
  'utem-crossbowmen': unit(2, 'cost 6, level 2, armor 4, at village keep', attack(3), block(3), ranged(2)),
  'utem-guardsmen': unit(2, 'cost 5, level 2, armor 5, at village keep', attack(2), blockSwift(4)),
  'utem-swordsmen': unit(
    2,
    'cost 6, level 2, armor 4, at keep',
    attack(3),
    block(3),
    both(attack(6), woundUnit()),
    both(block(6), woundUnit()),
  ),
  'guardian-golems': unit(
    2,
    'cost 7, level 2, armor 3, resists physical, at keep mage-tower',
    attack(2),
    block(2),
    paid('red', block(4, 'fire')),
    paid('blue', block(4, 'ice')),
  ),
  illusionists: unit(
    2,
    'cost 7, level 2, armor 2, resists physical, at mage-tower monastery',
    influence(4),
    paid('white', holdEnemy({ fortified: false })),
    gainCrystal('white'),
  ),
  'red-cape-monks': unit(
    1,
    'cost 7, level 2, armor 4, at monastery',
    attack(3),
    block(3),
    paid('red', attack(4, 'fire')),
    paid('red', block(4, 'fire')),
  ),
  'northern-monks': unit(
    1,
    'cost 7, level 2, armor 4, at monastery',
    attack(3),
    block(3),
    paid('blue', attack(4, 'ice')),
    paid('blue', block(4, 'ice')),
  ),
  'savage-monks': unit(1, 'cost 7, level 2, armor 4, at monastery', attack(3), block(3), paid('green', siege(4))),
});
