import { ask, option } from '../../protocol/choice.ts';
import { offerCards } from '../cards/hand.ts';
import type { Game } from '../game.ts';
import { offerHealing } from '../interaction/healing.ts';
import { offerUnits } from '../interaction/units.ts';
import { rule } from '../mage-knight.ts';
import { Menu } from '../menu.ts';
import type { Query } from '../query.ts';
import { offerAnytime } from '../turn/anytime.ts';
import { endTurn } from '../turn/end-of-turn.ts';

/** After a full defense: Special and Healing effects, then the whole End of Turn (PVP-DEF-04). */
export const aftermath = rule(
  'aftermath',
  function* (q: Query) {
    const menu = new Menu();
    fill(q, menu);
    const done = yield* ask(q.seat, 'aftermath', menu.options, {
      always: true,
      refused: key => {
        const asked = new Menu(key);
        fill(q, asked);
        return asked.refusal;
      },
    });
    return (g: Game) => {
      if (done === null) g.next(endTurn());
      else g.next(done, aftermath());
    };
  },
  { calm: true },
);

function fill(q: Query, menu: Menu): void {
  offerCards(q, menu);
  offerUnits(q, menu);
  offerHealing(q, menu);
  offerAnytime(q, menu);
  menu.add(END_TURN);
}

const END_TURN = option({ act: 'end-turn' }, null);
