import { gainMana } from '../../rules/cards/mana.ts';
import type { Game } from '../../rules/game.ts';
import { modeOf, SCENARIOS, type ScenarioMode } from '../../rules/scenarios/scenarios.ts';
import { each, sitesOf } from '../../rules/scenarios/score-parts.ts';
import { areAdjacent } from '../../state/hex.ts';
import { tiles } from './tables.ts';

const hasStronghold = (sites: readonly (string | null)[]): boolean =>
  sites.includes('keep') || sites.includes('mage-tower');

/** A player who starts a turn on or next to one of their towers gains one mana per tower owned (SCN-CH-03). */
function drawOnTowers(g: Game): void {
  const { hex } = g.me;
  const towers = sitesOf(g.s, g.seat, site => site === 'mage-tower');
  if (hex === null || !towers.some(tower => tower === hex || areAdjacent(tower, hex))) return;
  for (const _ of towers) gainMana(g, g.s.time === 'day' ? 'gold' : 'black');
}

const competitive: ScenarioMode = {
  mode: 'competitive',
  rounds: 6,
  mapShape: { 2: 'conquer-and-hold', 4: 'conquer-and-hold' },
  tiles: tiles({ 2: [5, 3, 1] }),
};

SCENARIOS.add({
  'conquer-and-hold': {
    set: 'base',
    rules: 'CH',
    modes: [competitive, { ...competitive, mode: 'teams', rounds: 4, tiles: tiles({ 4: [5, 3, 1] }) }],
    keepsTile: tile => hasStronghold(Object.values(tile.spaces).map(space => space.site)),
    city: 'white',
    fixedMap: true,
    cities: 'closed',
    pvp: true,
    usesUnit: unit => unit.level < 4,
    // SCN-CH-02: only in the second half of the game.
    dealsElites: s => s.round > modeOf(s.options, s.players.length).rounds / 2,
    recruits: { 'mage-tower': ['monastery'], keep: ['village'] },
    assaultsCostReputation: false,
    sites: { 'mage-tower': { owned: true, reward: [] } },
    // SCN-CH-03: one on the first Day and Night, two on the second, and so on.
    defenders: s => Math.ceil(s.round / 2),
    atTurnStart: drawOnTowers,
    isFulfilled: () => false,
    scoresFame: false,
    scoring: [
      {
        what: 'strongholds',
        ofSide: (s, side) => {
          const owned = (want: string) =>
            side.reduce((n, seat) => n + sitesOf(s, seat, site => site === want).length, 0);
          return [each('keeps', owned('keep'), 3), each('towers', owned('mage-tower'), 2)];
        },
      },
    ],
    tie: 'nobody',
  },
});
