import type { Assault, Participant } from '../../state/assault.ts';
import type { City } from '../../state/map.ts';
import type { Player } from '../../state/player.ts';
import type { Turn } from '../../state/turn.ts';
import { conquerCity } from '../cities/cities.ts';
import type { Game } from '../game.ts';
import { rule } from '../mage-knight.ts';
import { cityAt } from '../map/ground.ts';
import { checkForEnd } from '../round/ending.ts';
import { garrisonOf } from './suitable.ts';

/** Restores the turn of a participant. */
export function resume({ s }: Game, { turn, rewards }: Participant): void {
  Object.assign(s.turn, turn);
  s.rewards = rewards;
}

/**
 * Everyone has fought. The city is conquered if no defender is left; otherwise all heroes go back where they came from
 * (COA-13). The proposer's turn continues; the others end theirs after it.
 */
export const settleAssault = rule('settle-assault', () => g => {
  const { s } = g;
  const { hex, participants, again } = s.assault as Assault;
  const city = cityAt(s, hex) as City;
  const isWon = garrisonOf(s, city).length === 0;
  const [first, ...others] = isWon ? participants : participants.map(each => goBack(g, each));
  resume(g, first as Participant);
  s.assault = { hex, participants: others, again };
  if (isWon) conquerCity(g, city);
  else g.tell({ news: 'assault-failed', hex });
  checkForEnd(g);
});

function goBack({ s }: Game, participant: Participant): Participant {
  const { seat, from } = participant;
  const player = s.players[seat] as Player;
  if (player.hex === from) return participant;
  player.hex = from;
  const turn = participant.turn as Turn;
  return { ...participant, turn: { ...turn, path: turn.path.slice(0, -1) } };
}
