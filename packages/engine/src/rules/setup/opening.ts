import { holdsOnlyWounds } from '../cards/deeds.ts';
import type { Game } from '../game.ts';
import { happened } from '../lasting.ts';
import { spaceAt } from '../map/ground.ts';
import { PORTAL } from '../map/portal.ts';
import { revealTokensAround } from '../map/tokens.ts';
import { siteOf, twistsOf } from '../scenarios/scenarios.ts';
import { newTurn } from '../turn/new-turn.ts';

/** Opens a turn: the figure returns from the portal, and the space gives its benefits (TRN-05 to TRN-07). */
export function openTurn(g: Game): void {
  const { me, s } = g;
  me.plundered = false;
  happened(g, { event: 'turn-begins' });
  g.expire('next-turn', g.seat);
  me.tacticPaused = false;
  Object.assign(s.turn, newTurn(), {
    seat: g.seat,
    emptyHanded: me.hand.length === 0,
    exhausted: holdsOnlyWounds(me),
  });
  g.tell({ news: 'turn-began', seat: g.seat });
  if (me.hex === null) {
    me.hex = PORTAL;
    g.tell({ news: 'placed-on-portal', seat: g.seat });
    revealTokensAround(g, PORTAL);
  }
  s.turn.path = [me.hex];
  const site = spaceAt(s, me.hex)?.site;
  const benefit = site ? siteOf(s, site).atTurnStart : undefined;
  if (benefit) g.next(benefit);
  for (const twist of twistsOf(s)) twist.atTurnStart?.(g);
}
