import type { Seat } from '../../core/effect.ts';
import { refuse } from '../../core/refusal.ts';
import { TILES } from '../../rules/catalogue.ts';
import { rule } from '../../rules/mage-knight.ts';
import { groundOf, isConquered, type Space } from '../../rules/map/ground.ts';
import { placeToken } from '../../rules/map/tokens.ts';
import type { Seen } from '../../rules/query.ts';
import { changeReputation } from '../../rules/rewards/tracks.ts';
import { SCENARIOS } from '../../rules/scenarios/scenarios.ts';
import { ACHIEVEMENTS, each, sitesOf } from '../../rules/scenarios/score-parts.ts';
import type { Hex } from '../../state/hex.ts';
import { mineCrystal } from '../sites/sites.ts';
import { tiles, wedgeOr } from './tables.ts';

const MINE = 'crystal-mine';

const isCore = ({ tile }: Space): boolean => TILES.get(tile.tile).kind === 'core';

/** The mines a player has liberated. */
const minesOf = (s: Seen, seat: Seat): Hex[] => sitesOf(s, seat, site => site === MINE);

/** Only a liberated mine gives a crystal (SCN-MI-03). */
const freeMine = rule('free-mine', q =>
  q.me.hex !== null && isConquered(q.s, q.me.hex) ? g => g.next(mineCrystal()) : refuse('SCN-MI-03'),
);

SCENARIOS.add({
  'mines-liberation': {
    set: 'base',
    rules: 'MI',
    modes: [
      {
        mode: 'competitive',
        rounds: 4,
        mapShape: wedgeOr('open-4'),
        tiles: tiles({ 2: [8, 1, 1], 3: [9, 2, 1], 4: [11, 3, 1] }),
      },
    ],
    keepsTile: tile => Object.values(tile.spaces).some(space => space.site === MINE),
    city: 'red',
    cities: 'friendly',
    pvp: true,
    sites: {
      // SCN-MI-02: night rules apply, but Units may be used; undefeated enemies stay.
      [MINE]: {
        lair: { draws: [], underground: true, withUnits: true, stays: true, again: false },
        atTurnEnd: freeMine(),
      },
    },
    onReveal: (g, space) => {
      if (space.site !== MINE) return;
      placeToken(g, isCore(space) ? 'red' : 'green', space.hex, true, 'waiting');
      placeToken(g, 'brown', space.hex, false, 'waiting');
    },
    onConquer: (g, space) => {
      if (space.site === MINE) changeReputation(g, isCore(space) ? 2 : 1); // SCN-MI-03
    },
    atRoundStart: g => {
      for (let seat = 0; seat < g.s.players.length; seat++) {
        for (const hex of minesOf(g.s, seat)) g.nextFor(seat, mineCrystal({ hex }));
      }
    },
    isFulfilled: s =>
      s.tileStack.length === 0 &&
      [...groundOf(s.map).values()].every(({ site, hex }) => site !== MINE || isConquered(s, hex)),
    scoring: [
      ...ACHIEVEMENTS,
      {
        what: 'liberator',
        title: { alone: 5, tied: 2 },
        of: (s, seat) => {
          const core = minesOf(s, seat).filter(hex => isCore(groundOf(s.map).get(hex) as Space)).length;
          return [each('countryside-mines', minesOf(s, seat).length - core, 4), each('core-mines', core, 7)];
        },
      },
    ],
  },
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'free-mine': typeof freeMine;
  }
}
