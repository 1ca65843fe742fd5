import { eliminate } from '../../rules/elimination.ts';
import type { Game } from '../../rules/game.ts';
import { PORTAL } from '../../rules/portal.ts';
import { SCENARIOS, type ScenarioMode } from '../../rules/scenarios.ts';
import { tiles } from './tables.ts';

const ROUNDS = 4;

/** The portal closes: a hero on it is out of the game, and its space is plain ground from now on (SCN-OR-01). */
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

const competitive: ScenarioMode = {
  mode: 'competitive',
  rounds: ROUNDS,
  mapShape: { 2: 'wedge', 3: 'wedge', 4: 'wedge' },
  tiles: tiles({ 2: [7, 1, 1], 3: [8, 2, 2], 4: [10, 3, 3] }),
  cityLevels: { 2: [3], 3: [3, 3], 4: [3, 3, 3] },
};

SCENARIOS.add({
  'one-to-return': {
    names: ['One to Return', 'Só Um Retorna', 'Uno Solo Ritorna'],
    goal: [
      'Stand on the portal when the second Night ends.',
      'Esteja no portal quando a segunda Noite terminar.',
      'Sii sul portale quando finisce la seconda Notte.',
    ],
    set: 'base',
    rules: 'OR',
    modes: [competitive],
    cities: 'assaulted',
    pvp: true,
    // Nobody is fought off the portal at the very end.
    truce: s => s.round === ROUNDS && s.announcedBy !== null,
    atRoundEnd: closePortal,
    isFulfilled: () => false,
    scoresFame: false,
    scoring: [],
    hasWon: (s, side) => side.some(seat => s.players[seat]?.hex === PORTAL),
  },
});
