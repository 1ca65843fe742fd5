import type { Effect } from '../../core/effect.ts';
import type { Ask } from '../../core/question.ts';
import { refuse } from '../../core/refusal.ts';
import { both, byTime, choose } from '../../effects/combine.ts';
import { influence, ranged } from '../../effects/gain.ts';
import { gainCrystal, gainMana } from '../../effects/mana.ts';
import { motivation } from '../../effects/motivation.ts';
import { mendUnit, readyUnit } from '../../effects/units.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import { gainPoints } from '../../rules/cards/play.ts';
import { MODIFIERS, SKILLS } from '../../rules/catalogue.ts';
import { attackNow } from '../../rules/fight/values.ts';
import type { Game } from '../../rules/game.ts';
import { addRegulars } from '../../rules/interaction/offers.ts';
import { unitUses } from '../../rules/interaction/units.ts';
import { fightRule, rule } from '../../rules/mage-knight.ts';
import type { Query } from '../../rules/query.ts';
import { areAllies } from '../../rules/scenarios/teams.ts';
import { COMPETITIVE, skillsOf } from './skill-notation.ts';

const skill = skillsOf('norowas');

const NOBODY_READY = refuse('UNI-04');
const MOST_MARCHING = 3;

/** Forward March: Move for each ready, unwounded Unit. */
const forwardMarch = rule('forward-march', q => {
  const ready = q.me.units.filter(unit => !unit.spent && unit.wounds === 0).length;
  return ready === 0 ? NOBODY_READY : g => gainPoints(g, 'move', Math.min(ready, MOST_MARCHING), q.card);
});

/**
 * Leadership: activates a Unit with a bonus. In the Attack phase all Attacks get it; before that only Ranged ones, not
 * Siege.
 */
const leadership = fightRule('leadership', askLeadership);

function* askLeadership(q: Query): Ask<(g: Game) => void> {
  const options: Option<{ use: Effect; bonus: number }>[] = [];
  for (const { choice, use, effect } of unitUses(q)) {
    const bonus = raiseOf(q, effect);
    if (bonus > 0 && q.possible(use)) options.push(option({ ...choice.act, bonus }, { use, bonus }));
  }
  const { use, bonus } = yield* ask(q.seat, 'leadership', options, {
    about: { card: q.card },
    always: true,
    refused: () => NOBODY_READY,
  });
  return g => g.nextFrom(g.card, bonus, use);
}

/** How much the ability of a Unit is raised now. */
function raiseOf(q: Query, effect: Effect): number {
  const { of, effect: inner, reach } = effect as { of?: readonly Effect[]; effect?: Effect; reach?: string };
  if (effect.fx === 'block') return 3;
  if (effect.fx !== 'attack')
    return Math.max(0, ...[...(of ?? []), ...(inner ? [inner] : [])].map(one => raiseOf(q, one)));
  if (q.combat?.phase === 'attack' || q.duel?.phase === 'melee') return 2;
  return reach === 'ranged' && attackNow(q, reach, 'physical').reach === 'ranged' ? 1 : 0;
}

/** Bonds of Loyalty: what happens when it is gained. The rest is the work of its Command token. */
const bondsOfLoyalty = rule('bonds-of-loyalty', () => g => addRegulars(g, 2));

MODIFIERS.add({
  /** Prayer of Weather: every terrain costs its owner less, and the others more. */
  weather: {
    moveCost: (m, about, s) => {
      if (m.seat === about.seat) return { from: m.from, op: 'add', n: -2, least: 1 };
      return areAllies(s, m.seat, about.seat) ? null : { from: m.from, op: 'add', n: 1, most: 5 }; // TEA-01
    },
  },
});

/** Prayer of Weather: until the start of the player's next turn (SKL-03). */
const prayerOfWeather = rule('prayer-of-weather', () => g => g.modify('weather', 'next-turn'));

SKILLS.add({
  'norowas-forward-march': skill('turn', forwardMarch()),
  'norowas-day-sharpshooting': skill('turn', byTime(ranged(2), ranged(1))),
  'norowas-inspiration': skill('round', choose(readyUnit(4), mendUnit())),
  'norowas-bright-negotiation': skill('turn', byTime(influence(3), influence(2))),
  'norowas-leaves-in-the-wind': skill('round', both(gainCrystal('green'), gainMana('white'))),
  'norowas-whispers-in-the-treetops': skill('round', both(gainCrystal('white'), gainMana('green'))),
  'norowas-leadership': skill('turn', leadership(), {
    raisesUnit: raiseOf,
  }),
  'norowas-bonds-of-loyalty': skill('passive', null, {
    onGaining: bondsOfLoyalty(),
    commandToken: true,
  }),
  'norowas-motivation': skill('round', motivation('white'), {
    anyTurn: true,
  }),
  'norowas-prayer-of-weather': skill('interactive', prayerOfWeather(), COMPETITIVE),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'forward-march': typeof forwardMarch;
    leadership: typeof leadership;
    'bonds-of-loyalty': typeof bondsOfLoyalty;
    'prayer-of-weather': typeof prayerOfWeather;
  }
}
