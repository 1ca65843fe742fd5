import type { Seat } from '../../core/effect.ts';
import type { FieldsOf } from '../../core/shape.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import { CARDS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { rule } from '../../rules/mage-knight.ts';
import { distinct, type Query, type Seen, without } from '../../rules/query.ts';
import { twistsOf, VARIANTS } from '../../rules/scenarios/scenarios.ts';
import { ACHIEVEMENTS } from '../../rules/scenarios/score-parts.ts';
import { is, many } from '../../rules/shapes.ts';
import type { Name } from '../../state/names.ts';
import type { Player } from '../../state/player.ts';
import { DUMMY } from '../../state/state.ts';

/** The worth of a player's Deed cards, crystals and Units, plus 3 per level above the lowest (VAR-DKB-02). */
export function strengthOf(s: Seen, seat: Seat): number {
  const lowest = Math.min(...s.players.map(player => player.level));
  const worth = ACHIEVEMENTS.filter(({ what }) => ['knowledge', 'loot', 'leader'].includes(what))
    .flatMap(part => part.of(s, seat))
    .reduce((sum, { n }) => sum + n, 0);
  return worth + 3 * ((s.players[seat] as Player).level - lowest);
}

/** The weakest first; on a tie, the later one in the Round Order, as for Tactics. */
const weakestFirst = (s: Seen): Seat[] =>
  s.order
    .filter(seat => seat !== DUMMY)
    .reverse()
    .sort((a, b) => strengthOf(s, a) - strengthOf(s, b));

const isAction = (card: Name): boolean => ['basic-action', 'advanced-action'].includes(CARDS.get(card).kind);

/** Whether they share a color or a type symbol. */
const areAlike = (a: Name, b: Name): boolean => {
  const [one, other] = [CARDS.get(a), CARDS.get(b)];
  return one.color === other.color || one.types.some(type => other.types.includes(type));
};

/** Where a player's Deed cards can be between two Rounds. */
const ZONES = ['hand', 'discard', 'deck', 'tacticCards', 'aside'] as const;

/** A player's Action cards by name: players know what is in their deck, but not its order. */
const actionsOf = ({ me }: Query): Name[] => distinct(ZONES.flatMap(zone => me[zone]).filter(isAction)).sort();

const UPGRADING = {
  /** The Advanced Actions still available. */
  drawn: many(is.card),
  /** The players who come next. */
  others: many(is.seat),
};
type Upgrading = FieldsOf<typeof UPGRADING>;

/** One player may throw away an Action card for one of those available. */
const upgrade = rule('upgrade-action', UPGRADING, function* (q, { drawn, others }) {
  const own = actionsOf(q);
  const fits = drawn.filter(card => own.some(other => areAlike(card, other)));
  const options: Option<Name | null>[] = fits.map(card => option({ act: 'pick-card', card }, card));
  const card = yield* ask(q.seat, 'upgrade-action', [...options, DONE], { about: { shown: drawn } });
  const thrown =
    card === null
      ? null
      : yield* ask(
          q.seat,
          'throw-for-upgrade',
          own.filter(other => areAlike(card, other)).map(other => option({ act: 'pick-card', card: other }, other)),
          { about: { chosen: [card] } },
        );
  return (g: Game) => {
    if (card !== null && thrown !== null) swap(g, thrown, card);
    passOn(g, { drawn: card === null ? drawn : without(drawn, card), others });
  };
});

const DONE = option({ act: 'done' }, null);

/** All cards are about to be shuffled together, so any copy will do. */
function swap(g: Game, thrown: Name, card: Name): void {
  const { me, s } = g;
  const zone = ZONES.find(place => me[place].includes(thrown)) as (typeof ZONES)[number];
  me[zone] = without(me[zone], thrown);
  me.discard = [...me.discard, card];
  s.removed = [...s.removed, thrown];
  g.tell({ news: 'card-thrown-away', seat: g.seat, card: thrown });
  g.tell({ news: 'action-upgraded', seat: g.seat, card });
}

/** The next player chooses; what no one took goes under the deck. */
function passOn(g: Game, { drawn, others: [seat, ...others] }: Upgrading): void {
  if (seat !== undefined) g.nextFor(seat, upgrade({ drawn, others }));
  else g.s.advancedDeck = [...drawn, ...g.s.advancedDeck];
}

/** Whether there will be another Night: two Rounds later, or the next Round if it is always Night. */
const isAnotherNightToCome = ({ s, mode }: Query): boolean =>
  !s.ending && s.round + (twistsOf(s).some(twist => twist.nextTime) ? 1 : 2) <= mode.rounds;

/** After each Night except the last: one more Advanced Action than there are players. */
function offerUpgrades(g: Game): void {
  const { s } = g;
  if (s.time !== 'night' || !isAnotherNightToCome(g)) return;
  const drawn = s.advancedDeck.slice(-s.players.length - 1);
  if (drawn.length === 0) return;
  s.advancedDeck = s.advancedDeck.slice(0, -drawn.length);
  g.reveal();
  g.tell({ news: 'upgrades-shown', cards: drawn });
  passOn(g, { drawn, others: weakestFirst(s) });
}

VARIANTS.add({
  'action-upgrades': {
    rule: 'VAR-DKB-02',
    set: 'base',
    atRoundEnd: offerUpgrades,
  },
});
