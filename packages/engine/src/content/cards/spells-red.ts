import { refuse } from '../../core/refusal.ts';
import { nullable, oneOf } from '../../core/shape.ts';
import { takeWound } from '../../effects/cards.ts';
import { both, choose } from '../../effects/combine.ts';
import { destroyEnemy, ignoreSite, inFight, perEnemy, toBlocked, weakenEnemy } from '../../effects/enemies.ts';
import { attack, block, ranged, siege } from '../../effects/gain.ts';
import { gainCrystal } from '../../effects/mana.ts';
import { ask, choice, type Option, option } from '../../protocol/choice.ts';
import { gainCrystal as storeOrToken } from '../../rules/cards/mana.ts';
import { CARDS, MODIFIERS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { fightRule, rule, settledRule } from '../../rules/mage-knight.ts';
import { distinct, type Query } from '../../rules/query.ts';
import { is, many } from '../../rules/shapes.ts';
import { BASIC_COLORS, type BasicColor } from '../../state/mana.ts';
import type { Modifier } from '../../state/modifiers.ts';
import type { Name } from '../../state/names.ts';
import type { Player } from '../../state/player.ts';
import { cardsOf } from './card-notation.ts';

const { competitiveSpell, spell } = cardsOf();

const watchBlock = rule(
  'watch-block',
  { mod: oneOf(['burning-shield', 'exploding-shield']) },
  (_q, { mod }) =>
    g =>
      g.modify(mod, 'combat'),
);

/** Destroys an enemy whose attack was just blocked. */
const explode = fightRule(
  'explode-blocked',
  { foe: nullable(is.id) },
  inFight((side, q, e) => {
    const blocked = side.blocked(e.foe).filter(({ isWounded }) => !isWounded);
    return toBlocked(side, q, blocked, 'red', (g, opponent) => opponent.destroy(g));
  }),
);

const FLAMES = attack(4, 'fire');

/** Burning Shield: the card is used again after a successful block. */
const burnAgain = rule('burn-again', q => {
  return (
    q.refusal(FLAMES) ??
    (g => {
      const spent = g.s.modifiers.find(m => m.mod === 'burning-shield' && m.seat === g.seat && m.n === 1) as Modifier;
      g.drop(spent);
      g.nextFrom(spent.from, 0, FLAMES);
    })
  );
});
const BURN_AGAIN = { choice: choice({ act: 'reuse', card: 'burning-shield' }), effect: burnAgain() };

/** The block with this card has succeeded. */
const kindle = (g: Game, m: Modifier, { cards }: { readonly cards: readonly Name[] }): void => {
  if (cards.includes(m.from)) g.s.modifiers = g.s.modifiers.map(other => (other === m ? { ...m, n: 1 } : other));
};

MODIFIERS.add({
  /** Waits for the block with this card; `n` is 1 once it has succeeded. */
  'burning-shield': { on: { blocked: kindle }, offers: (_q, m) => (m.n === 1 ? [BURN_AGAIN] : []) },
  'exploding-shield': {
    on: {
      blocked: (g, m, { foe, cards }) => {
        if (!cards.includes(m.from)) return;
        g.drop(m);
        g.nextFrom(m.from, 0, explode({ foe: foe?.id ?? null }));
      },
    },
  },
});

const NOBODY_ELSE = refuse('CRD-11');

/** Mana Meltdown: every other player loses a random crystal, or takes a Wound. */
const manaMeltdown = settledRule('mana-meltdown', q => (q.s.players.length < 2 ? NOBODY_ELSE : meltDown));

function meltDown(g: Game): void {
  const melted: BasicColor[] = [];
  for (const [seat, player] of g.s.players.entries()) {
    if (seat === g.seat) continue;
    const crystals = BASIC_COLORS.flatMap(color => Array<BasicColor>(player.crystals[color]).fill(color));
    const color = crystals[g.random('rest', stream => stream.below(Math.max(1, crystals.length)))];
    if (color === undefined) {
      g.nextFor(seat, takeWound());
      continue;
    }
    (g.s.players[seat] as Player).crystals = { ...player.crystals, [color]: player.crystals[color] - 1 };
    g.tell({ news: 'crystal-melted', seat, color });
    melted.push(color);
  }
  if (melted.length === 0) return;
  g.reveal();
  g.next(takeMelted({ of: distinct(melted) }));
}

/** The caster may gain one of the crystals that were lost. */
const takeMelted = rule('take-melted', { of: many(is.basicColor) }, function* (q, { of }) {
  const options: Option<BasicColor | null>[] = of.map(color => option({ act: 'pick-crystal', color }, color));
  options.push(option({ act: 'none', of: 'crystal' }, null));
  const color = yield* ask(q.seat, 'take-melted', options, { about: { card: q.card } });
  return (g: Game) => {
    if (color !== null) storeOrToken(g, color);
  };
});

/**
 * Mana Radiance: everyone takes a Wound for each of their crystals of a color, then the caster gains two of that color.
 */
const manaRadiance = settledRule('mana-radiance', function* (q: Query) {
  const options = BASIC_COLORS.map(color => option({ act: 'name-color', color }, color));
  const color = yield* ask(q.seat, 'name-color', options, { about: { card: q.card } });
  return (g: Game) => {
    for (const [seat, { crystals }] of g.s.players.entries()) {
      if (crystals[color] > 0) g.nextFor(seat, takeWound(crystals[color]));
    }
    g.next(gainCrystal(color), gainCrystal(color));
  };
});

const WALL = choose(attack(5, 'fire'), block(7, 'fire'));

CARDS.add({
  fireball: spell('red', ['combat'], ranged(5, 'fire'), both(siege(8, 'fire'), takeWound())),
  'flame-wall': spell('red', ['combat'], WALL, perEnemy(WALL, 2)),
  'burning-shield': spell(
    'red',
    ['combat'],
    both(block(4, 'fire'), watchBlock({ mod: 'burning-shield' })),
    both(block(4, 'fire'), watchBlock({ mod: 'exploding-shield' })),
  ),
  demolish: spell('red', ['combat'], both(ignoreSite(), weakenEnemy('all', -1)), destroyEnemy(-1)),
  'mana-meltdown': competitiveSpell('red', ['special'], manaMeltdown(), manaRadiance()),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'watch-block': typeof watchBlock;
    'mana-meltdown': typeof manaMeltdown;
    'mana-radiance': typeof manaRadiance;
  }
}
