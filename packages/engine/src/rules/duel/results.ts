import type { Seat } from '../../core/effect.ts';
import type { Duel } from '../../state/duel.ts';
import type { Hex } from '../../state/hex.ts';
import type { Player } from '../../state/player.ts';
import type { Turn } from '../../state/turn.ts';
import type { Game } from '../game.ts';
import { rule } from '../mage-knight.ts';
import { ownerOf, spaceAt } from '../map/ground.ts';
import { revealTokensAround } from '../map/tokens.ts';
import type { InDuel } from '../query.ts';
import { gainFame } from '../rewards/tracks.ts';
import { siteOf } from '../scenarios/scenarios.ts';
import { is } from '../shapes.ts';
import { aftermath } from './aftermath.ts';
import { opponentOf } from './numbers.ts';

/** The player who was driven off, and where to. */
interface Loser {
  readonly seat: Seat;
  readonly to: Hex;
}

/** Ends the combat: a hero was driven off, or both players passed (PVP-PH-02). */
export function endDuel(g: InDuel<Game>, loser: Loser | null): void {
  const { s, duel } = g;
  s.duel = null;
  g.expire('combat');
  const winner = loser ? opponentOf(duel, loser.seat) : null;
  g.tell({ news: 'duel-ended', seat: duel.aggressor, defender: duel.defender, winner });
  if (loser === null) withdrawAggressor(g, duel);
  else retreat(g, duel, loser);
  if (winner !== null && loser !== null) g.nextFor(winner, claimVictory({ over: loser.seat }));
  if (duel.participation === 'full') g.nextFor(duel.defender, aftermath());
  else s.defence = null; // PVP-DEF-08
}

/** A draw: the aggressor withdraws to the space the attack came from, without a Wound (PVP-RES-06, FWD-05). */
function withdrawAggressor(g: Game, { aggressor }: Duel): void {
  const { s } = g;
  s.turn.path = s.turn.path.slice(0, -1);
  const hex = s.turn.path.at(-1) as Hex;
  (s.players[aggressor] as Player).hex = hex;
  g.tell({ news: 'withdrew', seat: aggressor, hex, wounds: 0 });
}

/** Moves the loser to the chosen space; this provokes no enemies (PVP-MEL-08). A keep changes hands (PVP-RES-07). */
function retreat(g: Game, { hex, aggressor }: Duel, { seat, to }: Loser): void {
  const { s } = g;
  const player = s.players[seat] as Player;
  player.hex = to;
  player.drivenOff = seat !== aggressor;
  const account: Turn | null = seat === aggressor ? s.turn : s.defence;
  if (account) account.path = [to];
  g.tell({ news: 'driven-off', seat, hex: to });
  revealTokensAround(g, to);
  const site = spaceAt(s, hex)?.site;
  if (!site || siteOf(s, site).owned !== true || seat === aggressor || ownerOf(s, hex) !== seat) return;
  s.shields = [...s.shields.filter(shield => shield.hex !== hex), { hex, seat: aggressor }];
  g.tell({ news: 'conquered', seat: aggressor, hex, site });
}

/** Fame for the winner (PVP-RES-02 to -05). */
export function fameOfVictory(winner: Readonly<Player>, loser: Readonly<Player>): number {
  if (winner.level > loser.level || winner.fame >= loser.fame) return 0;
  return 1 + 2 * (loser.level - winner.level);
}

const claimVictory = rule('claim-victory', { over: is.seat }, (_q, { over }) => g => {
  const fame = fameOfVictory(g.me, g.s.players[over] as Player);
  if (fame > 0) gainFame(g, fame);
});
