import type { Seat } from '../../core/effect.ts';
import { ask, option } from '../../protocol/choice.ts';
import { MODIFIERS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { rule } from '../../rules/mage-knight.ts';
import { PORTAL } from '../../rules/map/portal.ts';
import type { Seen } from '../../rules/query.ts';
import { eliminate } from '../../rules/round/elimination.ts';
import { SCENARIOS, type ScenarioMode } from '../../rules/scenarios/scenarios.ts';
import { sidesOf } from '../../rules/scenarios/teams.ts';
import { is, many } from '../../rules/shapes.ts';
import type { Name } from '../../state/names.ts';
import { tiles } from './tables.ts';

/** Closes the portal: a hero on it is out of the game, and its space becomes ordinary terrain (SCN-OR-01). */
function closePortal(g: Game): void {
  const { s } = g;
  if (s.round !== 1) return;
  s.map = s.map.map(tile =>
    tile.a === 0 && tile.b === 0
      ? { ...tile, overlays: [...tile.overlays, { hex: PORTAL, terrain: 'plains', site: null, mine: [] }] }
      : tile,
  );
  g.tell({ news: 'portal-closed' });
  for (const [seat, player] of s.players.entries()) {
    if (player.hex === null || player.hex === PORTAL) eliminate(g, seat);
  }
}

MODIFIERS.add({
  /** The hero of seat `n` has been named to return for this side. */
  'to-return': { secret: (m, s) => sidesOf(s).find(side => side.includes(m.seat)) ?? [] },
});

/** In a team game each side secretly names the hero who should return. */
const nameReturner = rule('name-returner', { side: many(is.seat) }, function* (q, { side }) {
  const seat = yield* ask(
    q.seat,
    'name-returner',
    side.map(value => {
      const hero = q.s.players[value]?.hero as Name;
      return option({ act: 'pick-hero', hero }, value);
    }),
    { always: true },
  );
  return (g: Game) => {
    g.modify('to-return', 'game', seat);
    g.tell({ news: 'returner-named', seat: g.seat });
  };
});

/** Who may return for a side: any of its heroes, or the one they named. */
export function returnersOf(s: Seen, side: readonly Seat[]): readonly Seat[] {
  const named = s.modifiers.find(m => m.mod === 'to-return' && side.includes(m.seat));
  return named ? [named.n] : side;
}

const competitive: ScenarioMode = {
  mode: 'competitive',
  rounds: 4,
  mapShape: { 2: 'wedge', 3: 'wedge', 4: 'wedge' },
  tiles: tiles({ 2: [7, 1, 1], 3: [8, 2, 2], 4: [10, 3, 3] }),
  cityLevels: { 2: [3], 3: [3, 3], 4: [3, 3, 3] },
};

SCENARIOS.add({
  'one-to-return': {
    set: 'base',
    rules: 'OR',
    modes: [competitive, { ...competitive, mode: 'teams', tiles: tiles({ 4: [10, 3, 3] }) }],
    countsTimes: true,
    cities: 'assaulted',
    pvp: true,
    atStart: g => {
      if (g.mode.mode !== 'teams') return;
      for (const side of sidesOf(g.s)) g.nextFor(side[0] as Seat, nameReturner({ side }));
    },
    atRoundEnd: closePortal,
    isFulfilled: () => false,
    scoresFame: false,
    scoring: [],
    hasWon: (s, side) => returnersOf(s, side).some(seat => s.players[seat]?.hex === PORTAL),
  },
});
