import { refuse } from '../../core/refusal.ts';
import { option } from '../../protocol/choice.ts';
import { offerAssault } from '../assault/proposal.ts';
import { offerCards } from '../cards/hand.ts';
import { mustAttack } from '../duel/allowed.ts';
import type { Game } from '../game.ts';
import { offerHealing } from '../interaction/healing.ts';
import { offerPurchases } from '../interaction/interaction.ts';
import { offerUnits } from '../interaction/units.ts';
import { rule } from '../mage-knight.ts';
import { offerExploring } from '../map/exploring.ts';
import { offerWalks } from '../map/movement.ts';
import { askMenu, type Menu } from '../menu.ts';
import type { Query } from '../query.ts';
import { twistsOf } from '../scenarios/scenarios.ts';
import { openTurn } from '../setup/opening.ts';
import { offerActions } from './actions.ts';
import { offerAnytime } from './anytime.ts';
import { inTime } from './early-start.ts';
import { endTurn } from './end-of-turn.ts';
import { mustRest, rest } from './rest.ts';

/** A turn begins and is played. */
export const beginTurn = rule('begin-turn', () => g => {
  openTurn(g);
  g.next(turnMenu());
});

/** The menu of a turn. It asks again after each choice until the player ends the turn. */
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

/** Everything to do in a turn, in listing order. */
const OFFERS: readonly ((q: Query, menu: Menu) => void)[] = [
  offerCards,
  offerUnits,
  offerWalks,
  offerExploring,
  offerActions,
  offerAssault,
  offerPurchases,
  offerByTwists,
  offerRest,
  offerHealing,
  offerAnytime,
  offerEnd,
];

function fill(q: Query, menu: Menu): void {
  for (const offer of OFFERS) {
    offer(q, menu);
    if (menu.isFound) return;
  }
}

function offerByTwists(q: Query, menu: Menu): void {
  for (const twist of twistsOf(q.s)) twist.offers?.(q, menu);
}

function offerRest(q: Query, menu: Menu): void {
  menu.offerOption(q, REST);
}

function offerEnd(q: Query, menu: Menu): void {
  if (mustRest(q)) menu.close('end-turn', () => refuse('RST-09'));
  else if (mustAttack(q)) menu.close('end-turn', () => refuse('FIG-03'));
  else menu.add(END_TURN);
}

const END_TURN = option({ act: 'end-turn' }, null);
const REST = option({ act: 'rest' }, rest());
