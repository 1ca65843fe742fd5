import { ifNone } from '../../core/question.ts';
import { refuse } from '../../core/refusal.ts';
import { takeWound } from '../../effects/cards.ts';
import { both, choose } from '../../effects/combine.ts';
import { holdEnemy } from '../../effects/enemies.ts';
import { attack, ranged, siege } from '../../effects/gain.ts';
import { payFor } from '../../effects/mana.ts';
import { ask, option } from '../../protocol/choice.ts';
import { gainMana, whyNoDie } from '../../rules/cards/mana.ts';
import { takeDie } from '../../rules/cards/source.ts';
import { CARDS, MODIFIERS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { rule } from '../../rules/mage-knight.ts';
import { whyStuck } from '../../rules/map/movement.ts';
import { distinct, type Query } from '../../rules/query.ts';
import { is } from '../../rules/shapes.ts';
import { isThrownAway } from '../../rules/turn/end-of-turn.ts';
import { type BasicColor, isBasic } from '../../state/mana.ts';
import type { Modifier } from '../../state/modifiers.ts';
import type { Name } from '../../state/names.ts';
import { cardsOf } from './card-notation.ts';

const { competitiveSpell, spell } = cardsOf();

/** Space Bending: for moving and exploring, spaces at distance 2 count as adjacent, and moving does not provoke. */
const bendSpace = rule('bend-space', q => whyStuck(q) ?? (g => g.modify('space-bent', 'turn')));

/** Time Bending: another turn with the same cards. */
const bendTime = rule('bend-time', q =>
  q.s.current === q.seat ? g => g.modify('time-bent', 'turn') : refuse(q.s.assault === null ? 'PVP-DEF-02' : 'COA-06'),
);

/**
 * If Time Bending was cast from the offer, the card set aside in its place: the one it was cast through, or if that one
 * was thrown away for its effect, the card that did so.
 */
const LENDERS: readonly Name[] = ['magic-talent', 'maximal-effect'];

/** Returns the played cards to the hand, except the card that does this. */
function takeBackPlayed(g: Game, m: Modifier): void {
  const { me } = g;
  const own = [m.from, ...LENDERS].flatMap(card => me.played.find(played => played.card === card) ?? [])[0];
  const back = me.played.filter(played => played !== own && !isThrownAway(played));
  me.played = me.played.filter(isThrownAway);
  me.hand = [...me.hand, ...back.map(({ card }) => card)];
  me.aside = [...me.aside, ...(own ? [own.card] : [])];
  g.turn.again = true;
}

const NO_DIE = refuse('SRC-01');

/** Mana Claim: keeps a basic-colored die for the Round, for three tokens now or one on each later turn. */
const manaClaim = rule('mana-claim', { curses: is.flag }, (q, e) => whyNoDie(q) ?? askClaim(q, e.curses));

function* askClaim(q: Query, curses: boolean) {
  const dice = distinct(q.s.source.filter(isBasic));
  const color = yield* ask(
    q.seat,
    'claim-die',
    dice.map(color => option({ act: 'pick-die', color }, color)),
    { about: { card: q.card }, refused: ifNone(NO_DIE) },
  );
  const later = yield* ask(
    q.seat,
    'claim-mana',
    [option({ act: 'claim-now' }, false), option({ act: 'claim-each-turn' }, true)],
    { about: { card: q.card, color } },
  );
  return (g: Game) => {
    takeDie(g, color);
    g.tell({ news: 'die-taken', seat: g.seat, color });
    g.modify('claimed-die', 'round', later ? 1 : 0, color);
    if (curses) g.modify('mana-curse', 'round', 0, color);
    if (!later) gainMana(g, color, 3);
  };
}

MODIFIERS.add({
  'space-bent': { bendsSpace: true },
  'time-bent': { drawsNoHand: true, on: { 'turn-ends': takeBackPlayed } },
  /** A die taken from the Source until the end of the Round; `n` is 1 if it gives a token every turn. */
  'claimed-die': {
    on: {
      'turn-begins': (g, m) => {
        if (m.n === 1) gainMana(g, m.on as BasicColor);
      },
    },
    onAnyone: {
      'round-ends': (g, m) => {
        g.s.source = [...g.s.source, m.on as BasicColor];
      },
    },
  },
  /**
   * Any other player who uses mana of that color on their turn takes a Wound, once per turn; gold counts as the color
   * it was used for.
   */
  'mana-curse': {
    onAnyone: {
      'mana-used': (g, m, { color }) => {
        if (color !== m.on || g.seat === m.seat || !g.hasTurn) return;
        if (g.s.modifiers.some(other => other.mod === 'cursed' && other.seat === g.seat && other.on === m.on)) return;
        g.modify('cursed', 'turn', 0, m.on);
        g.next(takeWound());
      },
    },
  },
  /** The curse has already struck this turn. */
  cursed: {},
});

CARDS.add({
  snowstorm: spell('blue', ['combat'], ranged(5, 'ice'), both(siege(8, 'ice'), takeWound())),
  'mana-bolt': spell(
    'blue',
    ['combat'],
    choose(
      payFor('blue', attack(8, 'ice')),
      payFor('red', attack(7, 'cold-fire')),
      payFor('white', ranged(6, 'ice')),
      payFor('green', siege(5, 'ice')),
    ),
    choose(
      payFor('blue', attack(11, 'ice')),
      payFor('red', attack(10, 'cold-fire')),
      payFor('white', ranged(9, 'ice')),
      payFor('green', siege(8, 'ice')),
    ),
  ),
  chill: spell(
    'blue',
    ['combat'],
    holdEnemy({ fortified: true, loses: ['fire'] }),
    holdEnemy({ fortified: true, armor: -4 }),
  ),
  'space-bending': spell('blue', ['movement', 'special'], bendSpace(), bendTime()),
  'mana-claim': competitiveSpell('blue', ['special'], manaClaim({ curses: false }), manaClaim({ curses: true })),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'bend-space': typeof bendSpace;
    'bend-time': typeof bendTime;
    'mana-claim': typeof manaClaim;
  }
}
