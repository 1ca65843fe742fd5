import { ask } from '../../core/question.ts';
import { offerAnytime } from '../anytime.ts';
import { endTurn } from '../end-of-turn.ts';
import type { Game } from '../game.ts';
import { offerHealing } from '../healing.ts';
import { Menu } from '../menu.ts';
import { offerCards } from '../play.ts';
import type { Query } from '../query.ts';
import { rule } from '../table.ts';
import { offerUnits } from '../units.ts';

/** After a full defence: Special and Healing effects, then the whole End of Turn (PVP-DEF-04). */
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
  menu.add({ key: 'end-turn', value: null, at: { kind: 'button', id: 'end-turn' } });
}
