import { type Asked, usesOfCard } from '@deedbook/engine';
import { Broken, type Invariant } from './invariant.ts';

/** Questions that offer the whole hand. */
const MENUS: readonly Asked['prompt'][] = ['turn', 'combat-ranged', 'combat-block', 'combat-damage', 'combat-attack'];

/** Cards are listed without starting the rule for each; that rule must agree about every card in hand. */
export const cardsAreListedAsRuled: Invariant = ({ session, seat, asked }) => {
  if (!MENUS.includes(asked.prompt)) return undefined;
  const offered = new Set(asked.choices.map(({ key }) => key));
  const q = session.queryFor(seat);
  for (const card of q.me.hand) {
    for (const { option } of usesOfCard(card)) {
      const { choice, value } = option;
      if (offered.has(choice.key) !== q.possible(value)) throw new Broken(`'${choice.key}' is listed unlike its rule`);
    }
  }
  return undefined;
};
