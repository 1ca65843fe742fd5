import type { Hex } from '../state/hex.ts';
import { isTaken } from './figures.ts';
import { type Space, spaceAt } from './ground.ts';
import { rule } from './table.ts';
import { turnUp } from './tokens.ts';

/**
 * A mandatory combat: provoked rampaging enemies (RAM-04) and, in an assault, the garrison of the site entered (MOV-11).
 * The fight is announced with everybody in it. Until heroes can fight, nobody is defeated: an assault fails, and the
 * hero withdraws free of charge to where it came from (CMB-OUT-12).
 */
export const fight = rule<{ hex: Hex; provoked: readonly Hex[]; assault: boolean }>(
  'fight',
  (_q, { hex, provoked, assault }) =>
    g => {
      // FIG-08: the owner of the keep is there and heroes do not fight each other: no combat, and no place to stay.
      if (assault && isTaken(g.s, spaceAt(g.s, hex) as Space, g.seat)) return;
      g.turn.heal = 0; // HEA-07
      if (assault) turnUp(g, token => token.hex === hex && token.role === 'garrison');
      const enemies = g.s.tokens
        .filter(token => (assault && token.hex === hex) || provoked.includes(token.hex))
        .map(token => token.name);
      g.tell({ news: 'fight-begins', seat: g.seat, hex, enemies, why: assault ? 'assault' : 'provoked' });
      if (!assault) return;
      const { turn, me } = g;
      turn.path = turn.path.slice(0, -1);
      me.hex = turn.path.at(-1) as Hex;
      g.tell({ news: 'withdrew', seat: g.seat, hex: me.hex, wounds: 0 });
    },
);
