import { type Color, type EffectOf, TERRAINS } from '@deedbook/engine';
import { nameOf, nameOfPlace } from './names.ts';
import type { Voice } from './voice.ts';

/* Effects whose words take more than one sentence of the catalogue. */

/** The resistance that stops effects of a color. */
export const SHIELDS: Partial<Record<Color, 'fire' | 'ice'>> = { red: 'fire', blue: 'ice' };

export function holding(voice: Voice, hold: EffectOf<'hold-enemy'>): string {
  const held = heldBack(voice, hold);
  return hold.more ? voice.say('effects.holdMore', { hold: held }) : held;
}

function heldBack(voice: Voice, { fortified, color, armor = 0, loses = [] }: EffectOf<'hold-enemy'>): string {
  const held = voice.say(fortified ? 'effects.held.any' : 'effects.held.unfortified');
  const shield = color && SHIELDS[color];
  const enemy = shield
    ? voice.say('effects.held.unless', { enemy: held, resistance: nameOf(voice, 'resistance', shield) })
    : held;
  if (loses.length > 0) {
    const resistance = voice.and(loses.map(loss => nameOf(voice, 'resistance', loss)));
    return voice.say('effects.holdStripped', { enemy, resistance });
  }
  return armor === 0
    ? voice.say('effects.hold', { enemy })
    : voice.say('effects.holdWeaker', { enemy, n: Math.abs(armor) });
}

/** A flight: how far and at what cost, over what, and where it ends. */
export function flying(voice: Voice, { costs, avoids, ends }: EffectOf<'flight'>): string {
  const n = costs.length;
  const points = (count: number) => voice.say('words.movePoints', { count });
  const way = (cost: number, i: number) => voice.say('effects.fly.way', { count: i + 1, points: points(cost) });
  const reach = costs.every(cost => cost === 0)
    ? voice.say('effects.fly.free', { n })
    : costs.every((cost, i) => cost === i + 1)
      ? voice.say('effects.fly.each', { n })
      : voice.say('effects.fly.some', { ways: voice.or(costs.map(way)) });
  const terrains = voice.or(avoids.map(terrain => nameOfPlace(voice, 'terrain', terrain)));
  const move =
    avoids.length === 0
      ? voice.say('effects.fly.over', { move: reach })
      : voice.say('effects.fly.but', { move: reach, terrains });
  return voice.say(`effects.fly.${ends}`, { move });
}

/** Move costs of terrains; setting a cost makes inaccessible ones accessible. */
export function costsText(voice: Voice, { terrains, change }: EffectOf<'terrain-cost'>): string {
  const points = (count: number) => voice.say('words.movePoints', { count });
  const named = voice.or(terrains.map(terrain => nameOfPlace(voice, 'terrain', terrain)));
  if ('set' in change) {
    const opens = terrains.some(terrain => TERRAINS.get(terrain).cost.day === null);
    return voice.say(opens ? 'effects.terrain.opened' : 'effects.terrain.set', {
      terrains: named,
      points: points(change.set),
    });
  }
  if ('most' in change) return voice.say('effects.terrain.most', { points: points(change.most) });
  if (terrains.length > 0) return voice.say('effects.cheaper', { terrains: named, points: points(change.less) });
  return voice.say('effects.terrain.every', { points: points(change.less), n: change.least ?? 0 });
}
