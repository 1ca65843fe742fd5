import { refuse } from '../../core/refusal.ts';
import { both, choose } from '../../effects/combine.ts';
import { fly } from '../../effects/flight.ts';
import { heal, siege } from '../../effects/gain.ts';
import { gainCrystal, gainMana } from '../../effects/mana.ts';
import { motivation } from '../../effects/motivation.ts';
import { sidewaysForMana } from '../../effects/sideways.ts';
import { ask, option } from '../../protocol/choice.ts';
import { gainCrystal as storeOrToken } from '../../rules/cards/mana.ts';
import { gainPoints } from '../../rules/cards/play.ts';
import { MODIFIERS, SKILLS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { rule } from '../../rules/mage-knight.ts';
import { distinct, type Query } from '../../rules/query.ts';
import { areAllies } from '../../rules/scenarios/teams.ts';
import { BASIC_COLORS, isBasic } from '../../state/mana.ts';
import { COMPETITIVE, skillsOf } from './skill-notation.ts';

const skill = skillsOf('goldyx');

const NOT_INTERACTING = refuse('INT-01');
const NO_CRYSTAL = refuse('MAN-04');

/** Glittering Fortune: Influence for each different color of crystal the player has, during an interaction. */
const glitteringFortune = rule('glittering-fortune', q => {
  if (!q.turn.interacting) return NOT_INTERACTING;
  const colors = BASIC_COLORS.filter(color => q.me.crystals[color] > 0).length;
  return colors === 0 ? NO_CRYSTAL : g => gainPoints(g, 'influence', colors, q.card);
});

MODIFIERS.add({
  /** Source Freeze: the other players cannot use the one Source die everyone gets; dice granted by effects remain. */
  'source-freeze': {
    diceAllowed: (m, about, s) =>
      m.seat === about.seat || areAllies(s, m.seat, about.seat) // TEA-01
        ? null
        : { from: m.from, op: 'add', n: -1, least: 0 },
    // No crystal if the Round ends first.
    on: { 'turn-begins': (g, m) => g.nextFrom(m.from, 0, sourceThaw()) },
  },
});

/** A crystal of the color of a Source die, which stays in the Source unchanged. */
const sourceThaw = rule('source-thaw', function* (q: Query) {
  const colors = distinct(q.s.source).filter(isBasic);
  const color = yield* ask(
    q.seat,
    'source-thaw',
    colors.map(color => option({ act: 'pick-die', color }, color)),
    { about: { card: q.card } },
  );
  return (g: Game) => storeOrToken(g, color);
});

/** Source Freeze: the token stays in the Source until the player's next turn (SKL-03). */
const sourceFreeze = rule('source-freeze', () => g => g.modify('source-freeze', 'next-turn'));

SKILLS.add({
  'goldyx-freezing-power': skill('turn', choose(siege(1), siege(1, 'ice'))),
  'goldyx-potion-making': skill('round', heal(2)),
  'goldyx-white-crystal-craft': skill('round', both(gainCrystal('blue'), gainMana('white'))),
  'goldyx-green-crystal-craft': skill('round', both(gainCrystal('blue'), gainMana('green'))),
  'goldyx-red-crystal-craft': skill('round', both(gainCrystal('blue'), gainMana('red'))),
  'goldyx-glittering-fortune': skill('turn', glitteringFortune()),
  'goldyx-flight': skill('round', fly({ costs: [0, 2] })),
  'goldyx-universal-power': skill('turn', sidewaysForMana(3, 4)),
  'goldyx-motivation': skill('round', motivation('green'), {
    anyTurn: true,
  }),
  'goldyx-source-freeze': skill('interactive', sourceFreeze(), COMPETITIVE),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'glittering-fortune': typeof glitteringFortune;
    'source-freeze': typeof sourceFreeze;
  }
}
