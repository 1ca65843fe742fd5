import type { Seat } from '../../core/effect.ts';
import type { Player } from '../../state/player.ts';
import { MODIFIERS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { lasting } from '../lasting.ts';
import type { Seen } from '../query.ts';

/** Whether a player is out of the game: no place in the Round Order, no figure, no hand. */
export const isOut = (s: Pick<Seen, 'modifiers' | 'players'>, seat: Seat): boolean =>
  lasting(s, seat, 'outOfGame') === true;

MODIFIERS.add({ 'out-of-game': { outOfGame: true } });

/** Removes a player from the game between two Rounds. Their cards stay together, unseen. */
export function eliminate(g: Game, seat: Seat): void {
  const { s } = g;
  const player = s.players[seat] as Player;
  player.hex = null;
  player.deck = [...player.deck, ...player.hand, ...player.tacticCards, ...player.aside];
  player.hand = [];
  player.tacticCards = [];
  player.aside = [];
  player.tactic = null;
  player.tacticDie = null;
  s.order = s.order.filter(other => other !== seat);
  s.modifiers = [...s.modifiers, { mod: 'out-of-game', seat, from: '', n: 0, until: 'game', on: '' }];
  g.tell({ news: 'eliminated', seat });
}
