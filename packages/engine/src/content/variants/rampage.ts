import { castDie } from '../../rules/cards/source.ts';
import type { Game } from '../../rules/game.ts';
import { groundOf, rampagingAt } from '../../rules/map/ground.ts';
import { placeToken } from '../../rules/map/tokens.ts';
import { isLastRound } from '../../rules/round/round.ts';
import { VARIANTS } from '../../rules/scenarios/scenarios.ts';
import type { Foe } from '../../state/combat.ts';
import type { Color } from '../../state/mana.ts';
import type { Time } from '../../state/state.ts';

/** Warm colors bring enemies at the end of a Day, cold ones at the end of a Night. */
const CALLING: Readonly<Record<Time, readonly Color[]>> = {
  day: ['red', 'green', 'gold'],
  night: ['white', 'blue', 'black'],
};
/** The color that brings an extra one (VAR-RAM-01). */
const DIRE: Readonly<Record<Time, Color>> = { day: 'gold', night: 'black' };

/**
 * Rolls a die for each space whose rampaging enemies are gone and that has no hero on it, and refills it accordingly.
 */
const refill =
  (comes: (die: Color, time: Time) => boolean, joins: (die: Color, time: Time) => boolean) => (g: Game) => {
    if (isLastRound(g)) return;
    for (const { hex, rampaging } of groundOf(g.s.map).values()) {
      const isTaken = g.s.players.some(player => player.hex === hex);
      if (rampaging === null || isTaken || rampagingAt(g.s, hex).length > 0) continue;
      const die = castDie(g);
      g.tell({ news: 'rampage-die', hex, color: die });
      if (comes(die, g.s.time)) placeToken(g, rampaging, hex, true, 'rampaging');
      if (joins(die, g.s.time)) placeToken(g, 'brown', hex, true, 'rampaging');
    }
  };

const isCalled = (die: Color, time: Time): boolean => CALLING[time].includes(die);
const isDire = (die: Color, time: Time): boolean => die === DIRE[time];

/** A monster among them is worth as much as an orc; the others give their usual Reputation (REP-04). */
const reputationFor = ({ color }: Foe, reputation: number): number => (color === 'brown' ? 1 : reputation);

VARIANTS.add({
  rampage: {
    rule: 'VAR-RAM-01',
    set: 'base',
    start: { reputation: -2 },
    reputationFor,
    atRoundEnd: refill(isCalled, isDire),
    excludes: ['more-rampage'],
  },
  'more-rampage': {
    rule: 'VAR-RAM-02',
    set: 'base',
    start: { reputation: -4 },
    reputationFor,
    atRoundEnd: refill(() => true, isCalled),
  },
});
