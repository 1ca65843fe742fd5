import type { Ask } from '../../core/question.ts';
import { type FieldsOf, type Fits, fields } from '../../core/shape.ts';
import { choose, whatever } from '../../effects/combine.ts';
import { aimed, destroyEnemy, holdEnemy, stripEnemy } from '../../effects/enemies.ts';
import { fly } from '../../effects/flight.ts';
import { ranged } from '../../effects/gain.ts';
import { borrowUnit, recruitAny } from '../../effects/muster.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import { discard, gainTo } from '../../rules/cards/deeds.ts';
import { gainCrystal } from '../../rules/cards/mana.ts';
import { CARDS, RESISTANCES } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { rule, settledRule } from '../../rules/mage-knight.ts';
import { distinct, type Query, without } from '../../rules/query.ts';
import { is, many } from '../../rules/shapes.ts';
import { BASIC_COLORS } from '../../state/mana.ts';
import type { Name } from '../../state/names.ts';
import type { Player } from '../../state/player.ts';
import { cardsOf } from './card-notation.ts';

const { competitiveSpell, spell } = cardsOf();

/** A card a player lost to Mind Read. */
const forgotten = fields({ seat: is.seat, card: is.card });
type Forgotten = Fits<typeof forgotten>;

/** Mind Read, Mind Steal: the caster gains a crystal of a color, and everyone else loses a card of that color. */
const mindRead = settledRule('mind-read', { steals: is.flag }, function* (q: Query, { steals }): Ask<
  (g: Game) => void
> {
  const options = BASIC_COLORS.map(color => option({ act: 'name-color', color }, color));
  const color = yield* ask(q.seat, 'name-color', options, { about: { card: q.card } });
  return g => {
    gainCrystal(g, color);
    // Who has to choose and who shows their hand reveals something about every hand at once.
    g.reveal();
    const others = g.s.players.map((_, seat) => seat).filter(seat => seat !== g.seat);
    passOn(g, { color, by: g.seat, steals, left: others, got: [] });
  };
});

const FORGETTING = {
  color: is.basicColor,
  by: is.seat,
  steals: is.flag,
  /** The players who still have to lose a card, in order. */
  left: many(is.seat),
  got: many(forgotten),
};
type Forgetting = FieldsOf<typeof FORGETTING>;

function passOn(g: Game, e: Forgetting): void {
  const [seat] = e.left;
  if (seat !== undefined) g.nextFor(seat, forget(e));
  else if (e.steals) g.nextFor(e.by, steal({ got: e.got }));
}

const isAction = (card: Name): boolean => ['basic-action', 'advanced-action'].includes(CARDS.get(card).kind);

/**
 * One player discards a Spell or Action card of the color, or shows their hand. They are asked even with a single such
 * card, because otherwise the others could tell how many there are.
 */
const forget = rule('forget-card', FORGETTING, function* (q, e): Ask<(g: Game) => void> {
  const isMeant = (card: Name) =>
    CARDS.get(card).color === e.color && (isAction(card) || CARDS.get(card).kind === 'spell');
  const options = distinct(q.me.hand.filter(isMeant)).map(card => option({ act: 'pick-card', card }, card));
  const card =
    options.length === 0
      ? null
      : yield* ask(q.seat, 'forget-card', options, { always: true, about: { card: 'mind-read', color: e.color } });
  return g => {
    const left = e.left.slice(1);
    if (card === null) {
      g.reveal();
      g.tell({ news: 'hand-shown', seat: g.seat, cards: g.me.hand });
      passOn(g, { ...e, left });
      return;
    }
    discard(g, [card]);
    passOn(g, { ...e, left, got: [...e.got, { seat: g.seat, card }] });
  };
});

/** The caster may take one of the discarded Action cards into hand, for good. */
const steal = rule('steal-card', { got: many(forgotten) }, function* (q, { got }): Ask<(g: Game) => void> {
  const taken = got.filter(({ card }) => isAction(card));
  if (taken.length === 0) return () => {};
  const isAlone = (card: Name) => taken.filter(other => other.card === card).length === 1;
  const options: Option<Forgotten | null>[] = taken.map(value => {
    const { card, seat } = value;
    const owner = isAlone(card) ? null : (q.s.players[seat] as Player).hero;
    return option({ act: 'steal-card', card, owner }, value);
  });
  options.push(option({ act: 'none', of: 'card' }, null));
  const stolen = yield* ask(q.seat, 'steal-card', options, { about: { card: 'mind-read' } });
  return g => {
    if (stolen === null) return;
    const loser = g.s.players[stolen.seat] as Player;
    loser.discard = without(loser.discard, stolen.card);
    gainTo(g, stolen.card, 'hand');
  };
});

CARDS.add({
  expose: spell(
    'white',
    ['combat'],
    whatever(stripEnemy('one', 'fortified', ...RESISTANCES), aimed(ranged(2))),
    whatever(choose(stripEnemy('all', 'fortified'), stripEnemy('all', ...RESISTANCES)), aimed(ranged(3))),
  ),
  whirlwind: spell('white', ['combat'], holdEnemy({ fortified: true }), destroyEnemy()),
  'wings-of-wind': spell(
    'white',
    ['movement', 'combat'],
    fly({ costs: [1, 2, 3, 4, 5] }),
    // The 2011 card skips the whole Block and Assign Damage phases.
    holdEnemy({ fortified: true, more: true }),
  ),
  'call-to-arms': spell('white', ['special'], borrowUnit(), recruitAny()),
  'mind-read': competitiveSpell('white', ['special'], mindRead({ steals: false }), mindRead({ steals: true })),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'mind-read': typeof mindRead;
  }
}
