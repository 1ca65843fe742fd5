import type { Ask } from '../../core/question.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { both, whatever } from '../../effects/combine.ts';
import { inFight } from '../../effects/enemies.ts';
import { attack } from '../../effects/gain.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import { discard } from '../../rules/cards/deeds.ts';
import { CARDS, MODIFIERS } from '../../rules/catalogue.ts';
import { whyNoAttack } from '../../rules/fight/values.ts';
import type { Game } from '../../rules/game.ts';
import { fightRule, rule } from '../../rules/mage-knight.ts';
import { distinct, type Query } from '../../rules/query.ts';
import { gainFame } from '../../rules/rewards/tracks.ts';
import { is } from '../../rules/shapes.ts';
import type { Foe } from '../../state/combat.ts';
import { type Name, WOUND } from '../../state/names.ts';
import { cardsOf } from './card-notation.ts';

const { artifact } = cardsOf();

const NOT_IN_COMBAT = refuse('CRD-20');
const NO_TARGET = refuse('CMB-GEN-06');
const NOBODY_DEFEATED = refuse('PVP-EFX-04');

/** Summoned monsters never give Fame. */
const counts = (foe: Foe): boolean => foe.summoner === null;

MODIFIERS.add({
  'fame-for-defeating': {
    on: {
      defeated: (g, m, { foe }) => {
        if (counts(foe)) gainFame(g, m.n);
      },
    },
  },
  'double-physical': { doublesPhysical: true },
});

/** Every enemy defeated this turn gives Fame, including those defeated earlier. `aims`: it comes with Attacks. */
const fameForDefeating = rule('fame-for-defeating', { aims: is.flag }, (q, { aims }) => {
  if (q.duel) return (aims ? whyNoAttack(q, 'melee') : null) ?? NOBODY_DEFEATED;
  if (!q.combat) return NOT_IN_COMBAT;
  // CMB-GEN-06: without a target the Attacks would be lost.
  if (aims && q.combat.phase === 'attack' && q.combat.targets.length === 0) return NO_TARGET;
  const before = q.combat.foes.filter(foe => foe.defeated && counts(foe)).length;
  return g => {
    if (before > 0) gainFame(g, before);
    g.modify('fame-for-defeating', 'turn', 1);
  };
});

/** The player discards any number of cards, one at a time, each for an Attack. */
const discardForAttacks = rule(
  'discard-for-attacks',
  { n: is.amount },
  (q, e) => q.refusal(attack(e.n)) ?? askMore(q, e.n),
);

function* askMore(q: Query, n: number): Ask<Refusal | ((g: Game) => void)> {
  const cards = distinct(q.otherCards).filter(card => card !== WOUND);
  if (cards.length === 0) return refuse('CRD-29');
  const options: Option<Name | null>[] = cards.map(card => option({ act: 'pick-card', card }, card));
  const card = yield* ask(q.seat, 'discard-for-attacks', [...options, option({ act: 'done' }, null, null)], {
    about: { card: q.card, n },
    always: true,
  });
  return g => {
    if (card === null) return;
    discard(g, [card]);
    g.next(attack(n));
    g.again(discardForAttacks({ n }));
  };
}

/** Enemies lose Physical resistance this turn, and physical Attacks count double in the Attack phase. */
const doublePhysical = fightRule(
  'double-physical',
  inFight(side => g => {
    side.loseResistance(g, 'physical');
    g.modify('double-physical', 'turn');
  }),
);

CARDS.add({
  'sword-of-justice': artifact(
    ['combat'],
    whatever(fameForDefeating({ aims: true }), discardForAttacks({ n: 3 })),
    both(doublePhysical(), fameForDefeating({ aims: false })),
  ),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'fame-for-defeating': typeof fameForDefeating;
    'discard-for-attacks': typeof discardForAttacks;
    'double-physical': typeof doublePhysical;
  }
}
