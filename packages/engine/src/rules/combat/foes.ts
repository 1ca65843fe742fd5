import { oneNamed } from '../../protocol/slots.ts';
import type { Combat, Foe } from '../../state/combat.ts';
import type { Hex } from '../../state/hex.ts';
import type { MapToken, Pile, TokenColor } from '../../state/map.ts';
import type { Name } from '../../state/names.ts';
import { ENEMIES } from '../catalogue.ts';
import type { Game } from '../game.ts';
import type { InCombat } from '../query.ts';

/** A new enemy in a combat. Enemies with the same name are numbered. */
export function foeOf(
  foes: readonly Foe[],
  enemy: Name,
  color: TokenColor,
  hex: Hex | null,
  role: Foe['role'],
  fortified: boolean,
  cities: readonly Name[] = NO_CITIES,
): Foe {
  const alike = foes.filter(foe => foe.enemy === enemy).length;
  return {
    id: foes.length + 1,
    key: alike === 0 ? enemy : `${enemy} ${alike + 1}`,
    enemy,
    color,
    hex,
    role,
    fortified,
    cities,
    summoner: null,
    defeated: false,
    held: false,
    lost: [],
    attacks: ENEMIES.get(enemy).attacks.map(() => 'coming' as const),
  };
}

const NO_CITIES: readonly Name[] = [];

/** The enemy of a token on the map, for a combat. A defender of a city gets the bonus of the city cards. */
export const foeOnMap = (foes: readonly Foe[], token: MapToken, fortified: boolean, cities = NO_CITIES): Foe =>
  foeOf(foes, token.name, token.color, token.hex, token.role, fortified, cities);

/** The enemies of a fight after these tokens have joined. */
export const joinedBy = (foes: readonly Foe[], tokens: readonly MapToken[]): Foe[] => {
  const all = [...foes];
  for (const token of tokens) all.push(foeOnMap(all, token, false));
  return all;
};

/** Updates one enemy of the combat. */
export function changeFoe(combat: Combat, id: number, change: Partial<Foe>): void {
  combat.opened = true;
  combat.foes = combat.foes.map(foe => (foe.id === id ? { ...foe, ...change } : foe));
}

/** One attack of an enemy; numbered only if the enemy has several. */
export const attackOf = (foe: Foe, at: number) => ({
  foe: oneNamed(foe.key),
  attack: foe.attacks.length > 1 ? at + 1 : null,
});

/** Makes an enemy a target. The first target starts a new attack or block, with nothing fixed yet. */
export function aimAt(combat: Combat, id: number): void {
  if (combat.targets.length === 0) combat.fixed = [];
  combat.targets = [...combat.targets, id];
}

/** Records the outcome of an attack. A summoned monster is discarded after its last attack (CMB-SUM-03). */
export function markAttack(g: InCombat<Game>, foe: Foe, at: number, what: 'blocked' | 'cancelled' | 'dealt'): void {
  const attacks = foe.attacks.map((attack, i) => (i === at ? what : attack));
  changeFoe(g.combat, foe.id, { attacks });
  if (foe.summoner !== null && !attacks.includes('coming')) discardToken(g, foe.color, foe.enemy);
}

/** Puts a token on the discard pile of its color. */
export function discardToken(g: Game, color: TokenColor, name: Name): void {
  const pile: Pile = g.s.piles[color];
  g.s.piles = { ...g.s.piles, [color]: { draw: pile.draw, discard: [...pile.discard, name] } };
}

/** Takes one token off the map. */
export function liftToken(g: Game, hex: Hex, name: Name): void {
  const at = g.s.tokens.findIndex(token => token.hex === hex && token.name === name);
  g.s.tokens = g.s.tokens.filter((_, i) => i !== at);
}
