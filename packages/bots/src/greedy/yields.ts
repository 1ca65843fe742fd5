import type { Effect, EffectKind, EffectOf, Element } from '@deedbook/engine';

/** What cards and Units can be used for. */
export type Kind =
  | 'move'
  | 'influence'
  | 'heal'
  | 'attack'
  | 'ranged'
  | 'siege'
  | 'block'
  | 'hold'
  | 'crystal'
  | 'draw';

/** One thing an effect can give. */
export interface Yield {
  readonly kind: Kind;
  readonly n: number;
  readonly element: Element;
  /** Whether a Block grows with the traits of the enemy, or counts double against Swift attacks. */
  readonly extra: 'per-trait' | 'twice-against-swift' | null;
  /** How many other cards must be discarded for it. */
  readonly eats: number;
  /** Its other costs (Wounds, Reputation, a Wounded Unit), minus its other gains. */
  readonly harm: number;
}

type AnyEffect = EffectOf<EffectKind>;

const RESISTED_BY: Readonly<Record<string, Element | undefined>> = { red: 'fire', blue: 'ice' };

const WOUND_HARM = 2.5;
const UNIT_HARM = 1.5;

const known = new WeakMap<Effect, readonly Yield[]>();

/** Everything an effect can give, of which the player gets one. */
export function yieldsOf(effect: Effect): readonly Yield[] {
  let found = known.get(effect);
  if (!found) {
    found = read(effect as AnyEffect);
    known.set(effect, found);
  }
  return found;
}

/** A plain amount of one thing. */
export const plainYield = (kind: Kind, n: number, element: Element = 'physical'): Yield => ({
  kind,
  n,
  element,
  extra: null,
  eats: 0,
  harm: 0,
});

/** Effects this bot cannot read are played sideways, or not at all. */
function read(effect: AnyEffect): readonly Yield[] {
  switch (effect.fx) {
    case 'points':
      return [plainYield(effect.points, effect.n)];
    case 'heal':
    case 'draw':
      return [plainYield(effect.fx, effect.n)];
    case 'attack':
      return [plainYield(effect.reach === 'melee' ? 'attack' : effect.reach, effect.n, effect.element)];
    case 'block':
      return [{ ...plainYield('block', effect.n, effect.element), extra: effect.extra }];
    case 'hold-enemy':
      // 2: works on fortified enemies too. The element is the one that resists its color.
      return [plainYield('hold', effect.fortified ? 2 : 1, RESISTED_BY[effect.color ?? ''])];
    case 'gain-crystal':
      return [plainYield('crystal', 1)];
    case 'one-of':
      return effect.of.flatMap(yieldsOf);
    case 'all-of': {
      const harm = effect.of.slice(1).reduce((sum, other) => sum + harmOf(other as AnyEffect), 0);
      return yieldsOf(effect.of[0] as Effect).map(y => ({ ...y, harm: y.harm + harm }));
    }
    case 'discard-for':
      return yieldsOf(effect.effect).map(y => ({ ...y, eats: y.eats + 1 }));
    case 'boosted':
      return yieldsOf(effect.effect);
    default:
      return [];
  }
}

/** The side effects of an effect; bad if above 0. */
function harmOf(effect: AnyEffect): number {
  switch (effect.fx) {
    case 'take-wound':
      return WOUND_HARM * effect.n;
    case 'wound-unit':
      return UNIT_HARM;
    case 'reputation':
      return -0.5 * effect.n;
    case 'fame':
      return -effect.n;
    case 'heal':
      return -0.5 * effect.n;
    case 'ready-unit':
    case 'gain-crystal':
      return -0.5;
    default:
      return 0;
  }
}
