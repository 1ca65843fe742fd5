import { both, choose } from '../../effects/combine.ts';
import { boosted, convertAttacks, holdEnemy } from '../../effects/enemies.ts';
import { attack, block, blockSwift, ranged, siege } from '../../effects/gain.ts';
import { gainCrystal, gainMana } from '../../effects/mana.ts';
import { resistantUnits } from '../../effects/units.ts';
import { UNITS } from '../../rules/catalogue.ts';
import { COLORS } from '../../state/mana.ts';
import { paid, unitsOf } from './unit-notation.ts';

const unit = unitsOf('elite');

UNITS.add({
  // One data set has armor 3; the card has 4.
  'fire-mages': unit(
    2,
    'cost 9, level 3, armor 4, resists fire, at mage-tower monastery',
    ranged(3, 'fire'),
    paid('red', attack(6, 'fire')),
    paid('red', block(6, 'fire')),
    both(gainMana('red'), gainCrystal('red')),
  ),
  'ice-mages': unit(
    2,
    'cost 9, level 3, armor 4, resists ice, at mage-tower monastery',
    attack(4, 'ice'),
    block(4, 'ice'),
    paid('blue', siege(4, 'ice')),
    both(gainMana('blue'), gainCrystal('blue')),
  ),
  'fire-golems': unit(
    2,
    'cost 8, level 3, armor 4, resists physical fire, at keep mage-tower',
    attack(3),
    block(3),
    paid('red', ranged(4, 'fire')),
  ),
  'ice-golems': unit(
    2,
    'cost 8, level 3, armor 4, resists physical ice, at keep mage-tower',
    attack(3),
    block(3),
    paid('blue', attack(6, 'ice')),
  ),
  'amotep-gunners': unit(
    2,
    'cost 8, level 3, armor 6, at keep city',
    attack(5),
    block(5),
    paid('red', ranged(6, 'fire')),
  ),
  'amotep-freezers': unit(
    2,
    'cost 8, level 3, armor 6, at keep city',
    attack(5),
    block(5),
    paid('blue', holdEnemy({ fortified: true, color: 'blue', armor: -3 })),
  ),
  catapults: unit(
    3,
    'cost 9, level 3, armor 4, at keep city',
    siege(3),
    paid('red', siege(5, 'fire')),
    paid('blue', siege(5, 'ice')),
  ),
  // confidence: medium
  'altem-mages': unit(
    2,
    'cost 12, level 4, armor 5, resists fire ice, at city',
    both(gainMana(...COLORS), gainMana(...COLORS)),
    boosted(attack(5, 'cold-fire'), 2, 'blue', 'red'),
    boosted(block(5, 'cold-fire'), 2, 'blue', 'red'),
    paid('black', choose(convertAttacks('all-cold-fire'), convertAttacks('all-siege'))),
  ),
  'altem-guardians': unit(
    3,
    'cost 11, level 4, armor 7, at city',
    attack(5),
    blockSwift(8),
    paid('green', resistantUnits()),
  ),
});
