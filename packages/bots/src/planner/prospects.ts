import {
  CARDS,
  LEVELS,
  levelOf,
  type MageKnight,
  type Name,
  type Player,
  type Reward,
  type ScoreLine,
  type ScoreSheet,
  type Seat,
  scoreSheets,
  UNITS,
  WOUND,
} from '@deedbook/engine';
import { turnsLeft } from '../tempo.ts';
import { NO_WAY_LEFT } from './approach.ts';
import { worthInDeck } from './deck.ts';
import { campaignOf } from './siege.ts';
import { Surroundings } from './surroundings.ts';
import { worthOfUnitLevel } from './unit-worth.ts';

/* What a position promises a seat, in points of the final score: the score now, and what is likely to come of it. */

/** A card that will still be played this Round, and more for each point it is worth. */
const CARD_LEFT = 0.25;
const GOOD_CARD_LEFT = 0.12;
/** What a Banner on a Unit is worth beyond one in the deck, for each Round. */
const ATTACHED = 0.6;
/** A Wound that will be drawn again, for each Round; and one in hand. */
const WOUND_CARRIED = 0.9;
const WOUND_IN_HAND = 0.5;
/** What a card better than a Basic Action adds, for each point and each Round to come. */
const CARD_A_ROUND = 0.14;
const LEVEL_A_ROUND = 1.4;
const CRYSTAL = 0.5;
const REPUTATION = 0.15;
/** Turns in a Round. */
const TURNS = 5;
/** Rounds that what a hero owns counts for: whoever counts more gathers instead of fighting. */
const HORIZON = 4;

const REWARDS: Readonly<Record<Reward, number>> = {
  artifact: 4,
  spell: 4,
  'advanced-action': 2.6,
  unit: 4,
  'random-crystal': 0.8,
  dungeon: 3.6,
  crystals: 3,
};

/** What a seat can expect from a position. */
export function prospectsOf(table: MageKnight, seat: Seat, land?: Surroundings): number {
  const { state } = table;
  const sheets = scoreSheets(state);
  const scoreOf = (sheet: ScoreSheet) => (state.over ? sheet.total : secured(sheet));
  let value = sheets.filter(({ seats }) => seats.includes(seat)).reduce((sum, sheet) => sum + scoreOf(sheet), 0);
  const rivals = sheets.filter(({ seats }) => !seats.includes(seat)).map(scoreOf);
  if (rivals.length > 0) value -= 0.5 * Math.max(...rivals);
  const q = table.queryFor(seat);
  const turns = turnsLeft(q);
  const { hex } = q.me;
  const around = land ?? new Surroundings(q);
  value += campaignOf(q, turns, hex === null || state.over ? NO_WAY_LEFT : around.waysFrom(hex));
  if (state.over) return value;
  const now = Math.min(1, turns / TURNS);
  const later = Math.min(Math.max(0, q.mode.rounds - state.round), HORIZON - now);
  const rounds = later + now;
  value += progressOf(q.me) * LEVEL_A_ROUND * Math.min(2.5, rounds);
  value += valueOfCards(q.me, turns, later);
  value += worthOfUnitLevel(q) * levelsOfUnits(q.me, turns, later);
  const { red, blue, green, white } = q.me.crystals;
  value += CRYSTAL * (red + blue + green + white) + REPUTATION * q.me.reputation * Math.min(1, rounds);
  for (const reward of state.rewards) if (state.turn.seat === seat) value += REWARDS[reward];
  if (hex !== null) value += Math.min(1, turns + later) * around.from(hex);
  return value;
}

/** Bonuses for an early end, which run out until then. */
const FOR_AN_EARLY_END: readonly ScoreLine['what'][] = ['rounds-left', 'dummy-cards', 'not-announced'];

/** A score without what may still be lost by playing on. */
const secured = ({ total, lines }: ScoreSheet): number =>
  lines.reduce((sum, { what, points }) => sum - (FOR_AN_EARLY_END.includes(what) ? points : 0), total);

/** The level with the part of the next one already reached. */
function progressOf({ fame }: Readonly<Player>): number {
  const at = LEVELS.findLastIndex(level => level.fame <= fame);
  const [low, high] = [LEVELS[at]?.fame ?? 0, LEVELS[at + 1]?.fame];
  return high === undefined ? at : at + (fame - low) / (high - low);
}

/** The cards left in this Round, and all of them in each later one. */
function valueOfCards(me: Readonly<Player>, turns: number, later: number): number {
  let [all, good, wounds, woundsInHand] = [0, 0, 0, 0];
  const count = (card: Name): void => {
    if (card === WOUND) wounds++;
    else {
      good += betterThanPlain(card);
      all += CARD_LEFT + GOOD_CARD_LEFT * worthInDeck(card);
    }
  };
  for (const card of me.discard) count(card);
  for (const { card } of me.played) count(card);
  // A Banner on a Unit serves in every Round from now on.
  for (const { banner } of me.banners) {
    count(banner);
    all += ATTACHED;
  }
  const gone = all;
  for (const card of me.deck) count(card);
  for (const card of me.hand) {
    count(card);
    if (card === WOUND) woundsInHand++;
  }
  // Cards that no turn is left for are worth nothing.
  const left =
    (all - gone) * Math.min(1, (turns * levelOf(me).handLimit) / Math.max(1, me.hand.length + me.deck.length));
  const rounds = later + Math.min(1, turns / TURNS);
  return (
    left +
    later * all +
    CARD_A_ROUND * rounds * good -
    WOUND_CARRIED * wounds * Math.min(2, rounds) -
    WOUND_IN_HAND * woundsInHand * Math.min(1, turns)
  );
}

/** The levels of Units that are ready, and of all of them in each later Round. */
function levelsOfUnits(me: Readonly<Player>, turns: number, later: number): number {
  let levels = 0;
  for (const { unit, spent, wounds } of me.units) {
    const { level } = UNITS.get(unit);
    const now = !spent && wounds === 0 ? Math.min(1, turns / 2) : 0;
    levels += level * (now + later * (wounds === 0 ? 1 : 0.5));
  }
  return levels;
}

/** How much better a card is than a Basic Action. */
function betterThanPlain(card: Name): number {
  const { kind } = CARDS.get(card);
  return kind === 'basic-action' || kind === 'wound' ? 0 : Math.max(0, worthInDeck(card) - 1);
}
