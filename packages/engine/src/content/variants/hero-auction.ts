import type { Seat } from '../../core/effect.ts';
import type { FieldsOf } from '../../core/shape.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import { HEROES, inSets } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { rule } from '../../rules/mage-knight.ts';
import { type Query, without } from '../../rules/query.ts';
import { VARIANTS } from '../../rules/scenarios/scenarios.ts';
import { becomeHero } from '../../rules/setup/setup.ts';
import { is, many } from '../../rules/shapes.ts';
import type { Name } from '../../state/names.ts';
import { needsRivals } from './fitting.ts';

/** The highest bid allowed; no hero is worth more. */
const MOST_BID = 10;

const PICKING = {
  /** The seats without a hero, in picking order. */
  left: many(is.seat),
  /** The seats with a hero, in the order they got one, and the heroes. */
  done: many(is.seat),
  taken: many(is.hero),
};
type Picking = FieldsOf<typeof PICKING>;

const BIDDING = {
  ...PICKING,
  hero: is.hero,
  /** The highest bid so far, and its bidder. */
  bid: is.amount,
  by: is.seat,
  /** The seats that may still outbid it, next one first. */
  asked: many(is.seat),
};
type Bidding = FieldsOf<typeof BIDDING>;

/** The first player without a hero names one; the others may bid for it. */
const pickHero = rule('pick-hero', PICKING, function* (q, { left, done, taken }) {
  const free = inSets(HEROES, q.s.options.sets).filter(hero => !taken.includes(hero));
  const hero = yield* ask(q.seat, 'pick-hero', free.map(heroOption), { always: true });
  return (g: Game) => {
    g.tell({ news: 'hero-picked', seat: g.seat, hero });
    callFor(g, { left, done, taken, hero, bid: 0, by: g.seat, asked: after(left, g.seat) });
  };
});

const heroOption = (hero: Name) => option({ act: 'pick-hero', hero }, hero);

/** The other players without a hero, starting with the one after a seat. */
const after = (left: readonly Seat[], seat: Seat): readonly Seat[] => {
  const at = left.indexOf(seat);
  return [...left.slice(at + 1), ...left.slice(0, at)];
};

/** The lowest valid bid: an earlier picker only has to match the current bid; a later one must exceed it. */
const leastBid = ({ left, by, bid }: Bidding, seat: Seat): number =>
  left.indexOf(seat) < left.indexOf(by) ? bid : bid + 1;

/** One player outbids the others for a hero, or passes. */
const bidForHero = rule('bid-for-hero', BIDDING, function* (q: Query, bidding) {
  const { hero, by, left, asked } = bidding;
  const least = leastBid(bidding, q.seat);
  const bids = Array.from({ length: Math.max(0, MOST_BID - least + 1) }, (_, i) => least + i);
  const options: Option<number | null>[] = bids.map(n => option({ act: 'bid', n }, n));
  const bid = yield* ask(q.seat, 'bid-for-hero', [PASS, ...options], {
    about: { hero, n: bidding.bid, seat: by },
  });
  return (g: Game) => {
    if (bid === null) return callFor(g, { ...bidding, asked: asked.slice(1) });
    g.tell({ news: 'hero-bid', seat: g.seat, hero, n: bid });
    callFor(g, { ...bidding, bid, by: g.seat, asked: after(left, g.seat) });
  };
});

const PASS = option({ act: 'no-bid' }, null);

/** Asks the next player; when the bidding is over, the highest bid wins the hero. */
function callFor(g: Game, bidding: Bidding): void {
  const [next] = bidding.asked;
  if (next !== undefined) {
    g.nextFor(next, bidForHero(bidding));
    return;
  }
  const { hero, by, bid } = bidding;
  becomeHero(g, by, hero, bid);
  g.tell({ news: 'hero-won', seat: by, hero, n: bid });
  pickOn(g, {
    left: without(bidding.left, by),
    done: [...bidding.done, by],
    taken: [...bidding.taken, hero],
  });
}

/** The first player without a hero picks. Once everyone has one, that order is the Round Order (GAM-06). */
function pickOn(g: Game, { left, done, taken }: Picking): void {
  const [picker] = left;
  if (picker === undefined) g.s.order = done;
  else g.nextFor(picker, pickHero({ left, done, taken }));
}

VARIANTS.add({
  'hero-auction': {
    rule: 'VAR-AUC-01',
    set: 'base',
    beforeHands: g => pickOn(g, { left: g.s.order, done: [], taken: [] }),
    firstTacticsByOrder: true,
    unfitFor: needsRivals,
  },
});
