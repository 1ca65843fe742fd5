import { optional } from '../../core/shape.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import { areAdjacent } from '../../state/hex.ts';
import type { Combat, Foe, MapToken, Name } from '../../state/state.ts';
import { COMBAT_CAUSES } from '../catalogue.ts';
import { whyNoDuel } from '../duel/allowed.ts';
import { beginDuel } from '../duel/begin.ts';
import type { Game } from '../game.ts';
import { happened } from '../lasting.ts';
import { rule, settledRule } from '../mage-knight.ts';
import { cityAt, garrisonHex, isConquered, rampagingAt, spaceAt } from '../map/ground.ts';
import { endMovement } from '../map/movement-end.ts';
import { drawToken, turnUp } from '../map/tokens.ts';
import type { Query } from '../query.ts';
import { changeReputation } from '../rewards/tracks.ts';
import { siteOf, twistsOf } from '../scenarios/scenarios.ts';
import { is, many } from '../shapes.ts';
import { foeOf, foeOnMap, joinedBy } from './foes.ts';
import { fightOn } from './menu.ts';

/** How a combat begins: what it is about, and which rules of the place apply. */
type Start = Pick<Combat, 'why' | 'hex'> & Partial<Pick<Combat, 'night' | 'unitsAllowed' | 'halfFame'>>;

/** The action of this turn is a combat: unspent points of every kind are lost (CMB-GEN-04). */
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

/** Everybody who takes part is there. */
const allThere = rule('all-there', () => g => {
  for (const twist of twistsOf(g.s)) twist.onFight?.(g);
});

/** Rampaging enemies next to the hero that are not in the fight yet, one for each space. */
const bystanders = (q: Query): MapToken[] => {
  const { hex } = q.me;
  const inFight = (token: MapToken) =>
    q.s.combat?.foes.some(foe => foe.hex === token.hex && foe.role === 'rampaging') === true;
  const near = q.s.tokens.filter(
    token => token.role === 'rampaging' && hex !== null && areAdjacent(token.hex, hex) && !inFight(token),
  );
  return near.filter((token, i) => near.findIndex(other => other.hex === token.hex) === i);
};

/** Other rampaging enemies next to the hero may be challenged too; they join the same combat (CMB-INI-05, CMB-INI-08). */
const joinFight = rule('join-fight', function* (q: Query) {
  const options: Option<MapToken | null>[] = bystanders(q).map(token =>
    option({ act: 'challenge', to: token.hex, enemy: token.name }, token),
  );
  options.push(option({ act: 'fight' }, null));
  const token = yield* ask(q.seat, 'join-fight', options);
  return (g: Game) => {
    if (token === null) return;
    const combat = g.s.combat as Combat;
    const joining = rampagingAt(g.s, token.hex);
    combat.foes = joinedBy(combat.foes, joining);
    for (const { name } of joining) g.tell({ news: 'enemy-joined', seat: g.seat, enemy: name });
    g.next(joinFight());
  };
});

/** The tokens that bear these names, one for each; all of them where nobody has dealt them. */
const shareOf = (tokens: readonly MapToken[], names: readonly Name[] | undefined): readonly MapToken[] =>
  names ? names.map(name => tokens.find(token => token.name === name) as MapToken) : tokens;

COMBAT_CAUSES.add({ assault: { conquers: true }, rampaging: {} });

/**
 * A combat that movement has brought about: provoked enemies must be fought on the space entered (RAM-04), and the
 * garrison of a fortified site entered (CMB-INI-01). Both at once are one combat (CMB-INI-09). Who comes from below finds
 * the walls of no use to the defenders.
 */
export const forcedFight = settledRule(
  'fight',
  { hex: is.hex, provoked: many(is.hex), assault: is.flag, tunnelled: optional(is.flag) },
  (_q, { hex, provoked, assault, tunnelled = false }) =>
    g => {
      const foes: Foe[] = [];
      const owned = assault && isConquered(g.s, hex);
      if (assault) {
        const { assault: together } = g.s;
        if (twistsOf(g.s).every(twist => twist.assaultsCostReputation !== false)) changeReputation(g, -1); // REP-01
        const owner = g.s.players.findIndex((player, seat) => seat !== g.seat && player.hex === hex);
        if (!together && owner >= 0) {
          if (whyNoDuel(g, owner) === null)
            beginDuel(g, owner, tunnelled); // PVP-INI-07
          else endMovement(g); // FIG-08: the owner is there and cannot be fought
          return;
        }
        if (owned) {
          // CMB-INI-02: the owner is away, random tokens of the site's colour defend.
          const color = siteOf(g.s, spaceAt(g.s, hex)?.site ?? 'keep').token?.color ?? 'grey';
          const { defenders = () => 1 } = g.scenario;
          for (let i = defenders(g.s); i > 0; i--) {
            const enemy = drawToken(g, color);
            if (enemy !== null) foes.push(foeOf(foes, enemy, color, null, 'drawn', !tunnelled));
          }
          g.reveal();
        } else {
          const home = garrisonHex(g.s, hex);
          const defends = (token: MapToken) => token.hex === home && token.role === 'garrison';
          turnUp(g, defends);
          const cities = cityAt(g.s, hex)?.cards;
          // COA-12: in a cooperative assault only those dealt to this hero.
          const dealt = together?.participants.find(({ seat }) => seat === g.seat)?.defenders;
          for (const token of shareOf(g.s.tokens.filter(defends), dealt)) {
            foes.push(foeOnMap(foes, token, !tunnelled, cities));
          }
        }
      }
      for (const token of g.s.tokens) {
        if (token.role === 'rampaging' && provoked.includes(token.hex)) foes.push(foeOnMap(foes, token, false));
      }
      beginCombat(g, { why: assault ? 'assault' : 'rampaging', hex, halfFame: owned }, foes, true);
    },
);
