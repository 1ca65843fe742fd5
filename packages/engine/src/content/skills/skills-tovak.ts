import { refuse } from '../../core/refusal.ts';
import { takeWound } from '../../effects/cards.ts';
import { byTime, choose } from '../../effects/combine.ts';
import { inFight, toOne, touched } from '../../effects/enemies.ts';
import { attack, block, move, ranged } from '../../effects/gain.ts';
import { motivation } from '../../effects/motivation.ts';
import { sidewaysFor, withoutDice } from '../../effects/sideways.ts';
import { ask, option } from '../../protocol/choice.ts';
import { discard } from '../../rules/cards/deeds.ts';
import { draw } from '../../rules/cards/drawing.ts';
import { gainMana } from '../../rules/cards/mana.ts';
import { MODIFIERS, SKILLS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { fightRule, rule } from '../../rules/mage-knight.ts';
import type { Query } from '../../rules/query.ts';
import { areAllies } from '../../rules/scenarios/teams.ts';
import { whyWoundsBound } from '../../rules/turn/rest.ts';
import { COLORS } from '../../state/mana.ts';
import { WOUND } from '../../state/names.ts';
import { COMPETITIVE, skillsOf } from './skill-notation.ts';

const skill = skillsOf('tovak');

const NO_RESISTANCE = refuse('CMB-DEF-09', { why: 'resistance' });

/** Resistance Break: lowers an enemy's Armor by 1 for each resistance it currently has (CMB-DEF-11). */
const resistanceBreak = fightRule(
  'resistance-break',
  inFight((side, q) => {
    const opponents = touched(side.opponents, null).filter(({ resistances }) => resistances.length > 0);
    const aim = { prompt: 'resistance-break', opponents, why: () => NO_RESISTANCE } as const;
    return toOne(side, q, aim, (g, opponent) => opponent.weaken(g, -opponent.resistances.length, 'combat'));
  }),
);

const NOT_NOW = refuse('SKL-02', { why: 'combat' });
const NO_WOUND = refuse('HEA-03');

/** I Feel No Pain: discard a Wound, without healing it, to draw a card. */
const feelNoPain = rule('feel-no-pain', q => {
  if (q.isFighting) return NOT_NOW;
  if (!q.me.hand.includes(WOUND)) return NO_WOUND;
  return (
    whyWoundsBound(q) ??
    (g => {
      discard(g, [WOUND]);
      draw(g, 1);
    })
  );
});

MODIFIERS.add({
  /** Mana Exploit: other players who use mana of a color other than `on` take a Wound. */
  'mana-exploit': {
    onAnyone: {
      'mana-used': (g, m, { color }) => {
        if (color === m.on || g.seat === m.seat || !g.hasTurn) return;
        if (areAllies(g.s, g.seat, m.seat)) return; // TEA-01
        if (g.s.modifiers.some(({ mod, n, on }) => mod === 'mana-exploited' && n === g.seat && on === color)) return;
        g.s.modifiers = [...g.s.modifiers, { ...m, mod: 'mana-exploited', n: g.seat, on: color }];
        g.next(takeWound()); // after the card paid for has left the hand
      },
    },
  },
  /** Player `n` has already taken the Wound for color `on`. */
  'mana-exploited': {},
});

/**
 * Mana Exploit: name a color other than gold and gain a token of it; the others take a Wound for each other color they
 * use (SKL-03).
 */
const manaExploit = rule('mana-exploit', function* (q: Query) {
  const colors = COLORS.filter(color => color !== 'gold');
  const color = yield* ask(
    q.seat,
    'mana-exploit',
    colors.map(color => option({ act: 'pick-mana', color }, color)),
    { about: { card: q.card } },
  );
  return (g: Game) => {
    gainMana(g, color);
    g.modify('mana-exploit', 'next-turn', 0, color);
  };
});

SKILLS.add({
  'tovak-double-time': skill('turn', byTime(move(2), move(1))),
  'tovak-night-sharpshooting': skill('turn', byTime(ranged(1), ranged(2))),
  'tovak-cold-swordsmanship': skill('turn', choose(attack(2), attack(2, 'ice'))),
  'tovak-shield-mastery': skill('turn', choose(block(3), block(2, 'fire'), block(2, 'ice'))),
  'tovak-resistance-break': skill('turn', resistanceBreak()),
  'tovak-i-feel-no-pain': skill('turn', feelNoPain()),
  'tovak-i-dont-give-a-damn': skill('turn', sidewaysFor(2, 3)),
  'tovak-who-needs-magic': skill('turn', choose(sidewaysFor(2), withoutDice(sidewaysFor(3)))),
  'tovak-motivation': skill('round', motivation('blue'), {
    anyTurn: true,
  }),
  'tovak-mana-exploit': skill('interactive', manaExploit(), COMPETITIVE),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'resistance-break': typeof resistanceBreak;
    'feel-no-pain': typeof feelNoPain;
    'mana-exploit': typeof manaExploit;
  }
}
