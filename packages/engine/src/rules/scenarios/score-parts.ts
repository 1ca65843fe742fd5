import type { Seat } from '../../core/effect.ts';
import type { Term } from '../../core/numbers.ts';
import type { Hex } from '../../state/hex.ts';
import { BASIC_COLORS } from '../../state/mana.ts';
import type { City } from '../../state/map.ts';
import { type Name, WOUND } from '../../state/names.ts';
import type { Player } from '../../state/player.ts';
import { CARDS, SITES, UNITS } from '../catalogue.ts';
import { ownerOf, spaceAt } from '../map/ground.ts';
import { distinct, type Seen } from '../query.ts';
import { modeOf, type Scored, type ScorePart } from './scenarios.ts';

/* The building blocks of scenario scoring. */

/** A number of things, each worth the same. */
export const each = (from: string, count: number, worth: number): Term => ({ from, op: 'add', n: count * worth });

/** All Deed cards of a player, wherever they are (SCO-02). */
const deedsOf = (player: Readonly<Player>): Name[] => [
  ...player.hand,
  ...player.deck,
  ...player.discard,
  ...player.tacticCards,
  ...player.aside,
  ...player.banners.map(banner => banner.banner),
  ...player.played.map(p => p.card),
];

const player = (s: Seen, seat: Seat): Readonly<Player> => s.players[seat] as Readonly<Player>;

const cardsOf = (s: Seen, seat: Seat, kind: string): number =>
  deedsOf(player(s, seat)).filter(card => CARDS.get(card).kind === kind).length;

/** The spaces with sites of this kind that belong to a player. */
export const sitesOf = (s: Seen, seat: Seat, want: (site: Name, hex: Hex) => boolean): Hex[] =>
  distinct(s.shields.map(({ hex }) => hex)).filter(hex => {
    const site = spaceAt(s, hex)?.site;
    return site != null && want(site, hex) && ownerOf(s, hex) === seat;
  });

/** SCO-05: keeps, mage towers and monasteries; cities are counted separately. */
const isStronghold = (site: Name): boolean =>
  site !== 'city' && ['fortified', 'inhabited'].includes(SITES.get(site).category);

const isAdventure = (site: Name): boolean => SITES.get(site).category === 'adventure';

const title = (alone: number, tied: number) => ({ alone, tied });

/** Standard achievement scoring (SCO-02 to SCO-08). */
export const ACHIEVEMENTS = [
  {
    what: 'knowledge',
    title: title(3, 1),
    of: (s, seat) => [
      each('spell', cardsOf(s, seat, 'spell'), 2),
      each('advanced-action', cardsOf(s, seat, 'advanced-action'), 1),
    ],
  },
  {
    what: 'loot',
    title: title(3, 1),
    of: (s, seat) => {
      const crystals = BASIC_COLORS.reduce((n, color) => n + player(s, seat).crystals[color], 0);
      return [each('artifact', cardsOf(s, seat, 'artifact'), 2), each('crystals', Math.floor(crystals / 2), 1)];
    },
  },
  {
    what: 'leader',
    title: title(3, 1),
    of: (s, seat) =>
      player(s, seat).units.map(({ unit, wounds }) => {
        const { level } = UNITS.get(unit);
        return each(unit, 1, wounds > 0 ? Math.floor(level / 2) : level); // SCO-10
      }),
  },
  {
    what: 'conqueror',
    title: title(3, 1),
    of: (s, seat) => [each('shields', sitesOf(s, seat, isStronghold).length, 2)],
  },
  {
    what: 'adventurer',
    title: title(3, 1),
    of: (s, seat) => [each('shields', sitesOf(s, seat, isAdventure).length, 2)],
  },
  {
    what: 'beating',
    title: title(-3, -1),
    of: (s, seat) => [each('wound', deedsOf(player(s, seat)).filter(card => card === WOUND).length, -2)],
  },
] as const satisfies readonly ScorePart[];

/** Standard achievements with one part replaced. */
export const achievementsBut = (what: Scored, instead: ScorePart): ScorePart[] =>
  ACHIEVEMENTS.map(part => (part.what === what ? instead : part));

/** Seven points per city led, four per other city with the player's Shield (SCO-11). */
export const CITY_CONQUEST: ScorePart = {
  what: 'city-conqueror',
  title: title(5, 2),
  of: (s, seat) => {
    const led = conquered(s).filter(({ leader }) => leader === seat);
    const shared = conquered(s).filter(({ leader, shields }) => leader !== seat && shields.includes(seat));
    return [each('cities-led', led.length, 7), each('cities-shared', shared.length, 4)];
  },
};

/** A bonus that a whole side scores, per thing counted. */
const bonus = (what: Scored, worth: number, count: (s: Seen, side: readonly Seat[]) => number): ScorePart => ({
  what,
  ofSide: (s, side) => [each(what, count(s, side), worth)],
});

const conquered = ({ cities }: Seen): City[] => cities.filter(city => city.conquered);

/** Whether every city of the scenario is on the map and conquered. */
export const areAllConquered = (s: Seen): boolean => conquered(s).length === s.options.cityLevels.length;

const CITIES = bonus('cities', 10, s => conquered(s).length);
const ALL_CITIES = bonus('all-cities', 15, s => Number(areAllConquered(s)));
const ROUNDS_LEFT = bonus('rounds-left', 30, s => modeOf(s.options, s.players.length).rounds - s.round);
const DUMMY_CARDS = bonus('dummy-cards', 1, s => s.dummy?.deck.length ?? 0);
const NOT_ANNOUNCED = bonus('not-announced', 5, s => Number(s.announcedBy === null));
const EACH_LEADS = bonus('each-leads', 10, (s, side) =>
  Number(side.every(seat => conquered(s).some(({ leader }) => leader === seat))),
);

/** Bonuses for city conquest in solo games (SCN-SO-03). */
export const SOLO_BONUSES = [CITIES, ALL_CITIES, ROUNDS_LEFT, DUMMY_CARDS, NOT_ANNOUNCED];
/** The same for cooperative games (SCN-CO-03). */
export const COOPERATIVE_BONUSES = [CITIES, EACH_LEADS, ALL_CITIES, ROUNDS_LEFT, DUMMY_CARDS, NOT_ANNOUNCED];
