import { type CombatOutlook, combatOutlook, type FoeOutlook } from '../rules/combat/outlook.ts';
import type { Scene } from '../scene/scene.ts';
import type { Phase } from '../state/combat.ts';
import { hexName } from '../state/hex.ts';
import { type Playing, playing } from './playing.ts';

/** The spaces around 0,0. */
const AROUND = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'] as const;

/** The hero on 0,0 challenges rampaging enemies on the adjacent spaces, all of them together. */
export function challenging(names: string | readonly string[], scene: Scene = {}): Playing {
  const places = (typeof names === 'string' ? [names] : names).map((enemy, i) => ({ enemy, at: AROUND[i] as string }));
  const enemies = places.map(place => ({ ...place, role: 'rampaging' as const }));
  const p = playing({ ...scene, enemies: [...enemies, ...(scene.enemies ?? [])] });
  for (const { at } of places) p.answer(`challenge ${at}`);
  return p;
}

/** The hero assaults a keep (or another site) on 1,0 with this garrison. */
export function assaulting(garrison: string, scene: Scene = {}, site = 'keep'): Playing {
  const enemies = [{ at: '1,0', enemy: garrison }, ...(scene.enemies ?? [])];
  return playing({ move: 5, ...scene, map: { '1,0': site, ...scene.map }, enemies }).answer('assault 1,0');
}

/** Ends phases without doing anything until this one begins; the hero takes all damage. */
export function goTo(p: Playing, phase: Phase): Playing {
  for (let i = 0; i < 20 && p.prompt !== `combat-${phase}`; i++) {
    const [next = 'end-phase'] = p.offered('hero', 'take ');
    p.answer(next);
  }
  return p;
}

/** The outlook of the combat. */
export function outlook(p: Playing): CombatOutlook {
  const found = combatOutlook(p.session.queryFor(p.seat));
  if (!found) throw new Error('nobody is fighting');
  return found;
}

/** The same for one enemy. */
export function foe(p: Playing, key: string): FoeOutlook {
  const found = outlook(p).foes.find(other => other.key === key);
  if (!found) throw new Error(`'${key}' takes no part`);
  return found;
}

/** The enemies taking part at the moment. */
export const foes = (p: Playing): string[] => outlook(p).foes.map(({ key }) => key);

/** The total of the current attack or block, and the value needed. */
export const sum = (p: Playing): readonly [total: number, needed: number] => {
  const { soFar } = outlook(p);
  if (!soFar) throw new Error('nobody is attacked or blocked');
  return [soFar.total, soFar.needed];
};

/** Wounds in the hand of the first hero. */
export const wounds = (p: Playing): number => p.me.hand.filter(card => card === 'wound').length;

/** Discarded tokens of all colors. */
export const discarded = (p: Playing): string[] => Object.values(p.state.piles).flatMap(({ discard }) => discard);

/** A combat in which these values were played against the enemies, all of them or those the scene names. */
export function struck(names: string | readonly string[], soFar: readonly string[], phase: Phase = 'attack'): Playing {
  const enemies = typeof names === 'string' ? [names] : names;
  return playing({ combat: { enemies, phase, targets: phase === 'block' ? enemies.slice(0, 1) : enemies, soFar } });
}

/** Cards and mana to defeat any one enemy with Armor 9 or less that does not resist physical Attacks. */
const STRONG: Scene = { hand: ['blood-rage', 'rage'], mana: ['red', 'red', 'green'], source: [] };

/** A hero of level 9, with 80 Fame, who survives most fights without a knock-out and can defeat any enemy once. */
export const mighty = (scene: Scene = {}): Scene => ({ level: 9, ...STRONG, ...scene });

/** Defeats one enemy in the Attack phase, which costs a Wound. */
export const defeat = (p: Playing, key: string): Playing =>
  goTo(p, 'attack').answer(`target ${key}`, 'power blood-rage', 'attack 9 and take a wound', 'attack');

/** Where Shields are, and whose. */
export const shields = (p: Playing): [string, number][] => p.state.shields.map(({ hex, seat }) => [hexName(hex), seat]);
