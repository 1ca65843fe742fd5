import { ask, option } from '../../protocol/choice.ts';
import type { Assault, Participant } from '../../state/assault.ts';
import type { Hex } from '../../state/hex.ts';
import type { City } from '../../state/map.ts';
import type { Name } from '../../state/names.ts';
import type { Share } from '../../state/news.ts';
import type { Player } from '../../state/player.ts';
import { offerCards } from '../cards/hand.ts';
import type { Game } from '../game.ts';
import { offerHealing } from '../interaction/healing.ts';
import { offerUnits } from '../interaction/units.ts';
import { rule } from '../mage-knight.ts';
import { cityAt } from '../map/ground.ts';
import { offerStepInto } from '../map/movement.ts';
import { endMovement } from '../map/movement-end.ts';
import { revealTokens } from '../map/tokens.ts';
import { Menu } from '../menu.ts';
import type { Query } from '../query.ts';
import { beforeTurn } from '../round/tactics.ts';
import { openTurn } from '../setup/opening.ts';
import { offerAnytime } from '../turn/anytime.ts';
import { settleAssault } from './settle.ts';
import { garrisonOf } from './suitable.ts';

/**
 * Everyone agreed: the invited players turn their Round Order tokens face down (COA-06), the defenders are shuffled and
 * dealt (COA-07), and the participants fight one after another, the proposer first (COA-09).
 */
export function beginAssault(g: Game, city: City, shares: readonly Share[]): void {
  const { s } = g;
  const home = city.hexes[0] as Hex;
  revealTokens(g, token => token.hex === home && token.role === 'garrison');
  const names = garrisonOf(s, city).map(token => token.name);
  const shuffled = g.random('tokens', stream => stream.shuffled(names));
  g.reveal();
  const participants = shares.map(({ seat, n }): Participant => {
    const player = s.players[seat] as Player;
    if (seat !== g.seat) player.tokenDown = true;
    const defenders: readonly Name[] = shuffled.splice(0, n);
    g.tell({ news: 'defenders-dealt', seat, enemies: defenders });
    return { seat, defenders, from: player.hex as Hex, turn: null, rewards: [] };
  });
  s.assault = { hex: home, participants, again: false };
  for (const { seat } of participants) g.nextFor(seat, takePart(), partOver());
  g.next(settleAssault());
}

/** Starts the part of one participant: the proposer continues the turn, the others get one of their own (COA-10). */
const takePart = rule('take-part', () => g => {
  if (g.turn.seat === g.seat) g.next(intoTheCity());
  else g.next(beforeTurn(), openPart());
});

const openPart = rule('open-part', () => g => {
  g.s.rewards = [];
  openTurn(g);
  g.next(intoTheCity());
});

/** The menu before the one step into the city, which leads straight to combat (COA-10, COA-11). */
const intoTheCity = rule(
  'into-the-city',
  function* (q: Query) {
    if (q.turn.part !== 'movement') return () => {}; // the fight is over
    const menu = new Menu();
    fill(q, menu);
    const done = yield* ask(q.seat, 'into-the-city', menu.options, { always: true, refused: key => explain(q, key) });
    return (g: Game) => {
      if (done !== null) {
        g.next(done, intoTheCity());
        return;
      }
      endMovement(g);
      g.tell({ news: 'stayed-out', seat: g.seat });
    };
  },
  { calm: true },
);

function explain(q: Query, key: string) {
  const menu = new Menu(key);
  fill(q, menu);
  return menu.refusal;
}

function fill(q: Query, menu: Menu): void {
  const { hex } = q.s.assault as Assault;
  for (const space of cityAt(q.s, hex)?.hexes ?? []) offerStepInto(q, menu, space);
  offerCards(q, menu);
  offerUnits(q, menu);
  offerHealing(q, menu);
  offerAnytime(q, menu);
  menu.add(STAY_OUT);
}

const STAY_OUT = option({ act: 'stay-out' }, null);

/** Stores the turn of a participant until everyone has fought. */
const partOver = rule('part-over', () => g => {
  const { s } = g;
  const assault = s.assault as Assault;
  const kept = { turn: { ...s.turn }, rewards: s.rewards };
  s.assault = {
    ...assault,
    participants: assault.participants.map(other => (other.seat === g.seat ? { ...other, ...kept } : other)),
  };
});
