import type { Foe } from '../../state/combat.ts';
import { ENEMIES } from '../catalogue.ts';
import { combatRule } from '../mage-knight.ts';
import { drawToken } from '../map/tokens.ts';
import { foeOf } from './foes.ts';
import { enemyOf } from './numbers.ts';

/**
 * At the start of the Block phase every summoner draws monsters that attack in its place (CMB-SUM-01); this is a
 * reveal. They get the bonus of the city it defends (CMB-SUM-07).
 */
export const summon = combatRule('summon', () => g => {
  const { combat } = g;
  for (const foe of combat.foes.filter(other => !other.defeated && !other.held)) {
    for (const color of enemyOf(foe).summons) {
      const enemy = drawToken(g, color);
      if (enemy === null) continue;
      const summoned: Foe = {
        ...foeOf(combat.foes, enemy, ENEMIES.get(enemy).color, null, 'drawn', false, foe.cities),
        summoner: foe.id,
      };
      combat.foes = [...combat.foes, summoned];
      g.reveal();
      g.tell({ news: 'summoned', seat: g.seat, summoner: foe.enemy, enemy });
    }
  }
});
