import '../content/index.ts';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../core/effect.ts';
import { whenPossible } from '../core/rule.ts';
import { CARDS, SKILLS, UNITS } from '../rules/catalogue.ts';
import { Moment } from '../rules/moment.ts';
import { PHASES } from '../state/combat.ts';
import { dueling } from '../testing/dueling.ts';
import { challenging, goTo, struck } from '../testing/fighting.ts';
import { type Playing, playing } from '../testing/playing.ts';

/** An effect and everything nested in it. */
function* withParts(part: unknown): Generator<Effect> {
  if (typeof part !== 'object' || part === null) return;
  if ('fx' in part) yield part as Effect;
  for (const inner of Object.values(part)) yield* withParts(inner);
}

const printed = [
  ...CARDS.ids().flatMap(id => [CARDS.get(id).basic, CARDS.get(id).powered]),
  ...UNITS.ids().flatMap(id => UNITS.get(id).abilities.map(({ effect }) => effect)),
  ...SKILLS.ids().map(id => SKILLS.get(id).effect),
];
const effects = [...withParts(printed)];

const MOMENTS: readonly (readonly [string, () => Playing])[] = [
  ['with nothing in hand', () => playing({ hand: [], deck: [], source: [] })],
  ['by night, with a hand of Wounds', () => playing({ hand: ['wound'], time: 'night' })],
  ['in a rest', () => playing({ part: 'rest' })],
  ['in the action', () => playing({ part: 'action' })],
  ['in combat with another player', () => dueling({ step: 'block' })],
  ['as the attacker of another player', () => dueling({ step: 'attack' })],
  ...PHASES.map(phase => [`in the ${phase} phase`, () => goTo(challenging('prowlers'), phase)] as const),
  ...(['ranged', 'block', 'attack'] as const).map(
    phase => [`with a target in the ${phase} phase`, () => struck('prowlers', [], phase)] as const,
  ),
];

describe('when effects are possible', () => {
  it('much is possible at all times', () => {
    const always = effects.filter(effect => whenPossible(effect).surely === -1);
    expect(new Set(always.map(({ fx }) => fx)).size).toBeGreaterThan(8);
  });

  it.each(MOMENTS)('their rules agree: %s', (_, scene) => {
    const p = scene();
    const q = p.session.queryFor(p.seat).from('march');
    const moment = new Moment();
    const known = effects.filter(effect => moment.allows(q, whenPossible(effect)) !== null);
    expect(known.length).toBeGreaterThan(effects.length / 3);
    expect(known.filter(effect => q.possible(effect) !== moment.allows(q, whenPossible(effect)))).toEqual([]);
  });
});
