import { type DuelOutlook, duelOutlook } from '../rules/duel/outlook.ts';
import type { HeroScene, Scene, SceneDuel } from '../scene/scene.ts';
import { type Playing, playing } from './playing.ts';

/** The two seats: Tovak attacks Goldyx. */
export const [TOVAK, GOLDYX] = [0, 1];

/** Tovak has attacked Goldyx on 0,0, coming from 1,-1. */
export const dueling = (playerCombat: SceneDuel, goldyx: HeroScene = {}, scene: Scene = {}): Playing =>
  playing({ source: [], playerCombat, others: { goldyx }, ...scene });

/** The outlook of the combat. */
export function duelIn(p: Playing): DuelOutlook {
  const found = duelOutlook(p.session.queryFor(TOVAK));
  if (!found) throw new Error('nobody is fighting');
  return found;
}

/** The damage that gets through, or is left to be assigned. */
export const damage = (p: Playing): number => duelIn(p).damage;

/** The damage needed to Wound the blocker's hero and Units, by their names in answers. */
export const prices = (p: Playing): Record<string, number> => {
  const { hero, units } = duelIn(p);
  return Object.fromEntries([[hero.hero, hero.price.n], ...units.map(({ key, price }) => [key, price.n])]);
};

/** The Wounds in a player's hand. */
export const woundsOf = (p: Playing, seat: number): number =>
  p.player(seat).hand.filter(card => card === 'wound').length;
