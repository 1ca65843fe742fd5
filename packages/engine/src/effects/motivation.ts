import { refuse } from '../core/refusal.ts';
import type { Printed } from '../protocol/effects.ts';
import { draw, whyNoDraw } from '../rules/cards/drawing.ts';
import { gainMana } from '../rules/cards/mana.ts';
import { MODIFIERS } from '../rules/catalogue.ts';
import { settledRule } from '../rules/mage-knight.ts';
import type { Query } from '../rules/query.ts';
import { is } from '../rules/shapes.ts';
import type { BasicColor } from '../state/mana.ts';

MODIFIERS.add({
  /**
   * The player cannot use another Motivation before the end of their next turn; `n` of their turns must end first
   * (SKL-02).
   */
  motivated: {
    on: {
      'turn-ends': (g, m) => {
        g.drop(m);
        if (m.n > 1) g.s.modifiers = [...g.s.modifiers, { ...m, n: m.n - 1 }];
      },
    },
  },
});

const AGAIN = refuse('SKL-02', { why: 'motivated' });

/** Whether the player has less Fame than every other player; always true in a solo game. */
const isLast = (q: Query): boolean => q.s.players.every((player, seat) => seat === q.seat || player.fame > q.me.fame);

const motivate = settledRule('motivation', { color: is.basicColor }, (q, { color }) => {
  if (q.s.modifiers.some(m => m.mod === 'motivated' && m.seat === q.seat)) return AGAIN;
  return (
    (isLast(q) ? null : whyNoDraw(q)) ??
    (g => {
      g.modify('motivated', 'game', g.hasTurn ? 2 : 1);
      draw(g, 2);
      if (isLast(g)) gainMana(g, color);
    })
  );
});
/** On any player's turn: draw two cards, and gain mana if you have the least Fame. */
export const motivation = (color: BasicColor): Printed => motivate({ color });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    motivation: typeof motivate;
  }
}
