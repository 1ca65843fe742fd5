import { type Act, groundOf, type Query } from '@deedbook/engine';
import { fightAt, worthOfChallenge } from '../greedy/encounters.ts';
import { SOBER } from '../greedy/mind.ts';
import { poolOf } from '../greedy/pool.ts';
import { worthOfSite } from '../greedy/site-worth.ts';
import { worthOfAssault } from './siege.ts';
import { powerOf } from './strength.ts';

/** Rough worths of fights about to begin, remembered for each hand. */
export class FightWorths {
  private readonly found = new Map<string, number>();

  of(q: Query, act: Act): number {
    const { hand, crystals, mana, units, hex } = q.me;
    const where = 'to' in act ? act.to : hex;
    const ready = units.map(({ spent }) => spent);
    const id = [act.act, where, hand.toSorted(), Object.values(crystals), mana, ready].join();
    let worth = this.found.get(id);
    if (worth === undefined) {
      worth = roughly(q, act);
      this.found.set(id, worth);
    }
    return worth;
  }
}

/** The worth of the fight an answer starts, as far as it is known beforehand. */
function roughly(q: Query, act: Act): number {
  const pool = poolOf(q);
  if (act.act === 'challenge' || act.act === 'provoke') {
    const hexes = act.act === 'challenge' ? [act.to] : act.way.provokes;
    const tokens = q.s.tokens.filter(({ hex, role }) => role === 'rampaging' && hexes.includes(hex));
    return tokens.reduce((sum, token) => sum + worthOfChallenge(q, pool, token, SOBER), 0);
  }
  const at = act.act === 'assault' ? act.to : q.me.hex;
  const space = at === null ? undefined : groundOf(q.s.map).get(at);
  if (!space) return 0;
  const worth = fightAt(q, space)?.worth(pool, SOBER) ?? 0;
  // A city need not fall at once, so an assault that cannot take it is worth a closer look.
  if (space.site !== 'city') return worth;
  return Math.max(worth, worthOfAssault(q, space.hex, powerOf(q.me), worthOfSite(q, space.hex)));
}
