import type { Combat, Foe } from '../../state/combat.ts';
import type { Hex } from '../../state/hex.ts';
import type { Name } from '../../state/names.ts';
import type { Reward } from '../../state/turn.ts';
import { COMBAT_CAUSES, RUINS } from '../catalogue.ts';
import { conquerCity, markCity } from '../cities/cities.ts';
import type { Game } from '../game.ts';
import { happened } from '../lasting.ts';
import { combatRule } from '../mage-knight.ts';
import { cityAt, isConquered, type Space, spaceAt } from '../map/ground.ts';
import { placeToken } from '../map/tokens.ts';
import type { InCombat, Seen } from '../query.ts';
import { changeReputation, gainFame } from '../rewards/tracks.ts';
import { checkForEnd } from '../round/ending.ts';
import { siteOf, twistsOf } from '../scenarios/scenarios.ts';
import { changeFoe, discardToken, liftToken, markAttack } from './foes.ts';
import { enemyOf } from './numbers.ts';

/** Reputation for a rampaging enemy: orcs 1, draconum 2 (REP-04). */
const RAMPAGING_REPUTATION: Readonly<Record<string, number>> = { green: 1, red: 2 };

/** Defeats an enemy: Fame at once, and its token is discarded (CMB-GEN-14, CMB-GEN-15). */
export function defeat(g: InCombat<Game>, foe: Foe): void {
  const { combat } = g;
  changeFoe(combat, foe.id, { defeated: true });
  if (foe.hex !== null) liftToken(g, foe.hex, foe.enemy);
  discardToken(g, foe.color, foe.enemy);
  g.tell({ news: 'enemy-defeated', seat: g.seat, enemy: foe.enemy });
  gainFame(g, fameFor(g.s, combat, foe));
  if (foe.role === 'garrison' && foe.hex !== null) markCity(g, foe.hex);
  if (foe.role === 'rampaging') changeReputation(g, reputationFor(g.s, foe));
}

const reputationFor = (s: Seen, foe: Foe): number =>
  twistsOf(s).reduce((n, twist) => twist.reputationFor?.(foe, n) ?? n, RAMPAGING_REPUTATION[foe.color] ?? 0);

/**
 * The Fame for an enemy. For several defenders of another player's site, the total is halved and rounded up
 * (SCN-CH-03).
 */
function fameFor(s: Seen, combat: Combat, foe: Foe): number {
  const { fame } = enemyOf(foe);
  if (combat.halfFame && foe.role === 'drawn') {
    const before = combat.foes.filter(other => other.defeated && other.role === 'drawn' && other.id !== foe.id);
    const sum = before.reduce((n, other) => n + enemyOf(other).fame, 0);
    return Math.ceil((sum + fame) / 2) - Math.ceil(sum / 2);
  }
  return twistsOf(s).reduce((n, twist) => twist.fameFor?.(s, foe, n) ?? n, fame);
}

/**
 * An effect destroys an enemy, which counts as defeating it. A summoned monster is only discarded, for no Fame, along
 * with its other attacks (CMB-SUM-03).
 */
export function destroy(g: InCombat<Game>, { id }: Foe, card: Name): void {
  const { combat } = g;
  const now = () => combat.foes.find(foe => foe.id === id) as Foe;
  const foe = now();
  combat.targets = combat.targets.filter(target => target !== id);
  if (combat.targets.length === 0) combat.values = [];
  if (foe.summoner === null) {
    defeat(g, foe);
    happened(g, { event: 'defeated', foe, cards: [card] });
    return;
  }
  foe.attacks.forEach((attack, at) => {
    if (attack === 'coming') markAttack(g, now(), at, 'blocked');
  });
}

/** Ends the combat, whether or not enemies are left (CMB-GEN-13). */
export const conclude = combatRule('conclude', () => g => {
  const { combat } = g;
  g.s.combat = null;
  g.expire('combat');
  // Summoned monsters whose attacks were blocked or dealt are already discarded (CMB-SUM-03).
  for (const foe of combat.foes) {
    if (foe.summoner !== null && foe.attacks.includes('coming')) discardToken(g, foe.color, foe.enemy);
  }
  const defenders = combat.foes.filter(foe => foe.role !== 'rampaging' && foe.summoner === null);
  const won = defenders.every(foe => foe.defeated);
  g.tell({
    news: 'fight-ended',
    seat: g.seat,
    won: won && combat.foes.every(foe => foe.defeated || foe.summoner !== null),
  });
  if (combat.why === 'rampaging') return; // CMB-OUT-08, CMB-OUT-14
  if (g.s.assault !== null) return; // COA-13: settled after everyone has fought
  if (won && COMBAT_CAUSES.get(combat.why).conquers) conquer(g, combat.hex, combat);
  else fail(g, combat, defenders);
  checkForEnd(g);
});

/** Puts a Shield on the site and notes its reward for the end of the turn (CMB-OUT-03 to -07, REW-07). */
function conquer(g: Game, hex: Hex, { why }: Combat): void {
  const city = cityAt(g.s, hex);
  if (city) {
    conquerCity(g, city);
    return;
  }
  const site = spaceAt(g.s, hex)?.site;
  if (!site) return;
  const { reward, lair } = siteOf(g.s, site);
  // SIT-DUN-04: a conquered dungeon is entered only for Fame. A keep changes hands.
  if (isConquered(g.s, hex) && lair) return;
  // SIT-KEE-04: the new Shield replaces the former owner's.
  g.s.shields = [...g.s.shields.filter(shield => shield.hex !== hex), { hex, seat: g.seat }];
  g.tell({ news: 'conquered', seat: g.seat, hex, site });
  for (const twist of twistsOf(g.s)) twist.onConquer?.(g, spaceAt(g.s, hex) as Space);
  win(g, ...(why === 'burning' ? BURNED : (reward ?? [])));
  const ruins = g.s.tokens.find(token => token.hex === hex && token.color === 'yellow');
  if (!ruins) return;
  winRuins(g, ruins.name);
  liftToken(g, hex, ruins.name);
  discardToken(g, 'yellow', ruins.name);
}

const BURNED: readonly Reward[] = ['artifact'];

/** Notes rewards for the end of the turn. */
function win(g: Game, ...rewards: readonly Reward[]): void {
  g.s.rewards = [...g.s.rewards, ...rewards];
}

/** Notes the reward printed on the ruins token (CMB-OUT-04). */
function winRuins(g: Game, token: string): void {
  const { reward } = RUINS.get(token);
  const times = (n: number | undefined, what: Reward): Reward[] => Array<Reward>(n ?? 0).fill(what);
  win(
    g,
    ...times(reward.artifacts, 'artifact'),
    ...times(reward.spells, 'spell'),
    ...times(reward.advancedActions, 'advanced-action'),
    ...times(reward.units, 'unit'),
    ...times(reward.crystals ? 1 : 0, 'crystals'),
  );
}

/** Some defenders are undefeated: they stay or are discarded, and an assault withdraws (CMB-OUT-09 to -13). */
function fail(g: Game, combat: Combat, defenders: readonly Foe[]): void {
  const site = spaceAt(g.s, combat.hex)?.site;
  const stays = combat.why === 'site' && site && siteOf(g.s, site).lair?.stays === true;
  for (const foe of defenders) {
    const { enemy: name, color } = foe;
    if (foe.defeated || (foe.role !== 'drawn' && foe.role !== 'waiting')) continue;
    if (!stays) discardToken(g, color, name);
    else if (foe.role === 'drawn')
      g.s.tokens = [...g.s.tokens, { hex: combat.hex, color, name, up: true, role: 'waiting' }];
    if (foe.role === 'drawn' || stays) continue;
    // SCN-DL-02: the token that marks a secret place is replaced.
    liftToken(g, combat.hex, name);
    placeToken(g, color, combat.hex, false, 'waiting');
  }
  // C-02: each defeated monster is replaced face down, so that both must be defeated in one visit.
  if (g.s.options.replenishSpawningGrounds && site === 'spawning-grounds') {
    for (const { color, defeated } of defenders) if (defeated) placeToken(g, color, combat.hex, false, 'waiting');
  }
  if (combat.why !== 'assault') return;
  const { turn, me } = g;
  turn.path = turn.path.slice(0, -1);
  me.hex = turn.path.at(-1) as Hex;
  g.tell({ news: 'withdrew', seat: g.seat, hex: me.hex, wounds: 0 });
}
