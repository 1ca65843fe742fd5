import { optional } from '../../core/shape.ts';
import type { Foe } from '../../state/combat.ts';
import type { MapToken } from '../../state/map.ts';
import type { Name } from '../../state/names.ts';
import { COMBAT_CAUSES } from '../catalogue.ts';
import { beginCombat } from '../combat/begin.ts';
import { foeOf, foeOnMap } from '../combat/foes.ts';
import { whyNoDuel } from '../duel/allowed.ts';
import { beginDuel } from '../duel/begin.ts';
import { settledRule } from '../mage-knight.ts';
import { cityAt, garrisonHex, isConquered, spaceAt } from '../map/ground.ts';
import { endMovement } from '../map/movement-end.ts';
import { drawToken, revealTokens } from '../map/tokens.ts';
import { changeReputation } from '../rewards/tracks.ts';
import { siteOf, twistsOf } from '../scenarios/scenarios.ts';
import { is, many } from '../shapes.ts';

/** The tokens with these names, one per name; all tokens if none were dealt. */
const shareOf = (tokens: readonly MapToken[], names: readonly Name[] | undefined): readonly MapToken[] =>
  names ? names.map(name => tokens.find(token => token.name === name) as MapToken) : tokens;

COMBAT_CAUSES.add({ assault: { conquers: true }, rampaging: {} });

/**
 * A combat caused by movement: against provoked enemies (RAM-04), and against the garrison of a fortified site just
 * entered (CMB-INI-01). If both apply, it is one combat (CMB-INI-09). The walls do not protect the defenders from a
 * hero who tunneled in.
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
          else endMovement(g); // FIG-08: the owner is there but cannot be fought
          return;
        }
        if (owned) {
          // CMB-INI-02: the owner is away, so a random token of the site's color defends.
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
          revealTokens(g, defends);
          const cities = cityAt(g.s, hex)?.cards;
          // COA-12: in a cooperative assault, only the defenders dealt to this hero.
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
