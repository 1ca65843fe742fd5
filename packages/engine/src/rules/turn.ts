import { ask } from '../core/question.ts';
import { refuse } from '../core/refusal.ts';
import { type Turn, WOUND } from '../state/state.ts';
import { offerActions } from './actions.ts';
import { offerAnytime } from './anytime.ts';
import { endTurn } from './end-of-turn.ts';
import { offerExploring } from './exploring.ts';
import type { Game } from './game.ts';
import { spaceAt } from './ground.ts';
import { offerHealing } from './healing.ts';
import { offerPurchases } from './interaction.ts';
import { happened } from './lasting.ts';
import { Menu } from './menu.ts';
import { isExhausted, offerWalks } from './movement.ts';
import { offerCards } from './play.ts';
import { PORTAL } from './portal.ts';
import type { Query } from './query.ts';
import { rest } from './rest.ts';
import { siteOf, twistsOf } from './scenarios.ts';
import { rule } from './table.ts';
import { turnUpAround } from './tokens.ts';
import { offerUnits } from './units.ts';

/** A turn nobody has begun. */
export const newTurn = (): Turn => ({
  seat: null,
  part: 'movement',
  move: 0,
  influence: 0,
  heal: 0,
  path: [],
  moved: false,
  cardUsed: false,
  interacting: false,
  emptyHanded: false,
  exhausted: false,
  diceUsed: 0,
  tacticUsed: false,
  again: false,
  crystalsSpent: [],
  unitUsed: null,
  recruited: 0,
  woundsToHand: 0,
  woundsToDiscard: 0,
  struck: false,
});

/** The turn begins: the figure comes back from the portal, and the space gives what it gives (TRN-05 to TRN-07). */
export const beginTurn = rule('begin-turn', () => g => {
  const { me, s } = g;
  me.plundered = false;
  happened(g, { event: 'turn-begins' });
  g.expire('next-turn', g.seat);
  me.tacticPaused = false;
  Object.assign(s.turn, newTurn(), {
    seat: g.seat,
    emptyHanded: me.hand.length === 0,
    exhausted: me.hand.length > 0 && me.hand.every(card => card === WOUND),
  });
  g.tell({ news: 'turn-began', seat: g.seat });
  if (me.hex === null) {
    me.hex = PORTAL;
    g.tell({ news: 'placed-on-portal', seat: g.seat });
    turnUpAround(g, PORTAL);
  }
  s.turn.path = [me.hex];
  const site = spaceAt(s, me.hex)?.site;
  const benefit = site ? siteOf(s, site).atTurnStart : undefined;
  if (benefit) g.next(benefit);
  for (const twist of twistsOf(s)) twist.atTurnStart?.(g);
  g.next(turnMenu());
});

/** What may be done in a turn. It asks again after each thing done, until the player says that the turn is over. */
export const turnMenu = rule(
  'turn',
  function* (q: Query) {
    const menu = new Menu();
    fill(q, menu);
    const done = yield* ask(q.seat, 'turn', menu.options, { always: true, refused: key => explain(q, key) });
    return (g: Game) => {
      if (done === null) g.next(endTurn());
      else g.next(done, turnMenu());
    };
  },
  { calm: true },
);

function explain(q: Query, key: string) {
  const menu = new Menu(key);
  fill(q, menu);
  return menu.refusal;
}

function fill(q: Query, menu: Menu): void {
  offerCards(q, menu);
  offerUnits(q, menu);
  offerWalks(q, menu);
  offerExploring(q, menu);
  offerActions(q, menu);
  offerPurchases(q, menu);
  for (const twist of twistsOf(q.s)) twist.offers?.(q, menu);
  menu.offer(q, 'rest', REST, button('rest'));
  offerHealing(q, menu);
  offerAnytime(q, menu);
  if (isExhausted(q)) menu.close('end-turn', () => refuse('RST-09'));
  else menu.add(END_TURN);
}

const button = (id: string) => ({ kind: 'button', id });
const END_TURN = { key: 'end-turn', value: null, at: button('end-turn') };
const REST = rest();
