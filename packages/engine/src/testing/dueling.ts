import { type DuelOutlook, duelOutlook } from '../rules/duel/outlook.ts';
import type { HeroScene, Scene, SceneDuel } from '../scene/scene.ts';
import { type Playing, playing } from './playing.ts';

/** The seats of the two who fight: Tovak attacks Goldyx. */
export const [TOVAK, GOLDYX] = [0, 1];

/** Tovak has attacked Goldyx; the space fought for is 0,0, and Tovak has come from 1,-1. */
export const dueling = (playerCombat: SceneDuel, goldyx: HeroScene = {}, scene: Scene = {}): Playing =>
  playing({ source: [], playerCombat, others: { goldyx }, ...scene });

/** Everything both may know of the combat. */
export function duelIn(p: Playing): DuelOutlook {
  const found = duelOutlook(p.session.look(TOVAK));
  if (!found) throw new Error('nobody is fighting');
  return found;
}

/** What gets through, or is left to be assigned. */
export const damage = (p: Playing): number => duelIn(p).damage;

/** What Wounds the hero and the Units of the blocker, by the words of answers. */
export const prices = (p: Playing): Record<string, number> => {
  const { hero, units } = duelIn(p);
  return Object.fromEntries([[hero.hero, hero.price.n], ...units.map(({ key, price }) => [key, price.n])]);
};

/** Wounds in the hand of a player. */
export const woundsOf = (p: Playing, seat: number): number =>
  p.player(seat).hand.filter(card => card === 'wound').length;
