import { refuse } from '../../core/refusal.ts';
import { nullable, oneOf } from '../../core/shape.ts';
import { ask, choice, option } from '../../protocol/choice.ts';
import { readKey } from '../../protocol/keys.ts';
import type { Game } from '../../rules/game.ts';
import { rule } from '../../rules/mage-knight.ts';
import { groundOf, isConquered, rampageOf, type Space, spaceAt } from '../../rules/map/ground.ts';
import { goAlong, whyNoStep } from '../../rules/map/movement.ts';
import { placeToken } from '../../rules/map/tokens.ts';
import type { Menu } from '../../rules/menu.ts';
import type { Query, Seen } from '../../rules/query.ts';
import { SCENARIOS, siteOf } from '../../rules/scenarios/scenarios.ts';
import { achievementsBut, each, sitesOf } from '../../rules/scenarios/score-parts.ts';
import { is } from '../../rules/shapes.ts';
import { type Hex, STEPS } from '../../state/hex.ts';
import type { Name } from '../../state/names.ts';
import { tiles, wedgeOr } from './tables.ts';

const DEEP = ['dungeon', 'tomb'] as const;
type Deep = (typeof DEEP)[number];
const isDeep = (site: Name | null): site is Deep => site === 'dungeon' || site === 'tomb';

/** Spaces next to a village or monastery where a secret site can be placed (SCN-DL-02). */
const hidingPlaces = (s: Seen, hex: Hex): Hex[] =>
  STEPS.map(step => spaceAt(s, hex + step))
    .filter(space => space !== undefined)
    .filter(({ site, terrain, cost }) => site === null && terrain !== 'swamp' && cost.day !== null)
    .map(space => space.hex)
    .filter(at => !rampageOf(s.tokens).at.has(at));

/** The player who revealed a village or monastery decides where the secret dungeon or tomb is. */
const hideSite = rule('hide-site', { hex: is.hex, site: oneOf(DEEP) }, function* (q, { hex, site }) {
  const at = yield* ask(
    q.seat,
    'hide-site',
    hidingPlaces(q.s, hex).map(to => option({ act: 'hide', to }, to)),
    { about: { site } },
  );
  return (g: Game) => {
    const { terrain, tile } = spaceAt(g.s, at) as Space;
    const overlays = [...tile.overlays, { hex: at, terrain, site, mine: [] }];
    g.s.map = g.s.map.map(other => (other === tile ? { ...tile, overlays } : other));
    g.tell({ news: 'site-hidden', seat: g.seat, hex: at, site });
    placeToken(g, site === 'dungeon' ? 'brown' : 'red', at, false, 'waiting');
  };
});

/** The distance to each space underground, never through lakes or swamps (SCN-DL-03). */
function distancesFrom(s: Seen, start: Hex): Map<Hex, number> {
  const ground = groundOf(s.map);
  const steps = new Map<Hex, number>([[start, 0]]);
  for (const [hex, n] of steps) {
    for (const step of STEPS) {
      const space = ground.get(hex + step);
      if (!space || steps.has(space.hex) || ['lake', 'swamp', 'sea'].includes(space.terrain)) continue;
      steps.set(space.hex, n + 1);
    }
  }
  return steps;
}

const isLinked = (s: Seen, hex: Hex): boolean => isDeep(spaceAt(s, hex)?.site ?? null) && isConquered(s, hex);

/** All conquered dungeons and tombs are connected: 2 Move points, plus 1 per space (SCN-DL-03). */
function passages(s: Seen, from: Hex): Map<Hex, number> {
  const found = new Map<Hex, number>();
  if (!isLinked(s, from)) return found;
  for (const [to, n] of distancesFrom(s, from)) if (to !== from && isLinked(s, to)) found.set(to, n + 2);
  return found;
}

/** Travels from one conquered dungeon or tomb to another. */
const travel = rule('travel', { to: is.hex, cost: nullable(is.amount) }, (q, { to, cost }) => {
  const stuck = whyNoStep(q);
  if (stuck) return stuck;
  if (cost === null) return refuse('SCN-DL-03');
  if (cost > q.turn.move) return refuse('MOV-03', { cost, points: q.turn.move });
  return g => goAlong(g, [to], cost);
});

function offerTravel(q: Query, menu: Menu): void {
  const ways = q.me.hex === null ? NO_PASSAGES : passages(q.s, q.me.hex);
  const asked = menu.wanted === null ? null : readKey('travel', menu.wanted);
  for (const to of asked === null ? ways.keys() : [asked.to]) {
    const cost = ways.get(to) ?? null;
    menu.offer(q, choice({ act: 'travel', to, cost: cost ?? 0 }), travel({ to, cost }));
  }
}
const NO_PASSAGES: ReadonlyMap<Hex, number> = new Map();

const isAdventure = (s: Seen, site: Name): boolean => siteOf(s, site).category === 'adventure';

SCENARIOS.add({
  'dungeon-lords': {
    set: 'base',
    rules: 'DL',
    modes: [
      {
        mode: 'competitive',
        rounds: 5,
        mapShape: wedgeOr('open-4'),
        tiles: tiles({ 2: [8, 1, 1], 3: [9, 2, 1], 4: [11, 3, 1] }),
      },
    ],
    // The tile with a monastery and a tomb in the desert is always among the core tiles.
    keepsTile: tile => {
      const sites = Object.values(tile.spaces).map(space => space.site);
      return tile.kind === 'core' ? sites.includes('monastery') && sites.includes('tomb') : sites.includes('dungeon');
    },
    city: 'blue',
    cities: 'friendly',
    pvp: true,
    sites: {
      dungeon: { lair: { draws: ['brown'], underground: true, stays: false, again: false } },
      tomb: { lair: { draws: ['red'], underground: true, stays: false, again: false } },
    },
    onReveal: (g, { site, hex }, seat) => {
      if (site === 'village') g.nextFor(seat ?? 0, hideSite({ hex, site: 'dungeon' }));
      if (site === 'monastery') g.nextFor(seat ?? 0, hideSite({ hex, site: 'tomb' }));
    },
    passages,
    offers: offerTravel,
    isFulfilled: s =>
      s.tileStack.length === 0 &&
      [...groundOf(s.map).values()].every(({ site, hex }) => !isDeep(site) || isConquered(s, hex)),
    scoring: achievementsBut('adventurer', {
      what: 'dungeon-crawler',
      title: { alone: 5, tied: 2 },
      of: (s, seat) => [
        each('dungeons', sitesOf(s, seat, isDeep).length, 4),
        each('shields', sitesOf(s, seat, site => isAdventure(s, site) && !isDeep(site)).length, 2),
      ],
    }),
  },
});
