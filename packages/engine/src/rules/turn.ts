import { refuse } from '../core/refusal.ts';
import { offerActions } from './actions.ts';
import { offerAnytime } from './anytime.ts';
import { offerAssault } from './assault/proposal.ts';
import { mustAttack } from './duel/allowed.ts';
import { inTime } from './early-start.ts';
import { endTurn } from './end-of-turn.ts';
import { offerExploring } from './exploring.ts';
import type { Game } from './game.ts';
import { offerHealing } from './healing.ts';
import { offerPurchases } from './interaction.ts';
import { askMenu, type Menu } from './menu.ts';
import { offerWalks } from './movement.ts';
import { openTurn } from './opening.ts';
import { offerCards } from './play.ts';
import type { Query } from './query.ts';
import { mustRest, rest } from './rest.ts';
import { twistsOf } from './scenarios.ts';
import { rule } from './table.ts';
import { offerUnits } from './units.ts';

/** A turn begins and is played. */
export const beginTurn = rule('begin-turn', () => g => {
  openTurn(g);
  g.next(turnMenu());
});

/** What may be done in a turn. It asks again after each thing done, until the player says that the turn is over. */
export const turnMenu = rule(
  'turn',
  function* (q: Query) {
    const done = yield* askMenu(q.seat, 'turn', menu => fill(q, menu));
    return (g: Game) => {
      if (done === null) g.next(endTurn());
      else g.next(...inTime(g.s, done), turnMenu());
    };
  },
  { calm: true },
);

function fill(q: Query, menu: Menu): void {
  offerCards(q, menu);
  offerUnits(q, menu);
  offerWalks(q, menu);
  offerExploring(q, menu);
  offerActions(q, menu);
  offerAssault(q, menu);
  offerPurchases(q, menu);
  for (const twist of twistsOf(q.s)) twist.offers?.(q, menu);
  menu.offer(q, 'rest', REST, button('rest'));
  offerHealing(q, menu);
  offerAnytime(q, menu);
  if (mustRest(q)) menu.close('end-turn', () => refuse('RST-09'));
  else if (mustAttack(q)) menu.close('end-turn', () => refuse('FIG-03'));
  else menu.add(END_TURN);
}

const button = (id: string) => ({ kind: 'button', id });
const END_TURN = { key: 'end-turn', value: null, at: button('end-turn') };
const REST = rest();
