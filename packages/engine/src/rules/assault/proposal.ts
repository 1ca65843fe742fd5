import type { Seat } from '../../core/effect.ts';
import { type Ask, askEach } from '../../core/question.ts';
import { Refusal, refuse } from '../../core/refusal.ts';
import type { Part } from '../../protocol/acts.ts';
import { ask, type Option, option, question } from '../../protocol/choice.ts';
import { isKeyOf } from '../../protocol/keys.ts';
import type { Hex } from '../../state/hex.ts';
import type { City } from '../../state/map.ts';
import type { Name } from '../../state/names.ts';
import type { Share } from '../../state/news.ts';
import type { Player } from '../../state/player.ts';
import type { Game } from '../game.ts';
import { settledRule } from '../mage-knight.ts';
import type { Menu } from '../menu.ts';
import type { Query } from '../query.ts';
import { seatsAfter } from '../round/ending.ts';
import { beginAssault } from './part.ts';
import { assailable, canFight, garrisonOf, suitableFor } from './suitable.ts';

/**
 * Proposes a cooperative assault: on which city, with whom, and how many defenders each faces. The invited players
 * accept or refuse (COA-04, COA-05).
 */
const propose = settledRule('propose-assault', q => {
  const cities = assailable(q);
  return cities instanceof Refusal ? cities : askProposal(q, cities);
});

const heroOf = (q: Query, seat: Seat): Name => (q.s.players[seat] as Player).hero;

function* askProposal(q: Query, cities: readonly City[]): Ask<(g: Game) => void> {
  const city = yield* ask(
    q.seat,
    'assault-city',
    cities.map(value => option({ act: 'pick-city', to: value.hexes[0] as Hex }, value)),
  );
  const defenders = garrisonOf(q.s, city).length;
  const invited = yield* askInvited(q, city, defenders);
  const fighters = [q.seat, ...seatsAfter(q.s.order, q.seat).filter(seat => invited.includes(seat))];
  const shares = yield* askShares(q, fighters, defenders);
  const about = { hero: heroOf(q, q.seat), hex: city.hexes[0] as Hex, shares: partsOf(q, shares) };
  const questions = fighters
    .slice(1)
    .map(seat =>
      question<'join-assault', Seat | null>(
        seat,
        'join-assault',
        canFight(q, seat) ? [AGREE, refusing(seat)] : [refusing(seat)],
        { always: true, about, refused: key => (isKeyOf(key, 'agree') ? refuse('COA-03') : null) },
      ),
    );
  const refused = (yield* askEach(questions)).find(answer => answer !== null) ?? null;
  return g => {
    g.tell({ news: 'assault-proposed', seat: g.seat, hex: city.hexes[0] as Hex, shares });
    if (refused === null) beginAssault(g, city, shares);
    else g.tell({ news: 'assault-declined', seat: refused });
  };
}

const AGREE = option<Seat | null>({ act: 'agree' }, null);

/** A refusal carries the seat that gave it. */
const refusing = (seat: Seat) => option<Seat | null>({ act: 'refuse' }, seat);

/** Asks which suitable heroes to invite: at most one per defender, counting the proposer. */
function* askInvited(q: Query, city: City, defenders: number): Ask<readonly Seat[]> {
  let invited: readonly Seat[] = [];
  for (;;) {
    const open = suitableFor(q, city).filter(seat => !invited.includes(seat));
    if (open.length === 0 || invited.length + 1 === defenders) return invited;
    const options: Option<Seat | null>[] = open.map(value => option({ act: 'invite', hero: heroOf(q, value) }, value));
    if (invited.length > 0) options.push(option({ act: 'done' }, null));
    const seat: Seat | null = yield* ask(q.seat, 'invite', options);
    if (seat === null) return invited;
    invited = [...invited, seat];
  }
}

/** Asks how to share the defenders. Each participant faces at least one, and all are faced (COA-04). */
function* askShares(q: Query, fighters: readonly Seat[], defenders: number): Ask<readonly Share[]> {
  const options = partitions(defenders, fighters.length).map(parts => {
    const value = parts.map((n, i) => ({ seat: fighters[i] as Seat, n }));
    return option({ act: 'share-out', parts, shares: partsOf(q, value) }, value);
  });
  return yield* ask(q.seat, 'assault-shares', options, {
    refused: key => (isKeyOf(key, 'share-out') ? refuse('COA-04') : null),
  });
}

/** All ways to write a number as a sum of this many positive parts. */
function partitions(n: number, parts: number): number[][] {
  if (parts === 1) return [[n]];
  return Array.from({ length: n - parts + 1 }, (_, i) => i + 1).flatMap(first =>
    partitions(n - first, parts - 1).map(rest => [first, ...rest]),
  );
}

const partsOf = (q: Query, shares: readonly Share[]): Part[] =>
  shares.map(({ seat, n }) => ({ hero: heroOf(q, seat), n }));

const PROPOSE = option({ act: 'propose-assault' }, propose());

/** Offers a cooperative assault. */
export function offerAssault(q: Query, menu: Menu): void {
  if (menu.wanted === null && (!q.s.options.cooperativeAssault || q.s.cities.length === 0)) return;
  menu.offer(q, PROPOSE.choice, PROPOSE.value);
}
