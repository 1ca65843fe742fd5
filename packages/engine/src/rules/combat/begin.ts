import { ask, type Option, option } from '../../protocol/choice.ts';
import type { Combat, Foe } from '../../state/combat.ts';
import { areAdjacent } from '../../state/hex.ts';
import type { MapToken } from '../../state/map.ts';
import type { Game } from '../game.ts';
import { happened } from '../lasting.ts';
import { combatRule, rule } from '../mage-knight.ts';
import { rampagingAt } from '../map/ground.ts';
import { endMovement } from '../map/movement-end.ts';
import type { InCombat, Query } from '../query.ts';
import { twistsOf } from '../scenarios/scenarios.ts';
import { joinedBy } from './foes.ts';
import { fightOn } from './menu.ts';

/** How a combat starts: why it is fought, and the special rules of the space. */
type Start = Pick<Combat, 'why' | 'hex'> & Partial<Pick<Combat, 'night' | 'unitsAllowed' | 'halfFame'>>;

/** Starts a combat, which is the player's action this turn. Unspent points of every kind are lost (CMB-GEN-04). */
export function beginCombat(g: Game, start: Start, foes: readonly Foe[], mayJoin: boolean): void {
  endMovement(g);
  g.turn.heal = 0;
  const { why, hex, night = false, unitsAllowed = true, halfFame = false } = start;
  g.s.combat = {
    phase: 'ranged',
    why,
    hex,
    night,
    unitsAllowed,
    halfFame,
    foes,
    targets: [],
    fixed: [],
    blocking: 0,
    values: [],
    wounds: 0,
    knockedOut: false,
    soaked: [],
    opened: false,
  };
  g.tell({ news: 'fight-begins', seat: g.seat, hex, enemies: foes.map(foe => foe.enemy), why });
  happened(g, { event: 'combat-begins' });
  const watched = twistsOf(g.s).some(twist => twist.onFight);
  g.next(...(mayJoin && bystanders(g).length > 0 ? [joinFight()] : []), ...(watched ? [allThere()] : []), fightOn());
}

/** All enemies are in the combat. */
const allThere = rule('all-there', () => g => {
  for (const twist of twistsOf(g.s)) twist.onFight?.(g);
});

/** Rampaging enemies next to the hero that are not in the combat yet, one per space. */
const bystanders = (q: Query): MapToken[] => {
  const { hex } = q.me;
  const inFight = (token: MapToken) =>
    q.s.combat?.foes.some(foe => foe.hex === token.hex && foe.role === 'rampaging') === true;
  const near = q.s.tokens.filter(
    token => token.role === 'rampaging' && hex !== null && areAdjacent(token.hex, hex) && !inFight(token),
  );
  return near.filter((token, i) => near.findIndex(other => other.hex === token.hex) === i);
};

/**
 * The player may also challenge other rampaging enemies next to the hero; they join the same combat (CMB-INI-05,
 * CMB-INI-08).
 */
const joinFight = combatRule('join-fight', function* (q) {
  const options: Option<MapToken | null>[] = bystanders(q).map(token =>
    option({ act: 'challenge', to: token.hex, enemy: token.name }, token),
  );
  options.push(option({ act: 'fight' }, null));
  const token = yield* ask(q.seat, 'join-fight', options);
  return (g: InCombat<Game>) => {
    if (token === null) return;
    const joining = rampagingAt(g.s, token.hex);
    g.combat.foes = joinedBy(g.combat.foes, joining);
    for (const { name } of joining) g.tell({ news: 'enemy-joined', seat: g.seat, enemy: name });
    g.next(joinFight());
  };
});
